import { data, href } from "react-router";
import type { ReceivedForm } from "#app/disk/received-form.ts";
import type { NewToast } from "#app/domain/accounts/toast-message.ts";
import { pictureProblemMessages } from "#app/domain/blog/picture-problem.ts";
import { deletePicture, describePictures } from "#app/domain/blog/pictures/change-picture.server.ts";
import { listPictures } from "#app/domain/blog/pictures/list-pictures.server.ts";
import { descriptionsSchema, newPicturesSchema } from "#app/domain/blog/pictures/picture-schemas.ts";
import { takePictures } from "#app/domain/blog/pictures/take-pictures.server.ts";
import { photoBytesAtMost, photoProblemStatuses } from "#app/domain/media/photo-problem.ts";
import { redirectFromDesk } from "#app/http/answers/desk-answer.server.ts";
import { readPageNumber } from "#app/http/page-number.ts";
import { parseForm, refuseForm } from "#app/http/parse-form.ts";
import { handlerFor } from "#app/http/read-intent.ts";
import { requireEditor } from "#app/http/sessions/guards.server.ts";
import { readUpload, uploadRefusals } from "#app/http/uploads/read-upload.server.ts";
import { DeskPage } from "#app/ui/admin/desk-page.tsx";
import { PictureCards, picturesFormId } from "#app/ui/admin/pictures/picture-cards.tsx";
import { PictureSearch } from "#app/ui/admin/pictures/picture-search.tsx";
import { newPicturesFormId, PictureUpload } from "#app/ui/admin/pictures/picture-upload.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/pictures";

const list = href("/admin/pictures");
const limits = { fieldLength: 64 * 1024, parts: 200, list: { field: "pictures", bytesAtMost: 60 * 1024 * 1024 } };

/** /admin/pictures: the blog's pictures, with description and uses. The post form loads it too. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireEditor(request);
  return listPictures(readPageNumber(request) ?? 1, readSearch(request));
}

function readSearch(request: Request): string {
  return new URL(request.url).searchParams.get("search") ?? "";
}

function listAddress(page: number, search: string): string {
  const query = new URLSearchParams({ ...(search && { search }), ...(page > 1 && { page: String(page) }) });
  return query.size > 0 ? `${list}?${query}` : list;
}

export async function action({ request }: Route.ActionArgs) {
  const editor = await requireEditor(request);
  const upload = await readUpload(request, "", photoBytesAtMost, limits);
  try {
    const [intent] = (upload.fields.intent ?? "").split(" ");
    const handle = handlerFor(handlers, intent, "upload");
    const back = listAddress(readPageNumber(request) ?? 1, readSearch(request));
    return await handle({
      upload,
      signal: request.signal,
      leave: (toast) => redirectFromDesk(request, editor, back, toast),
    });
  } finally {
    await upload.dispose();
  }
}

interface Posted {
  upload: ReceivedForm;
  signal: AbortSignal;
  /** Redirects to the same page of the library, with a note. */
  leave: (toast: NewToast) => Promise<Response>;
}

type Answer = Response | ReturnType<typeof refuseForm>;

/** By the pressed button; without one it is an upload. */
const handlers = new Map<string, (posted: Posted) => Promise<Answer>>([
  ["describe", describe],
  ["delete", remove],
  ["upload", store],
]);

async function describe({ upload, leave }: Posted): Promise<Answer> {
  const submission = parseForm(upload.texts, descriptionsSchema);
  if (submission.status !== "success") return refuseDescriptions(submission);
  const { saved, gone } = describePictures(submission.value);
  if (gone > 0) return leave(deletedMeanwhile);
  return leave({ title: saved === 1 ? "Description saved" : `${saved} descriptions saved`, description: "" });
}

/** What was typed about the others is saved, too. */
async function remove({ upload, leave }: Posted): Promise<Answer> {
  const submission = parseForm(upload.texts, descriptionsSchema);
  if (submission.status !== "success") return refuseDescriptions(submission);
  describePictures(submission.value);
  const path = upload.fields.intent?.split(" ")[1] ?? "";
  const deleted = await deletePicture(path);
  if (deleted.ok) return leave({ title: "Picture deleted", description: "Nothing showed it." });
  if (deleted.reason === "not-found") return leave(deletedMeanwhile);
  const message = `This picture is in use: ${deleted.usedBy} shows it.`;
  const fieldErrors = { [`alt[${submission.value.path.indexOf(path)}]`]: [message] };
  return refuseForm(picturesFormId, submission, 409, { fieldErrors });
}

function refuseDescriptions(submission: Parameters<typeof refuseForm>[1] & { error?: Record<string, unknown> | null }) {
  const isOurForm = Object.keys(submission.error ?? {}).every((name) => name.startsWith("alt["));
  if (!isOurForm) throw data(null, { status: 400 });
  return refuseForm(picturesFormId, submission);
}

async function store({ upload, signal, leave }: Posted): Promise<Answer> {
  const submission = parseForm(upload.texts, newPicturesSchema);
  const refuse = (status: number, message: string) =>
    refuseForm(newPicturesFormId, submission, status, { fieldErrors: { pictures: [message] } });
  const { problem, fileProblem } = upload;
  if (fileProblem) return refuse(photoProblemStatuses[fileProblem], pictureProblemMessages[fileProblem]);
  if (problem) return refuse(uploadRefusals[problem].status, uploadRefusals[problem].message);
  const { blocks, notes } = await takePictures(upload.files, upload.fields.pictureWords ?? "", signal);
  if (blocks.length === 0) return refuse(422, notes.join(" ") || pictureProblemMessages.missing);
  return leave({
    title: blocks.length === 1 ? "Picture stored" : `${blocks.length} pictures stored`,
    description: notes.join(" "),
  });
}

/** A note, since a deleted picture has no card that could show it. */
const deletedMeanwhile: NewToast = {
  title: "Error",
  description: "A picture has been deleted meanwhile.",
  variant: "destructive",
};

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Pictures") }];
}

export default function Pictures({ loaderData: { items, search, total, page, pageCount } }: Route.ComponentProps) {
  return (
    <DeskPage
      title="Pictures"
      intro="Every picture of the blog, what it shows, and the posts that show it."
      back={{ to: href("/admin"), name: "Back" }}
    >
      <PictureUpload />
      <PictureSearch search={search} />
      <p className="mt-3 text-ink-soft text-sm">{total === 1 ? "1 picture" : `${total} pictures`}</p>
      <PictureCards items={items} isSearched={search !== ""} />
      <Pager page={page} pageCount={pageCount} addressOf={(number) => listAddress(number, search)} />
    </DeskPage>
  );
}
