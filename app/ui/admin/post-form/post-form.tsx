import { getFormProps } from "@conform-to/react";
import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { PostTexts } from "#app/domain/blog/desk/post-form-schema.ts";
import type { Topic } from "#app/domain/blog/post.ts";
import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import { ErrorSummary } from "../../form/form-errors.tsx";
import { usePageForm, useRefusal } from "../../form/use-page-form.ts";
import { ContentCard } from "./content-card.tsx";
import type { Preview } from "./content-preview.tsx";
import { FeaturedImageCard } from "./featured-image-card.tsx";
import type { LibraryPage } from "./library-grid.tsx";
import { postFormId } from "./post-form-id.ts";
import { type Author, PublishingCard } from "./publishing-card.tsx";
import { SaveBar } from "./save-bar.tsx";
import { SeoCard } from "./seo-card.tsx";
import { TopicsCard } from "./topics-card.tsx";
import { useAutosave } from "./use-autosave.ts";
import { StoringPicture, useHeldSave } from "./use-held-save.ts";
import { useSaveKey } from "./use-save-key.ts";
import { useUnsavedWarning } from "./use-unsaved-warning.ts";

export interface PostFormProps {
  /** What the form opens with: the post, or an unsaved version of it. */
  texts: PostTexts;
  picture: StoredPicture | null;
  post?: { id: number; isPublic: boolean };
  /** The post's `updatedAt` when it was loaded. */
  savedAt: number | undefined;
  /** The one that a save expects: another one when a conflict has been shown. */
  expectedUpdatedAt: number | undefined;
  /** The unsaved version that is being continued. */
  draftId?: number;
  /** Its `updatedAt` when this page was made. */
  draftSeenAt?: number;
  /** What is shown is not what is saved. */
  startsUnsaved: boolean;
  categories: Topic[];
  tags: Topic[];
  /** Possible authors. */
  authors: Author[];
  /** Of the publish date. */
  timeZone: string;
  freeSlug?: string;
  preview?: Preview;
  notes?: string[];
  library?: LibraryPage;
  undescribed?: string[];
}

const heldWords = "Storing the picture, then saving";

/**
 * Every button posts to the page itself; with JavaScript the same posts go in the background, and the text is autosaved
 * on the server.
 */
export function PostForm(props: PostFormProps) {
  const { post, savedAt, categories, tags, freeSlug, preview } = props;
  const [meta, fields] = usePageForm<PostTexts>({ id: postFormId, defaultValue: props.texts });
  const texts: PostTexts = { ...props.texts, ...useRefusal(postFormId)?.initialValue };
  const form = useRef<HTMLFormElement>(null);
  const content = useRef<HTMLTextAreaElement>(null);
  const saving = useNavigation().formMethod === "POST";
  const autosave = useAutosave(form, {
    postId: post?.id,
    saved: savedAt,
    startsUnsaved: props.startsUnsaved,
    paused: saving,
  });
  useUnsavedWarning(autosave.unsaved);
  useSaveKey(form);
  const { hold, onSubmit, isHeld } = useHeldSave(form);
  return (
    <Form
      {...getFormProps(meta)}
      ref={form}
      method="post"
      encType="multipart/form-data"
      noValidate
      preventScrollReset
      aria-label="Post"
      onInput={autosave.onInput}
      onSubmit={onSubmit}
    >
      {/* A number in the page's address says which post; these say which state of it, and which unsaved version. */}
      <input type="hidden" name="updatedAt" value={props.expectedUpdatedAt ?? ""} />
      <input type="hidden" name="draftId" value={autosave.draftId ?? props.draftId ?? ""} />
      <input type="hidden" name="draftSeenAt" value={props.draftSeenAt ?? ""} />
      <input type="hidden" name="tab" value={autosave.tab} />
      <SaveBar isNew={!post} saving={saving || isHeld} words={isHeld ? heldWords : autosave.words} />
      <StoringPicture value={hold}>
        <div className="mt-4 grid gap-4">
          <ErrorSummary
            form={meta}
            names={fieldsInOrder}
            title="Not saved yet. What you typed is all here."
            className="bg-raised"
          />
          <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_19rem]">
            <div className="grid min-w-0 gap-4">
              <ContentCard
                fields={fields}
                freeSlug={freeSlug}
                preview={preview}
                notes={props.notes}
                library={props.library}
                undescribed={props.undescribed}
                isPublic={post?.isPublic ?? false}
                contentRef={content}
              />
              <SeoCard fields={fields} />
            </div>
            <div className="grid min-w-0 items-start gap-4 sm:max-lg:grid-cols-2">
              <PublishingCard fields={fields} timeZone={props.timeZone} authors={props.authors} />
              <FeaturedImageCard picture={props.picture} fields={fields} />
              <TopicsCard fields={fields} texts={texts} categories={categories} tags={tags} />
            </div>
          </div>
        </div>
      </StoringPicture>
    </Form>
  );
}

const fieldsInOrder = [
  "title",
  "slug",
  "excerpt",
  "content",
  "metaTitle",
  "metaDescription",
  "status",
  "publishedAt",
  "authorId",
  "featuredImagePath",
  "featuredImageAlt",
  "categories",
  "tags",
] as const;
