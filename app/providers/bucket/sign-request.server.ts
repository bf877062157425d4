import { createHash, createHmac } from "node:crypto";

export interface S3Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

export interface RequestToSign {
  method: string;
  url: URL;
  /** Signed in addition to host, date and the body's hash; names in lower case. */
  headers?: Record<string, string>;
  /** SHA-256 of the body, in hex. */
  bodySha256: string;
}

export const emptySha256 = createHash("sha256").digest("hex");

/**
 * AWS Signature Version 4, which every S3-compatible store supports. Source:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function signRequest(
  request: RequestToSign,
  credentials: S3Credentials,
  now = new Date(),
): Record<string, string> {
  const { method, url, bodySha256 } = request;
  const moment = now.toISOString().replace(/[-:]|\.\d+/g, "");
  const day = moment.slice(0, 8);
  const headers: Record<string, string> = {
    ...request.headers,
    host: url.host,
    "x-amz-content-sha256": bodySha256,
    "x-amz-date": moment,
  };
  const names = Object.keys(headers).sort();
  const signedNames = names.join(";");
  const canonical = [
    method,
    url.pathname,
    canonicalQuery(url),
    ...names.map((name) => `${name}:${headers[name]!.trim()}`),
    "",
    signedNames,
    bodySha256,
  ].join("\n");
  const scope = `${day}/${credentials.region}/s3/aws4_request`;
  const toSign = ["AWS4-HMAC-SHA256", moment, scope, createHash("sha256").update(canonical).digest("hex")].join("\n");
  const key = [day, credentials.region, "s3", "aws4_request"].reduce<string | Buffer>(
    (secret, part) => createHmac("sha256", secret).update(part).digest(),
    `AWS4${credentials.secretAccessKey}`,
  );
  const signature = createHmac("sha256", key).update(toSign).digest("hex");
  const authorization = `AWS4-HMAC-SHA256 Credential=${credentials.accessKeyId}/${scope},SignedHeaders=${signedNames},Signature=${signature}`;
  return { ...headers, authorization };
}

function canonicalQuery({ searchParams }: URL): string {
  const pairs = [...searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return pairs.sort().join("&");
}

/** RFC 3986, stricter than JavaScript's own. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
