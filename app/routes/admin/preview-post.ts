import { renderMarkdown } from "#app/domain/blog/article/render-markdown.server.ts";
import { showStills } from "#app/domain/blog/pictures/video-stills.server.ts";
import { postMessages } from "#app/domain/blog/post-rules.ts";
import { apiAnswer, apiError } from "#app/http/answers/api-answer.ts";
import { requireApiEditor } from "#app/http/sessions/guards.server.ts";
import { readUpload, uploadRefusals } from "#app/http/uploads/read-upload.server.ts";
import type { Route } from "./+types/preview-post";

const refusals = {
  "content-too-long": { status: 413, message: postMessages.contentTooLong },
  "content-too-deep": { status: 422, message: postMessages.contentTooDeep },
};

/** POST /admin/preview, field "content": the sanitized HTML that a save would store and what it leaves out, for the live preview. */
export async function action({ request }: Route.ActionArgs) {
  await requireApiEditor(request);
  const { fields, problem, fileProblem, dispose } = await readUpload(request, "", 0, {
    fieldLength: 1024 * 1024,
    parts: 3,
    isReadOnly: true,
  });
  await dispose();
  if (problem || fileProblem) {
    const { status, message } = problem ? uploadRefusals[problem] : refusals["content-too-long"];
    return apiError(status, message);
  }
  const rendered = await renderMarkdown(fields.content ?? "");
  if (rendered.ok) {
    const { html, readingMinutes, removals } = rendered;
    return apiAnswer({ html: showStills(html), readingMinutes, removals });
  }
  const { status, message } = refusals[rendered.reason];
  return apiError(status, message);
}

export async function loader({ request }: Route.LoaderArgs) {
  await requireApiEditor(request);
  return apiError(405, "Texts are posted here.", {}, { Allow: "POST" });
}
