import { href } from "react-router";
import type { NewToast } from "#app/domain/accounts/toast-message.ts";
import { pictureProblemMessages } from "#app/domain/blog/picture-problem.ts";
import { deletePicture, describePicture } from "#app/domain/blog/pictures/change-picture.server.ts";
import { listPictures } from "#app/domain/blog/pictures/list-pictures.server.ts";
import { takePictures } from "#app/domain/blog/pictures/take-pictures.server.ts";
import { photoBytesAtMost } from "#app/domain/media/photo-problem.ts";
import { redirectFromDesk } from "#app/http/answers/desk-answer.server.ts";
import { listAddress, readPageNumber } from "#app/http/page-number.ts";
import { readIntent } from "#app/http/read-intent.ts";
import { requireEditor } from "#app/http/sessions/guards.server.ts";
import type { Upload } from "#app/http/uploads/incoming-form.server.ts";
import { readUpload, uploadRefusals } from "#app/http/uploads/read-upload.server.ts";
import { DeskPage } from "#app/ui/admin/desk-page.tsx";
import { PictureCards } from "#app/ui/admin/pictures/picture-cards.tsx";
import { PictureUpload } from "#app/ui/admin/pictures/picture-upload.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/pictures";

const list = href("/admin/pictures");
const limits = { fieldLength: 64 * 1024, parts: 200, list: { field: "pictures", bytesAtMost: 60 * 1024 * 1024 } };

/** /admin/pictures: the blog's pictures, what they show and where. The post form reads it too. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireEditor(request);
  return listPictures(readPageNumber(request) ?? 1);
}

export async function action({ request }: Route.ActionArgs) {
  const editor = await requireEditor(request);
  const upload = await readUpload(request, "", photoBytesAtMost, limits);
  try {
    const back = listAddress(list, readPageNumber(request) ?? 1);
    return await redirectFromDesk(request, editor, back, await act(upload, request.signal));
  } finally {
    await upload.dispose();
  }
}

async function act(upload: Upload, signal: AbortSignal): Promise<NewToast> {
  const { path = "", alt = "", pictureWords = "" } = upload.fields;
  const intent = readIntent(upload.fields.intent, ["describe", "delete", "upload"], "upload");
  if (intent === "describe") {
    return describePicture(path, alt) ? { title: "Description saved", description: alt } : gone;
  }
  if (intent === "delete") {
    const deleted = await deletePicture(path);
    if (deleted.ok) return { title: "Picture deleted", description: "Nothing showed it." };
    if (deleted.reason === "not-found") return gone;
    return failure(`This picture is in use: ${deleted.usedBy} shows it.`);
  }
  if (upload.problem === "too-large") return failure(pictureProblemMessages["too-large"]);
  if (upload.problem) return failure(uploadRefusals[upload.problem].message);
  const { blocks, notes } = await takePictures(upload.files, pictureWords, signal);
  if (blocks.length === 0) return failure(notes.join(" ") || pictureProblemMessages.missing);
  return {
    title: blocks.length === 1 ? "Picture stored" : `${blocks.length} pictures stored`,
    description: notes.join(" "),
  };
}

const gone = failure("This picture has been deleted meanwhile.");

function failure(description: string): NewToast {
  return { title: "Error", description, variant: "destructive" };
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Pictures") }];
}

export default function Pictures({ loaderData: { items, total, page, pageCount } }: Route.ComponentProps) {
  return (
    <DeskPage
      title="Pictures"
      intro="Every picture of the blog, what it shows, and the posts that show it."
      back={{ to: href("/admin"), name: "Back" }}
    >
      <PictureUpload />
      <p className="mt-6 text-ink-soft text-sm">{total === 1 ? "1 picture" : `${total} pictures`}</p>
      <PictureCards items={items} />
      <Pager page={page} pageCount={pageCount} addressOf={(wanted) => listAddress(list, wanted)} />
    </DeskPage>
  );
}
