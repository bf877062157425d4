import crypto from "node:crypto";
import { onTestFinished } from "vitest";
import type { Bucket } from "#app/providers/bucket/contract.ts";
import { createS3Bucket, type Patience } from "#app/providers/bucket/s3-bucket.server.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";

const bucketName = "yards";
const credentials = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER", region: "us-east-1" };

/**
 * s3rver encrypts the continuation token of a long list with DES, which OpenSSL 3 no longer has: Triple DES with three equal
 * keys is the same.
 */
function restoreDes(): void {
  const { createCipheriv, createDecipheriv } = crypto;
  const tripled = (make: typeof createCipheriv | typeof createDecipheriv) => (name: string, key: Buffer, iv: Buffer) =>
    name === "des" ? make("des-ede3-cbc", Buffer.concat([key, key, key]), iv) : make(name, key, iv);
  Object.assign(crypto, { createCipheriv: tripled(createCipheriv), createDecipheriv: tripled(createDecipheriv) });
}
restoreDes();

/** An S3 server for the test, with an empty bucket, and the settings for it. `stop` followed by `start` keeps its contents. */
export async function startS3(
  patience?: Patience,
): Promise<{ bucket: Bucket; settings: Record<string, string>; stop(): Promise<void>; start(): Promise<void> }> {
  const { default: S3rver } = await import("s3rver");
  const directory = createTemporaryFolder();
  const open = (port: number) => {
    const options = { port, address: "127.0.0.1", directory, silent: true, configureBuckets: [{ name: bucketName }] };
    return new S3rver(options);
  };
  let server = open(0);
  const { port } = await server.run();
  const stop = async () => server.close();
  onTestFinished(() => stop().catch(() => {}));
  const place = { ...credentials, endpoint: `http://127.0.0.1:${port}`, bucket: bucketName, prefix: "shop/" };
  const start = async () => {
    server = open(port);
    await server.run();
  };
  const settings = {
    STORAGE: "s3",
    S3_BUCKET: `${bucketName}/shop`,
    S3_ENDPOINT: place.endpoint,
    S3_ACCESS_KEY_ID: place.accessKeyId,
    S3_SECRET_ACCESS_KEY: place.secretAccessKey,
  };
  return { bucket: createS3Bucket("s3://yards/shop", place, patience), settings, stop, start };
}
