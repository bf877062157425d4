/** By its name, so that a setting that is added later is covered: the publishable key is meant to be seen. */
const secretName = /SECRET|TOKEN|PASSWORD|(?<!PUBLISHABLE)_KEY$|^SMTP_URL$/;

/** Whether a setting's value must never be written down, shown or sent anywhere. */
export function isSecretSetting(name: string): boolean {
  return secretName.test(name);
}

/** The value as it may be shown: an address without the password that may stand in it. */
export function withoutPassword(value: string): string {
  if (!URL.canParse(value)) return value;
  const url = new URL(value);
  if (!url.password && !url.username) return value;
  url.password = "";
  url.username = "";
  return url.href;
}
