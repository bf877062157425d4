/** By name, so that settings added later are covered; the publishable key is public. */
const secretName = /SECRET|TOKEN|PASSWORD|(?<!PUBLISHABLE)_KEY$|^SMTP_URL$/;
/** They belong to a secret and come with it. */
const besideSecrets = /^(STRIPE_PUBLISHABLE_KEY|S3_ACCESS_KEY_ID)$/;

export function isSecretSetting(name: string): boolean {
  return secretName.test(name);
}

/** NAME_FILE instead of NAME: containers get secrets as files. */
export function mayComeFromFile(name: string): boolean {
  return isSecretSetting(name) || besideSecrets.test(name);
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
