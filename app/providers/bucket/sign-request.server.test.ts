import { expect, test } from "vitest";
import { emptySha256, signRequest } from "./sign-request.server.ts";

// The examples of https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
const credentials = {
  accessKeyId: "AKIAIOSFODNN7EXAMPLE",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
  region: "us-east-1",
};
const moment = new Date("2013-05-24T00:00:00Z");
const bucket = "https://examplebucket.s3.amazonaws.com";

test.each([
  ["/test.txt", { range: "bytes=0-9" }, "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41"],
  ["/?lifecycle=", {}, "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543"],
  ["/?max-keys=2&prefix=J", {}, "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7"],
])("%s is signed as the protocol's own examples are", (path, headers, signature) => {
  const request = { method: "GET", url: new URL(path, bucket), headers, bodySha256: emptySha256 };
  expect(signRequest(request, credentials, moment).authorization).toContain(`Signature=${signature}`);
});
