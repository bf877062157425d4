import { z } from "zod";
import { IdentityProviderError, type ProvenIdentity } from "./contract.ts";

const longestName = 100;
const longestUrl = 2000;

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z
    .string()
    .max(254)
    .transform((email) => email.trim().toLowerCase())
    .pipe(z.email())
    .optional()
    .catch(undefined),
  email_verified: z.union([z.boolean(), z.string()]).optional().catch(undefined),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
  picture: z.string().optional().catch(undefined),
});

/** A strange name or picture is dropped. @throws IdentityProviderError for an invalid subject or e-mail */
export function readClaims(issuer: string, claims: unknown): ProvenIdentity {
  const parsed = claimsSchema.safeParse(claims);
  if (!parsed.success) throw new IdentityProviderError("refused", "the userinfo answer names no subject");
  const { sub, email, email_verified, given_name, family_name, name, picture } = parsed.data;
  if (!email) throw new IdentityProviderError("no-email", "the account has no usable e-mail address");
  return {
    issuer,
    subject: sub,
    email,
    // Some providers send the text "true".
    emailVerified: email_verified === true || email_verified === "true",
    firstName: cleanName(given_name) ?? (family_name ? null : cleanName(name)),
    lastName: cleanName(family_name),
    profileImageUrl: cleanPictureUrl(picture),
  };
}

function cleanName(name: string | undefined): string | null {
  const cleaned = name?.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").trim();
  return cleaned ? [...cleaned].slice(0, longestName).join("") : null;
}

function cleanPictureUrl(picture: string | undefined): string | null {
  if (!picture || picture.length > longestUrl || !URL.canParse(picture)) return null;
  const url = new URL(picture);
  return url.protocol === "https:" ? url.href : null;
}
