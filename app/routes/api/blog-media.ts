import type { ReceivedForm } from "#app/disk/received-form.ts";
import { noteAtDesk } from "#app/domain/accounts/desk-log.server.ts";
import type { SignedInUser } from "#app/domain/accounts/signed-in-user.ts";
import { pictureProblemMessages } from "#app/domain/blog/picture-problem.ts";
import { storeBlogPicture } from "#app/domain/blog/pictures/store-blog-picture.server.ts";
import { photoBytesAtMost, photoProblemStatuses } from "#app/domain/media/photo-problem.ts";
import { apiAnswer, apiError } from "#app/http/answers/api-answer.ts";
import { requireApiEditor } from "#app/http/sessions/guards.server.ts";
import { discardBody } from "#app/http/uploads/read-body.server.ts";
import { readUpload, uploadRefusals } from "#app/http/uploads/read-upload.server.ts";
import type { Route } from "./+types/blog-media";

/** POST /api/blog/media: a multipart form with the picture in the field `media`; answers its `url`, and a `note` about what was changed. */
export async function action({ request }: Route.ActionArgs) {
  if (request.method !== "POST") return wrongMethod();
  let editor: SignedInUser;
  try {
    editor = await requireApiEditor(request);
  } catch (refusal) {
    // A client that is still sending would not see the answer.
    await discardBody(request);
    throw refusal;
  }
  const upload = await readUpload(request, "media", photoBytesAtMost);
  try {
    return await store(editor, upload, request.signal);
  } finally {
    await upload.dispose();
  }
}

export function loader() {
  return wrongMethod();
}

async function store(editor: SignedInUser, upload: ReceivedForm, signal: AbortSignal): Promise<Response> {
  if (upload.problem) {
    const { status, message } = uploadRefusals[upload.problem];
    return apiError(status, message);
  }
  if (!upload.fileProblem && !upload.file) return apiError(400, "Please send an image in the field media");
  const stored = upload.file ? await storeBlogPicture(upload.file, signal) : undefined;
  if (stored?.ok) {
    const { url, picture, note } = stored;
    noteAtDesk(editor, "Picture stored", upload.file?.name ?? url);
    return apiAnswer({ url, width: picture.width, height: picture.height, note }, { status: 201 });
  }
  const reason = stored?.reason ?? "too-large";
  return apiError(photoProblemStatuses[reason], pictureProblemMessages[reason]);
}

function wrongMethod(): Response {
  return apiError(405, "Images are sent with POST", {}, { Allow: "POST" });
}
