/** What `.env` sets: it wins over the desk, which shows it greyed. */
export type FixedValues<Fields> = { [Name in keyof Fields]?: { setting: string; value: string } };

/** Props of a field; its usual hint where `.env` sets nothing. A disabled field is not posted. */
export function fixedProps(fixed: { setting: string; value: string } | undefined, hint: string) {
  if (!fixed) return { hint };
  return { hint: `Set by ${fixed.setting} in .env, which wins.`, defaultValue: fixed.value, disabled: true };
}
