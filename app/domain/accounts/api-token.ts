import { z } from "zod";

/** Safe in the browser. */
export const tokenScopes = { "read-orders": "Read orders", "write-posts": "Write posts" } as const;
export type TokenScope = keyof typeof tokenScopes;
export const tokenScopeNames = Object.keys(tokenScopes) as [TokenScope, ...TokenScope[]];

export const tokensAtMost = 20;

/** Days; "never" for no end. */
export const tokenLifetimes = ["30", "90", "365", "never"] as const;

export const tokenSchema = z.object({
  name: z.string().trim().min(1, "Please name the program").max(80, "Please use at most 80 characters"),
  scopes: z
    .array(z.enum(tokenScopeNames, "There is no such permission"))
    .min(1, "Please choose what the program may do"),
  lifetime: z.enum(tokenLifetimes, "Please choose how long the token is valid"),
});
export type TokenFields = z.infer<typeof tokenSchema>;
