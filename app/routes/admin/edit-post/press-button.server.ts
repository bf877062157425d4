import type { SubmissionResult } from "@conform-to/react";
import { data, href, redirect } from "react-router";
import type { FormProblem, ReceivedForm } from "#app/disk/received-form.ts";
import type { SignedInUser } from "#app/domain/accounts/signed-in-user.ts";
import { renderMarkdown } from "#app/domain/blog/article/render-markdown.server.ts";
import { deleteEditDraft } from "#app/domain/blog/desk/edit-draft.server.ts";
import { findPostForEdit } from "#app/domain/blog/desk/find-post.server.ts";
import { listPossibleAuthors } from "#app/domain/blog/desk/list-authors.server.ts";
import { type PostTexts, postFormSchema } from "#app/domain/blog/desk/post-form-schema.ts";
import { readPostTexts } from "#app/domain/blog/desk/post-texts.ts";
import { readDraftInHand } from "#app/domain/blog/desk/read-draft-in-hand.ts";
import { refusedFields, type SavedPost, savePost } from "#app/domain/blog/desk/save-post.server.ts";
import { takeSentPictures } from "#app/domain/blog/desk/take-sent-pictures.server.ts";
import { pictureAddress } from "#app/domain/blog/picture-address.ts";
import {
  describePicture,
  pictureMarkdown,
  undescribedPictures,
  withBlocksAtEnd,
} from "#app/domain/blog/picture-markdown.ts";
import { pictureProblemMessages } from "#app/domain/blog/picture-problem.ts";
import { findLibraryPicture, type Library, listPictures } from "#app/domain/blog/pictures/list-pictures.server.ts";
import type { PostForEdit } from "#app/domain/blog/post.ts";
import { newPostSchema } from "#app/domain/blog/post-schemas.ts";
import { readBlogSettings } from "#app/domain/blog/settings/blog-settings.server.ts";
import { takeNewTopics } from "#app/domain/blog/topics/take-new-topics.server.ts";
import { listCategories, listTags } from "#app/domain/blog/topics/topics.server.ts";
import { findPicture } from "#app/domain/media/find-picture.server.ts";
import { type PhotoProblem, photoProblemStatuses } from "#app/domain/media/photo-problem.ts";
import { presentPicture, type StoredPicture } from "#app/domain/media/stored-picture.ts";
import { orAnswer } from "#app/http/answers/bad-moment.server.ts";
import { redirectFromDesk } from "#app/http/answers/desk-answer.server.ts";
import { fieldErrors } from "#app/http/answers/field-errors.ts";
import { parseForm } from "#app/http/parse-form.ts";
import { handlerFor } from "#app/http/read-intent.ts";
import { uploadRefusals } from "#app/http/uploads/read-upload.server.ts";
import type { Preview } from "#app/ui/admin/post-form/content-preview.tsx";
import { postFormId } from "#app/ui/admin/post-form/post-form-id.ts";
import { refusalMessages } from "#app/ui/admin/post-form/refusal-messages.ts";
import type { Conflict } from "#app/ui/admin/versions/conflict-panel.tsx";
import { presentConflict } from "#app/ui/admin/versions/present-conflict.ts";

/** What a button of the form sent. */
export interface Posted {
  request: Request;
  upload: ReceivedForm;
  editor: SignedInUser;
  /** From the URL; undefined for a new post. */
  postId: string | undefined;
}

/** The same after its picture was stored and its texts were read. */
interface TypedPost extends Posted {
  post: PostForEdit | undefined;
  fields: PostTexts;
  /** Notes about its pictures, such as a conversion. */
  notes: string[];
}

type Answer = Response | ReturnType<typeof answer>;
type Handler<T> = (posted: T) => Answer | Promise<Answer>;

/** By the pressed button; without one the post is saved. */
const handlers = new Map<string, Handler<Posted>>([
  ["save", validated(save, "Failed to save post")],
  ["stay", validated(save, "Failed to save post")],
  ["discard", discard],
  ["preview", validated(preview)],
  ["upload-image", validated(({ fields, notes }) => answer(200, fields, { notes }))],
  ["remove-image", validated(({ fields }) => answer(200, { ...fields, featuredImagePath: "" }))],
  ["insert-pictures", validated(({ fields, notes }) => answer(200, fields, { notes }))],
  ["library", validated(openLibrary)],
  ["use-picture", validated(insertFromLibrary)],
  ["add-topics", validated(addTopics)],
]);

/** Handles the pressed button. What was typed is returned in any case. */
export async function pressButton(posted: Posted): Promise<Answer> {
  const [intent] = (posted.upload.fields.intent ?? "").split(" ");
  return await handlerFor(handlers, intent, "save")(posted);
}

function discard({ upload, editor, postId }: Posted) {
  deleteEditDraft(Number(upload.fields.draftId), editor.id);
  return redirect(href("/admin/posts/:postId", { postId: postId ?? "new" }), 303);
}

/**
 * For buttons that need the texts and the chosen pictures: stores the pictures first, and reports their problems.
 * @param failed the message shown with what was typed when something is thrown
 */
function validated(handle: Handler<TypedPost>, failed = "Something went wrong. Please try again in a moment.") {
  return async (posted: Posted): Promise<Answer> => {
    const { upload } = posted;
    const post = findPost(posted.postId);
    const submission = parseForm(upload.texts, postFormSchema);
    if (submission.status !== "success") throw data({ words: "This is not the form of a post." }, { status: 400 });
    let fields = submission.value;
    const sent = { file: upload.file, files: upload.files, words: upload.fields.pictureWords ?? "" };
    const work = async () => {
      const taken = await takeSentPictures(fields, sent, posted.request.signal);
      fields = taken.fields;
      if (upload.problem) return refuseUnread(upload.problem, fields);
      const refused = upload.fileProblem ?? taken.refused;
      return refused ? refusePicture(refused, fields) : handle({ ...posted, post, fields, notes: taken.notes });
    };
    return orAnswer(work, () => answer(500, fields, { problems: { "": failed } }));
  };
}

function refuseUnread(problem: FormProblem, fields: PostTexts) {
  const { status, message } = uploadRefusals[problem];
  return answer(status, fields, { problems: { "": message } });
}

function refusePicture(problem: PhotoProblem, fields: PostTexts) {
  const message = `Failed to upload featured image. ${pictureProblemMessages[problem]}`;
  return answer(photoProblemStatuses[problem], fields, { problems: { featuredImagePath: message } });
}

/** The part of a button's value after the verb. */
function argument({ upload }: Posted): string {
  return upload.fields.intent?.split(" ")[1] ?? "";
}

function openLibrary(typed: TypedPost) {
  const library = listPictures(Number(argument(typed)) || 1, typed.upload.fields.librarySearch);
  return answer(200, typed.fields, { library });
}

function insertFromLibrary(typed: TypedPost) {
  const picture = findLibraryPicture(argument(typed));
  if (!picture) return answer(404, typed.fields, { notes: ["This picture has been deleted meanwhile."] });
  const block = pictureMarkdown({ url: pictureAddress(picture.path), alt: picture.alt });
  return answer(200, { ...typed.fields, content: withBlocksAtEnd(typed.fields.content, [block]) });
}

interface AnswerFacts {
  /** Problems by field; "" for the whole form. */
  problems?: Record<string, string | undefined>;
  freeSlug?: string;
  preview?: Preview;
  conflict?: Conflict;
  notes?: string[];
  library?: Library;
  undescribed?: string[];
}

/** The form with what was typed, as the button changed it. */
function answer(status: number, fields: PostTexts, { problems = {}, ...facts }: AnswerFacts = {}) {
  const error = Object.fromEntries(
    Object.entries(problems).flatMap(([name, words]) => (words ? [[name, [words]]] : [])),
  );
  const result: SubmissionResult = { initialValue: fields, error };
  const failed = status >= 400;
  return data({ ...facts, formId: postFormId, result, picture: pictureOf(fields), failed }, { status });
}

/** Creates the categories and tags whose names were typed, and selects them. */
function addTopics({ fields }: TypedPost) {
  const taken = takeNewTopics(fields);
  return answer(taken.problems ? 422 : 200, taken.fields, { problems: taken.problems });
}

async function preview({ fields }: TypedPost) {
  const rendered = await renderMarkdown(fields.content);
  if (rendered.ok) return answer(200, fields, { preview: { html: rendered.html, removals: rendered.removals } });
  return answer(422, fields, { problems: { content: refusalMessages[rendered.reason] } });
}

async function save({ request, upload, editor, post, fields: typed }: TypedPost) {
  const { fields, problems } = takeNewTopics({ ...typed, content: withDescriptions(typed.content, upload.texts) });
  if (problems) return answer(422, fields, { problems });
  const undescribed = picturesToDescribe(fields, upload.texts, post);
  if (undescribed.length > 0) return answer(422, fields, { undescribed, problems: { content: describeWords } });
  const { intent, freeSlug, updatedAt } = upload.fields;
  const parsed = newPostSchema.safeParse(
    readPostTexts({ ...fields, slug: freeSlug ?? fields.slug }, readBlogSettings().timeZone, post),
  );
  if (!parsed.success) return answer(422, fields, { problems: fieldErrors(parsed.error) });
  const known = { id: post?.id, draft: readDraftInHand(upload.fields) };
  const saved = await savePost({ ...parsed.data, ...known }, editor, updatedAt ? Number(updatedAt) : undefined);
  if (!saved.ok) return refuse(saved, fields, editor);
  const [title, done] = saved.created
    ? ["Post created", "Your post has been created successfully."]
    : ["Post updated", "Your post has been updated successfully."];
  const toast = { title, description: [done, ...saved.removals].join(" ") };
  const next =
    intent === "stay" ? href("/admin/posts/:postId", { postId: String(saved.post.id) }) : href("/admin/posts");
  return redirectFromDesk(request, editor, next, toast, saved.post.title);
}

const describeWords =
  "Pictures in this text have no description for those who cannot see them. Say below what they show, or save again if they are only decoration.";

/** What was typed for the pictures that the form asked about. */
function withDescriptions(content: string, sent: FormData): string {
  const words = sent.getAll("pictureAlt").map(String);
  return sent.getAll("pictureUrl").reduce<string>((text, url, at) => {
    return words[at]?.trim() ? describePicture(text, String(url), words[at]) : text;
  }, content);
}

/** Before publishing, once: none that the form has asked about, and none that readers see already. */
function picturesToDescribe({ status, content }: PostTexts, sent: FormData, post: PostForEdit | undefined): string[] {
  if (status !== "published") return [];
  const published = post?.status === "published" ? undescribedPictures(post.content) : [];
  const known = new Set([...sent.getAll("pictureUrl").map(String), ...published]);
  return undescribedPictures(content).filter((url) => !known.has(url));
}

function refuse(saved: Exclude<SavedPost, { ok: true }>, fields: PostTexts, editor: SignedInUser) {
  if (saved.reason === "stale") return answer(409, fields, { conflict: conflictWith(saved.current, fields, editor) });
  if (saved.reason === "not-found" || saved.reason === "incomplete") {
    return answer(409, fields, { problems: { "": "This post has been deleted meanwhile. Your text is still here." } });
  }
  if (saved.reason === "slug-taken") {
    const message = `Another post has this slug. ${saved.suggestion} is free.`;
    return answer(409, fields, { freeSlug: saved.suggestion, problems: { slug: message } });
  }
  return answer(422, fields, { problems: { [refusedFields[saved.reason]]: refusalMessages[saved.reason] } });
}

function conflictWith(current: PostForEdit, typed: PostTexts, editor: SignedInUser) {
  const known = { categories: listCategories(), tags: listTags(), authors: listPossibleAuthors(editor.id) };
  return presentConflict(current, typed, known, readBlogSettings().timeZone);
}

/** @returns undefined for a new post @throws 303 to the list when there is no such post */
export function findPost(id: string | undefined): PostForEdit | undefined {
  const post = id === undefined ? undefined : findPostForEdit(id);
  if (id !== undefined && !post) throw redirect(href("/admin/posts"), 303);
  return post;
}

export function pictureOf({ featuredImagePath }: PostTexts): StoredPicture | null {
  const row = featuredImagePath ? findPicture(featuredImagePath, {}) : undefined;
  return row ? presentPicture(row) : null;
}
