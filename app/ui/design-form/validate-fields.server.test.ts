import { expect, test } from "vitest";
import { photoProblemMessages } from "#app/domain/media/photo-problem.ts";
import { designFormSchema } from "#app/domain/orders/request/design-request-schemas.server.ts";
import { parseForm } from "#app/http/parse-form.ts";
import { validateFields } from "./validate-fields.ts";

const good = { prompt: "A gravel path and a bench", email: "ada@example.com", packageId: "standard" };

function formOf(changes: Partial<typeof good>, photo = new File(["x"], "yard.jpg")): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...good, ...changes })) form.set(name, value);
  form.set("photo", photo);
  return form;
}

test.each([
  {},
  { prompt: "" },
  { prompt: " \r\n too short " },
  { prompt: "x".repeat(501) },
  { email: "" },
  { email: "ada@home.lan" },
  { packageId: "" },
  { prompt: "no", email: "no", packageId: "" },
])("while somebody types %j, the browser says what the server would say", (changes) => {
  const form = formOf(changes);
  const [typed, sent] = [validateFields(form, false), parseForm(form, designFormSchema)];
  expect(typed.status).toBe(sent.status);
  expect(typed.reply().error).toEqual(sent.reply().error);
});

test("a photo is missed where none was chosen or kept", () => {
  const none = formOf({}, new File([], ""));
  expect(validateFields(none, false).reply().error).toEqual({ photo: [photoProblemMessages.missing] });
  expect(validateFields(none, true).status).toBe("success");
});
