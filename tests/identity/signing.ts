import { exportJWK, generateKeyPair, SignJWT } from "jose";

/** How an ID token is signed: "none" leaves the signature away, "spoilt" changes the claims after it. */
export type Signature = { key: CryptoKey | Uint8Array; alg?: string; kid?: string } | "none" | "spoilt";

export const newKeys = (alg: string) => generateKeyPair(alg, { extractable: true });

/** A public key as providers publish it. */
export async function publish({ publicKey }: { publicKey: CryptoKey }, kid: string) {
  return { ...(await exportJWK(publicKey)), kid, use: "sig" };
}

/** The provider's usual keys, published as "first". */
export const usualKeys = await newKeys("ES256");
export const usualPublished = await publish(usualKeys, "first");

export async function signToken(claims: Record<string, unknown>, signature?: Signature): Promise<string> {
  if (signature === "none") return `${encode({ alg: "none" })}.${encode(claims)}.`;
  const usual: Exclude<Signature, string> = { key: usualKeys.privateKey };
  const { key, alg = "ES256", kid = "first" } = typeof signature === "object" ? signature : usual;
  const token = await new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(key);
  if (signature !== "spoilt") return token;
  const [header, , proof] = token.split(".");
  return [header, encode({ ...claims, sub: "mallory" }), proof].join(".");
}

function encode(part: unknown): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}
