import { z } from "zod";
import { IdentityProviderError } from "./contract.ts";

const metadataSchema = z.object({
  issuer: z.url(),
  authorization_endpoint: z.url({ protocol: /^https?$/ }),
  token_endpoint: z.url({ protocol: /^https?$/ }),
  userinfo_endpoint: z.url({ protocol: /^https?$/ }),
  jwks_uri: z.url({ protocol: /^https?$/ }),
  authorization_response_iss_parameter_supported: z.boolean().optional(),
  scopes_supported: z.array(z.string()).optional().catch(undefined),
});

export type OpenIdMetadata = z.infer<typeof metadataSchema>;

export const providerTimeoutMs = 8000;
const keepMs = 60 * 60 * 1000;
const pausesMs = [250, 1000];

/**
 * Fetched on first use and cached for an hour. A provider that is down does not block our start, and an old document is
 * used while it cannot be renewed. `fetchFrom` replaces the issuer's own address.
 */
export function createMetadataReader(issuer: string, fetchFrom = issuer): () => Promise<OpenIdMetadata> {
  let kept: { metadata: OpenIdMetadata; until: number } | undefined;
  let underway: Promise<OpenIdMetadata> | undefined;

  async function renew(): Promise<OpenIdMetadata> {
    try {
      const metadata = await fetchMetadata(issuer, fetchFrom);
      kept = { metadata, until: Date.now() + keepMs };
      return metadata;
    } catch (error) {
      if (kept) return kept.metadata;
      throw error;
    }
  }

  return async () => {
    if (kept && kept.until > Date.now()) return kept.metadata;
    underway ??= renew().finally(() => {
      underway = undefined;
    });
    return underway;
  };
}

async function fetchMetadata(issuer: string, fetchFrom: string): Promise<OpenIdMetadata> {
  const url = `${withoutSlash(fetchFrom)}/.well-known/openid-configuration`;
  const document = await fetchJsonWithRetry(url);
  const parsed = metadataSchema.safeParse(document);
  if (!parsed.success) throw new IdentityProviderError("refused", `${url} is no OpenID description`);
  // OpenID Connect Discovery 1.0, 4.3: a document that names another issuer is an impersonation.
  if (withoutSlash(parsed.data.issuer) !== withoutSlash(issuer)) {
    throw new IdentityProviderError("refused", `${url} speaks for ${parsed.data.issuer}`);
  }
  return parsed.data;
}

async function fetchJsonWithRetry(url: string): Promise<unknown> {
  const signal = AbortSignal.timeout(providerTimeoutMs);
  for (let attempt = 0; ; attempt++) {
    try {
      const response = await fetch(url, { headers: { Accept: "application/json" }, signal });
      if (response.ok) return await response.json();
      await response.body?.cancel();
      throw new Error(`answered ${response.status}`);
    } catch (cause) {
      const pause = pausesMs[attempt];
      if (pause === undefined || signal.aborted) {
        throw new IdentityProviderError("unreachable", `${url}: ${String(cause)}`, { cause });
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, "");
}
