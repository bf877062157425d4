import { parse, type Submission } from "@conform-to/react";
import { photoProblemMessages } from "#app/domain/media/photo-problem.ts";
import { designRequestMessages, emailProblem, promptProblem } from "#app/domain/orders/request/design-request-rules.ts";

export type DesignTexts = { prompt: string; email: string; packageId: string };
/** Where the yard is may be left out; where nobody is asked it has no fields. */
export type DesignFields = DesignTexts & { photo: File; locality?: string; facing?: string };

/** By the server's rules, without zod. */
export function validateFields(sent: FormData, isPhotoKept: boolean): Submission<DesignFields> {
  const { prompt, email, packageId } = textsOf(sent);
  const photo = sent.get("photo");
  const hasPhoto = isPhotoKept || (photo instanceof File && photo.size > 0);
  const problems: Record<"photo" | keyof DesignTexts, string | undefined> = {
    photo: hasPhoto ? undefined : photoProblemMessages.missing,
    prompt: promptProblem(prompt),
    email: emailProblem(email),
    packageId: packageId ? undefined : designRequestMessages.package,
  };
  const error = Object.fromEntries(
    Object.entries(problems).flatMap(([name, words]) => (words ? [[name, [words]]] : [])),
  );
  const isFine = Object.keys(error).length === 0;
  return parse(sent, {
    resolve: () => (isFine ? { value: { photo: photo as File, prompt, email, packageId } } : { error }),
  });
}

export function readTexts(form: HTMLFormElement): DesignTexts {
  return textsOf(new FormData(form));
}

function textsOf(sent: FormData): DesignTexts {
  const text = (name: string) => String(sent.get(name) ?? "");
  return { prompt: text("prompt"), email: text("email"), packageId: text("packageId") };
}
