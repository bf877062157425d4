import { settingNames } from "#app/settings/env.server.ts";
import { isSecretSetting, withoutPassword } from "#app/settings/secret-settings.server.ts";

/** As the lines of an `.env`, with secrets named but left out: the operator must keep them elsewhere. */
export function describeSettings(source: Record<string, string | undefined>): string {
  const lines = settingNames.flatMap((name) => {
    const value = source[name];
    if (!value) return [];
    return isSecretSetting(name)
      ? [`# ${name}= (was set; not kept here)`]
      : [`${name}=${JSON.stringify(withoutPassword(value))}`];
  });
  return `${lines.join("\n")}\n`;
}
