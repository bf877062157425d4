import { data, href } from "react-router";
import type { ReceivedForm } from "#app/disk/received-form.ts";
import type { SignedInUser } from "#app/domain/accounts/signed-in-user.ts";
import { renderMarkdown } from "#app/domain/blog/article/render-markdown.server.ts";
import { pictureAddress } from "#app/domain/blog/picture-address.ts";
import { pictureMarkdown, withBlocksAtEnd } from "#app/domain/blog/picture-markdown.ts";
import { pictureProblemMessages } from "#app/domain/blog/picture-problem.ts";
import { findLibraryPicture, listPictures } from "#app/domain/blog/pictures/list-pictures.server.ts";
import { takePictures } from "#app/domain/blog/pictures/take-pictures.server.ts";
import { photoBytesAtMost } from "#app/domain/media/photo-problem.ts";
import { ownPageSchema } from "#app/domain/pages/own-page-schema.ts";
import { findPageToEdit, saveOwnPage } from "#app/domain/pages/own-pages.server.ts";
import { redirectFromDesk } from "#app/http/answers/desk-answer.server.ts";
import { parseForm, refuseForm } from "#app/http/parse-form.ts";
import { readIntent } from "#app/http/read-intent.ts";
import { requireEditor } from "#app/http/sessions/guards.server.ts";
import { readUpload, unreadUpload } from "#app/http/uploads/read-upload.server.ts";
import { DeskPage } from "#app/ui/admin/desk-page.tsx";
import { type OwnPageAnswer, OwnPageForm, ownPageFormId } from "#app/ui/admin/shop/own-page-form.tsx";
import { ownPageRefusals } from "#app/ui/admin/shop/own-page-refusals.ts";
import { ShopNav } from "#app/ui/admin/shop/shop-nav.tsx";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/edit-own-page";

const list = href("/admin/shop/pages");

/** Above what a page may have: a longer text gets an error message. */
const formLimits = {
  fieldLength: 1024 * 1024,
  parts: 100,
  list: { field: "pictures", bytesAtMost: 60 * 1024 * 1024 },
};

/** /admin/shop/pages/new and /admin/shop/pages/{path} */
export async function loader({ request, params }: Route.LoaderArgs) {
  await requireEditor(request);
  const path = params["*"];
  if (path === undefined) return { page: undefined };
  const page = findPageToEdit(path);
  if (!page) throw data(null, { status: 404 });
  return { page };
}

export async function action({ request, params }: Route.ActionArgs) {
  const editor = await requireEditor(request);
  const upload = await readUpload(request, "", photoBytesAtMost, formLimits);
  try {
    if (upload.problem) throw unreadUpload(upload.problem);
    const [name, argument = ""] = (upload.fields.intent ?? "").split(" ");
    const intent = readIntent(name, ["save", "preview", "insert-pictures", "library", "use-picture"], "save");
    if (intent === "save") return await save(request, editor, upload, params["*"]);
    return await changeText(intent, argument, upload, request.signal);
  } finally {
    await upload.dispose();
  }
}

async function save(request: Request, editor: SignedInUser, { texts }: ReceivedForm, address: string | undefined) {
  const submission = parseForm(texts, ownPageSchema);
  if (submission.status !== "success") return refuseForm(ownPageFormId, submission);
  const path = address ?? submission.value.path;
  const saved = await saveOwnPage({ ...submission.value, path }, address === undefined);
  if (!saved.ok) return refuseForm(ownPageFormId, submission, 422, ownPageRefusals[saved.reason]);
  const title = saved.isThere ? "Page saved" : "Page deleted";
  return redirectFromDesk(request, editor, list, { title, description: submission.value.title }, `/${path}`);
}

/** For buttons without JavaScript: the form comes back with what they made of its text. */
async function changeText(
  intent: "preview" | "insert-pictures" | "library" | "use-picture",
  argument: string,
  { fields, texts, files, fileProblem }: ReceivedForm,
  signal: AbortSignal,
) {
  const { content = "" } = fields;
  const answer = (facts: OwnPageAnswer, blocks: readonly string[] = []) => {
    const initialValue = { ...Object.fromEntries(texts), content: withBlocksAtEnd(content, blocks) };
    return data({ formId: ownPageFormId, result: { initialValue, error: {} }, ...facts });
  };
  if (intent === "preview") {
    const rendered = await renderMarkdown(content);
    if (rendered.ok) return answer({ preview: rendered });
    return refuseForm(ownPageFormId, parseForm(texts, ownPageSchema), 422, ownPageRefusals[rendered.reason]);
  }
  if (intent === "library") return answer({ library: listPictures(Number(argument) || 1, fields.librarySearch) });
  if (intent === "use-picture") {
    const picture = findLibraryPicture(argument);
    if (!picture) return answer({ notes: ["This picture has been deleted meanwhile."] });
    return answer({}, [pictureMarkdown({ url: pictureAddress(picture.path), alt: picture.alt })]);
  }
  const { blocks, notes } = await takePictures(files, fields.pictureWords ?? "", signal);
  if (fileProblem) notes.push(pictureProblemMessages[fileProblem]);
  return answer({ notes }, blocks);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, loaderData?.page ? `Edit ${loaderData.page.title}` : "New page") }];
}

export default function EditOwnPage({ loaderData: { page }, actionData }: Route.ComponentProps) {
  return (
    <>
      <ShopNav />
      <DeskPage
        title={page ? `Edit ${page.title}` : "New page"}
        intro={page ? `/${page.path}` : undefined}
        back={{ to: list, name: "Back to pages" }}
        width="workspace"
      >
        <OwnPageForm page={page} answer={{ notes: undefined, ...actionData }} />
      </DeskPage>
    </>
  );
}
