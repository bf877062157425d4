import { href, isRouteErrorResponse, useLocation, useNavigation } from "react-router";
import { noteAtDesk } from "#app/domain/accounts/desk-log.server.ts";
import type { NewToast } from "#app/domain/accounts/toast-message.ts";
import { type BulkChange, bulkChanges, bulkPostsAtMost } from "#app/domain/blog/desk/bulk-change.ts";
import { type ChangedPosts, changePosts } from "#app/domain/blog/desk/change-posts.server.ts";
import { findPostForEdit } from "#app/domain/blog/desk/find-post.server.ts";
import { listAuthors } from "#app/domain/blog/desk/list-authors.server.ts";
import { listPostIds, listPosts, type PostFilter } from "#app/domain/blog/desk/list-posts.server.ts";
import { readPostId } from "#app/domain/blog/post-rules.ts";
import { countViews } from "#app/domain/blog/readers/post-views.server.ts";
import { readBlogSettings } from "#app/domain/blog/settings/blog-settings.server.ts";
import { listCategories, listTags } from "#app/domain/blog/topics/topics.server.ts";
import { readIntent } from "#app/http/read-intent.ts";
import { requireEditor } from "#app/http/sessions/guards.server.ts";
import { redirectWithToast } from "#app/http/sessions/toast.server.ts";
import { readForm } from "#app/http/uploads/read-form.server.ts";
import { answerOrFailure } from "#app/ui/admin/answer-or-failure.ts";
import { DeskPage } from "#app/ui/admin/desk-page.tsx";
import { DeskRefusal } from "#app/ui/admin/desk-refusal.tsx";
import { BulkForm, BulkQuestion, type BulkQuestionFacts, bulkQuestion } from "#app/ui/admin/posts/bulk-form.tsx";
import { PostFilter as FilterForm } from "#app/ui/admin/posts/post-filter.tsx";
import { postRow } from "#app/ui/admin/posts/post-row.ts";
import { PostTable } from "#app/ui/admin/posts/post-table.tsx";
import { isFiltered, type PostView, postViewQuery, readPostView } from "#app/ui/admin/posts/post-view.ts";
import { Spinner } from "#app/ui/admin/spinner.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/posts";

/** /admin/posts: search, status, sort and page are in the URL. */
export async function loader({ request, url }: Route.LoaderArgs) {
  await requireEditor(request);
  const view = readPostView(url.searchParams);
  const { timeZone } = readBlogSettings();
  const { items, total, page, pageCount } = listPosts(filterOf(view));
  const views = countViews(items);
  const choices = { categories: listCategories(), tags: listTags(), authors: listAuthors() };
  const posts = items.map((post) => postRow(post, timeZone, views.get(post.id)));
  return { view: { ...view, page }, posts, total, pageCount, choices };
}

function filterOf({ status, category, tag, author, rows, ...view }: PostView): PostFilter {
  return {
    ...view,
    pageSize: Number(rows),
    status: status === "all" ? undefined : status,
    categoryId: Number(category) || undefined,
    tagId: Number(tag) || undefined,
    authorId: author === "none" ? null : Number(author) || undefined,
  };
}

/**
 * Publishes, archives or deletes the ticked posts, or all of the view, and returns to it. Asks before it deletes and before
 * it changes posts of other pages; asks again when their number has changed meanwhile.
 */
export async function action({ request, url }: Route.ActionArgs) {
  const editor = await requireEditor(request);
  const form = await readForm(request);
  const change = readIntent(form.get("intent"), bulkChanges);
  const view = readPostView(url.searchParams);
  const ofView = form.get("all") === "yes";
  const ids = ofView
    ? listPostIds(filterOf(view), bulkPostsAtMost + 1)
    : form.getAll("post").flatMap((id) => readPostId(String(id)) ?? []);
  const list = `${href("/admin/posts")}${postViewQuery(view)}`;
  if (ids.length === 0) return redirectWithToast(request, list, nothingTicked);
  if (ids.length > bulkPostsAtMost) return redirectWithToast(request, list, tooMany);
  if ((ofView || change === "trash") && form.get("sure") !== String(ids.length)) {
    const named = ids.slice(0, ofView ? 20 : undefined).flatMap((id) => findPostForEdit(id) ?? []);
    const posts = named.map(({ id, title }) => ({ id, title }));
    return { question: { change, count: ofView ? ids.length : posts.length, ofView, posts } };
  }
  const done = await changePosts(ids, change, editor);
  const toast = changedToast(change, done);
  // If some were refused, the note is an error; the others were changed anyway.
  if (done.changed > 0) noteAtDesk(editor, toast.title, `of the posts ${ids.join(", ")}`);
  return redirectWithToast(request, list, toast);
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOrFailure(serverAction);
}

const tooMany: NewToast = {
  title: "Error",
  description: `At most ${bulkPostsAtMost} posts at once. Please narrow the list first.`,
  variant: "destructive",
};
const nothingTicked: NewToast = { title: "Error", description: "Please tick posts first.", variant: "destructive" };

function changedToast(change: BulkChange, { changed, refused }: ChangedPosts): NewToast {
  const done = { publish: "published", archive: "archived", trash: "deleted" }[change];
  const title = changed === 1 ? `1 post ${done}` : `${changed} posts ${done}`;
  if (refused.length === 0)
    return { title, description: change === "trash" ? "The trash keeps them for now." : undefined };
  const reasons = refused.map(({ title, message }) => `${title}: ${message}.`).slice(0, 3);
  const more = refused.length > 3 ? ` And ${refused.length - 3} more.` : "";
  return { title, description: `Not ${done}: ${reasons.join(" ")}${more}`, variant: "destructive" };
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Blog Posts") }];
}

const words = {
  title: "Blog Posts",
  intro: "Create, edit and manage your blog posts",
  back: { to: href("/admin"), name: "Back" },
};

export default function Posts({ loaderData, actionData }: Route.ComponentProps) {
  const { view, posts, total, pageCount, choices } = loaderData;
  const query = postViewQuery(view);
  const list = `${href("/admin/posts")}${query}`;
  const loading = useNavigation().location?.pathname === href("/admin/posts");
  const failure = actionData && "failed" in actionData ? actionData : undefined;
  if (actionData && "question" in actionData) return <Question list={list} facts={actionData.question} />;
  return (
    <DeskPage
      {...words}
      actions={
        <>
          <ButtonLink to={href("/admin/trash")} variant="quiet">
            Trash
          </ButtonLink>
          <ButtonLink to={href("/admin/posts/new")}>New Post</ButtonLink>
        </>
      }
    >
      {failure ? (
        <Alert className="mb-3">{failure.words ?? "Failed to change these posts. Please try again."}</Alert>
      ) : null}
      <FilterForm view={view} choices={choices} />
      <p role="status" className="mt-3 flex min-h-6 items-center gap-3 text-ink-soft text-sm">
        {total} post(s) found
        {loading ? <Spinner label="Loading posts" /> : null}
      </p>
      {posts.length > 0 ? (
        <BulkForm list={list} hasFailed={failure !== undefined} totalOfPages={pageCount > 1 ? total : undefined}>
          <PostTable posts={posts} query={query} hasTicks />
        </BulkForm>
      ) : (
        <NoPosts isFiltered={isFiltered(view)} />
      )}
      <Pager
        page={view.page}
        pageCount={pageCount}
        addressOf={(page) => `${href("/admin/posts")}${postViewQuery({ ...view, page })}`}
      />
    </DeskPage>
  );
}

function NoPosts({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div className="mt-2 rounded-lg border border-line border-dashed p-8 text-center">
      <p>No posts found. Create your first post by clicking the "New Post" button.</p>
      {isFiltered ? (
        <ButtonLink to={href("/admin/posts")} variant="secondary" className="mt-4">
          Show all posts
        </ButtonLink>
      ) : null}
    </div>
  );
}

function Question({ list, facts }: { list: string; facts: BulkQuestionFacts }) {
  return (
    <DeskPage
      title={bulkQuestion(facts)}
      intro={facts.change === "trash" ? "They can be brought back from the trash, as drafts." : undefined}
      width="narrow"
      back={{ to: list, name: "Back to Posts" }}
    >
      <BulkQuestion list={list} facts={facts} />
    </DeskPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { search } = useLocation();
  if (isRouteErrorResponse(error) && error.status < 500) return <DeskRefusal error={error} />;
  return (
    <DeskPage {...words}>
      <Alert>Failed to load posts. Please try again.</Alert>
      <ButtonLink to={`${href("/admin/posts")}${search}`} reloadDocument variant="secondary" className="mt-4">
        Try again
      </ButtonLink>
    </DeskPage>
  );
}
