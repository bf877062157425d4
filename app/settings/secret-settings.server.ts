/** By name, so that settings added later are covered; the publishable key is public. */
const secretName = /SECRET|TOKEN|PASSWORD|(?<!PUBLISHABLE)_KEY$|^SMTP_URL$/;

export function isSecretSetting(name: string): boolean {
  return secretName.test(name);
}

/** For display. */
export function withoutPassword(value: string): string {
  if (!URL.canParse(value)) return value;
  const url = new URL(value);
  if (!url.password && !url.username) return value;
  url.password = "";
  url.username = "";
  return url.href;
}
