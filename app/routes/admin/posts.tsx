import { isRouteErrorResponse, useNavigation } from "react-router";
import { listPosts } from "#app/domain/blog/desk/list-posts.server.ts";
import { readBlogSettings } from "#app/domain/blog/settings/blog-settings.server.ts";
import { requireEditor } from "#app/http/guards.server.ts";
import { DeskPage } from "#app/ui/admin/desk-page.tsx";
import { DeskRefusal } from "#app/ui/admin/desk-refusal.tsx";
import { PostFilter } from "#app/ui/admin/posts/post-filter.tsx";
import { postRow } from "#app/ui/admin/posts/post-row.ts";
import { PostTable } from "#app/ui/admin/posts/post-table.tsx";
import { type PostView, postViewQuery, readPostView } from "#app/ui/admin/posts/post-view.ts";
import { Spinner } from "#app/ui/admin/spinner.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/posts";

/** /admin/posts: search, status, sort and page stand in the address. */
export async function loader({ request, url }: Route.LoaderArgs) {
  await requireEditor(request);
  const view = readPostView(url.searchParams);
  const { timeZone } = readBlogSettings();
  const { items, total, page, pageCount } = listPosts({
    ...view,
    status: view.status === "all" ? undefined : view.status,
  });
  return { view: { ...view, page }, posts: items.map((post) => postRow(post, timeZone)), total, pageCount };
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Blog Posts") }];
}

const words = {
  title: "Blog Posts",
  intro: "Create, edit and manage your blog posts",
  back: { to: "/admin", name: "Back" },
};

export default function Posts({ loaderData }: Route.ComponentProps) {
  const { view, posts, total, pageCount } = loaderData;
  const loading = useNavigation().location?.pathname === "/admin/posts";
  return (
    <DeskPage
      {...words}
      actions={
        <>
          <ButtonLink to="/admin/trash" variant="quiet">
            Trash
          </ButtonLink>
          <ButtonLink to="/admin/posts/new">New Post</ButtonLink>
        </>
      }
    >
      <PostFilter view={view} />
      <p role="status" className="mt-3 flex min-h-6 items-center gap-3 text-ink-soft text-sm">
        {total} post(s) found
        {loading ? <Spinner label="Loading posts" /> : null}
      </p>
      {posts.length > 0 ? (
        <PostTable posts={posts} query={postViewQuery(view)} />
      ) : (
        <NoPosts isFiltered={isFiltered(view)} />
      )}
      <Pager
        page={view.page}
        pageCount={pageCount}
        addressOf={(page) => `/admin/posts${postViewQuery({ ...view, page })}`}
      />
    </DeskPage>
  );
}

function NoPosts({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div className="mt-2 rounded-lg border border-line border-dashed p-8 text-center">
      <p>No posts found. Create your first post by clicking the "New Post" button.</p>
      {isFiltered ? (
        <ButtonLink to="/admin/posts" variant="secondary" className="mt-4">
          Show all posts
        </ButtonLink>
      ) : null}
    </div>
  );
}

function isFiltered({ search, status }: PostView): boolean {
  return search !== "" || status !== "all";
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status < 500) return <DeskRefusal error={error} />;
  return (
    <DeskPage {...words}>
      <Alert>Failed to load posts. Please try again.</Alert>
      <ButtonLink to="/admin/posts" reloadDocument variant="secondary" className="mt-4">
        Try again
      </ButtonLink>
    </DeskPage>
  );
}
