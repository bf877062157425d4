import { z } from "zod";
import { type EmailClaim, IdentityProviderError, type ProvenIdentity } from "./contract.ts";

const longestName = 100;
const longestUrl = 2000;
const groupsAtMost = 500;

const emailSchema = z
  .string()
  .max(254)
  .transform((email) => email.trim().toLowerCase())
  .pipe(z.email());

/** Some providers send the text "true". */
const truthSchema = z.union([z.boolean(), z.stringbool({ truthy: ["true"], falsy: ["false"] })]);

/** Names may have spaces. */
const groupsSchema = z.union([
  z.array(z.string()),
  z.string().transform((text) => [text, ...text.split(",").map((name) => name.trim())]),
]);

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: emailSchema.optional().catch(undefined),
  email_verified: truthSchema.optional().catch(undefined),
  preferred_username: emailSchema.optional().catch(undefined),
  groups: groupsSchema.optional().catch(undefined),
  roles: groupsSchema.optional().catch(undefined),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
  picture: z.string().optional().catch(undefined),
});

/**
 * A strange name or picture is dropped.
 *
 * @param trustEmail the operator's word for addresses that the provider does not confirm. A preferred_username is never
 *   more than claimed: at many providers people choose it.
 * @throws IdentityProviderError for an invalid subject or e-mail
 */
export function readClaims(issuer: string, claims: unknown, trustEmail = false): ProvenIdentity {
  const parsed = claimsSchema.safeParse(claims);
  if (!parsed.success) throw new IdentityProviderError("refused", "the userinfo answer names no subject");
  const { sub, preferred_username, groups, roles, given_name, family_name, name, picture } = parsed.data;
  const email = parsed.data.email ?? preferred_username;
  if (!email) throw new IdentityProviderError("no-email", "the account has no usable e-mail address");
  const emailClaim = emailClaimOf(parsed.data);
  return {
    issuer,
    subject: sub,
    email,
    emailVerified: emailClaim === "verified" || (trustEmail && emailClaim !== "missing"),
    emailClaim,
    groups: groups || roles ? [...(groups ?? []), ...(roles ?? [])].slice(0, groupsAtMost) : null,
    firstName: cleanName(given_name) ?? (family_name ? null : cleanName(name)),
    lastName: cleanName(family_name),
    profileImageUrl: cleanPictureUrl(picture),
  };
}

function emailClaimOf({ email, email_verified }: z.infer<typeof claimsSchema>): EmailClaim {
  if (!email) return "missing";
  if (email_verified === undefined) return "silent";
  return email_verified ? "verified" : "unverified";
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
