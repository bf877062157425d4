import { expect, test } from "vitest";
import { readUploadAnswer } from "./upload-photo.ts";

test.each([
  [201, '{"requestId":7}', { ok: true, requestId: 7 }],
  [200, '{"requestId":"7"}', { ok: true, requestId: 7 }],
  [200, "{}", { ok: false, reason: "refused", message: "No request ID returned from server" }],
  [200, '{"requestId":0}', { ok: false, reason: "refused", message: "No request ID returned from server" }],
  [200, "<html>", { ok: false, reason: "refused", message: "No request ID returned from server" }],
  [401, '{"message":"Please log in"}', { ok: false, reason: "login-needed" }],
  [
    413,
    '{"message":"File must be less than 20MB"}',
    { ok: false, reason: "refused", message: "File must be less than 20MB" },
  ],
  [502, "<html>Bad gateway</html>", { ok: false, reason: "refused", message: "Failed to upload" }],
  [500, "null", { ok: false, reason: "refused", message: "Failed to upload" }],
  [500, '{"message":""}', { ok: false, reason: "refused", message: "Failed to upload" }],
])("the server's answer %i %s", (status, text, outcome) => {
  expect(readUploadAnswer(status, text)).toEqual(outcome);
});
