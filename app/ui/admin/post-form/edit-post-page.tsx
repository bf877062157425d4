import { useEffect } from "react";
import { href } from "react-router";
import type { PostTexts } from "#app/domain/blog/desk/post-form-schema.ts";
import type { Topic } from "#app/domain/blog/post.ts";
import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import type { FormRefusal } from "#app/ui/form/use-page-form.ts";
import { useToast } from "#app/ui/shell/use-toast.ts";
import { DeskPage } from "../desk-page.tsx";
import { useDeletePost } from "../posts/use-delete-post.ts";
import { RowAction } from "../row-action.tsx";
import { type Conflict, ConflictPanel } from "../versions/conflict-panel.tsx";
import type { Preview } from "./content-preview.tsx";
import type { LibraryPage } from "./library-grid.tsx";
import { PostForm } from "./post-form.tsx";
import type { Author } from "./publishing-card.tsx";
import { type UnsavedVersion, UnsavedVersions } from "./unsaved-versions.tsx";

/** The answer to a pressed button, unless it redirected. */
export interface PostFormAnswer {
  failed: boolean;
  /** The login expired. */
  isLogin?: boolean;
  /** The server's words, if the answer did not come from this page. */
  words?: string;
  result?: FormRefusal["result"];
  /** The featured image that the form names now. */
  picture?: StoredPicture | null;
  freeSlug?: string;
  preview?: Preview;
  conflict?: Conflict;
  /** Notes about the pictures that were sent. */
  notes?: string[];
  library?: LibraryPage;
  /** Addresses of pictures to describe before publishing. */
  undescribed?: string[];
}

interface EditPostPageProps {
  post: { id: number; slug: string; title: string; isPublic: boolean } | undefined;
  texts: PostTexts;
  picture: StoredPicture | null;
  updatedAt: number | undefined;
  draftId: number | undefined;
  draftSeenAt: number | undefined;
  unsaved: UnsavedVersion[];
  categories: Topic[];
  tags: Topic[];
  authors: Author[];
  timeZone: string;
  answer: PostFormAnswer | undefined;
}

export function EditPostPage({ post, answer, unsaved, ...rest }: EditPostPageProps) {
  useFailureToast(answer);
  const { categories, tags } = rest;
  return (
    <DeskPage
      width="workspace"
      title={post ? "Edit Post" : "Create New Post"}
      intro={post ? "Update your blog post content and settings" : "Create a new blog post to share with your audience"}
      back={{ to: href("/admin/posts"), name: "Back to Posts" }}
      actions={post ? <PostActions {...post} /> : null}
    >
      {answer ? null : <UnsavedVersions versions={unsaved} />}
      {post && answer?.conflict ? <ConflictPanel postId={post.id} conflict={answer.conflict} /> : null}
      <PostForm
        post={post}
        categories={categories}
        tags={tags}
        authors={rest.authors}
        timeZone={rest.timeZone}
        texts={rest.texts}
        picture={answer?.picture === undefined ? rest.picture : answer.picture}
        savedAt={rest.updatedAt}
        expectedUpdatedAt={answer?.conflict?.updatedAt ?? rest.updatedAt}
        draftId={rest.draftId}
        draftSeenAt={rest.draftSeenAt}
        startsUnsaved={rest.draftId !== undefined || answer !== undefined}
        freeSlug={answer?.freeSlug}
        preview={answer?.preview}
        notes={answer?.notes}
        library={answer?.library}
        undescribed={answer?.undescribed}
      />
    </DeskPage>
  );
}

function PostActions({ id, slug, title }: { id: number; slug: string; title: string }) {
  const confirmAndDelete = useDeletePost();
  const deleteAddress = href("/admin/posts/:postId/delete", { postId: String(id) });
  return (
    <p className="-mx-2">
      <RowAction to={href("/blog/:slug", { slug })} newTab subject={title}>
        View
      </RowAction>
      <RowAction to={href("/admin/posts/:postId/preview-link", { postId: String(id) })} subject={`to ${title}`}>
        Preview link
      </RowAction>
      <RowAction to={href("/admin/posts/:postId/revisions", { postId: String(id) })} subject={`of ${title}`}>
        Revisions
      </RowAction>
      <RowAction danger to={deleteAddress} onClick={(event) => confirmAndDelete(event, deleteAddress)} subject={title}>
        Delete
      </RowAction>
    </p>
  );
}

function useFailureToast(answer: PostFormAnswer | undefined): void {
  const { toast } = useToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one toast per answer, whatever else renders
  useEffect(() => {
    if (!answer?.failed) return;
    const problem = answer.words ?? Object.values(answer.result?.error ?? {})[0]?.[0];
    const description = answer.conflict ? `${answer.conflict.who} saved this post meanwhile.` : problem;
    const title = answer.isLogin ? "Authentication required" : "Error";
    toast({ title, description: description ?? "Failed to save post", variant: "destructive" });
  }, [answer]);
}
