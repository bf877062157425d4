import type { ReactNode } from "react";
import { href } from "react-router";
import { areEditorsNamed } from "#app/domain/accounts/is-editor.server.ts";
import { countPosts, listPosts } from "#app/domain/blog/desk/list-posts.server.ts";
import { countAllViews, countViews } from "#app/domain/blog/readers/post-views.server.ts";
import { readBlogSettings } from "#app/domain/blog/settings/blog-settings.server.ts";
import { listCategories, listTags } from "#app/domain/blog/topics/topics.server.ts";
import { requireEditor } from "#app/http/sessions/guards.server.ts";
import { Tabs } from "#app/ui/account/tabs.tsx";
import { DeskPage } from "#app/ui/admin/desk-page.tsx";
import { Overview } from "#app/ui/admin/posts/overview.tsx";
import { postRow } from "#app/ui/admin/posts/post-row.ts";
import { PostTable } from "#app/ui/admin/posts/post-table.tsx";
import { TopicTable } from "#app/ui/admin/topic-table.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/dashboard";

const tabs = [
  { id: "overview", name: "Overview" },
  { id: "posts", name: "Posts" },
  { id: "categories", name: "Categories" },
  { id: "tags", name: "Tags" },
  { id: "settings", name: "Settings" },
] as const;

const recentPosts = 8;

/** /admin; `?tab=` as in the account. */
export async function loader({ request, url }: Route.LoaderArgs) {
  await requireEditor(request);
  const { timeZone } = readBlogSettings();
  const [categories, tags] = [listCategories(), listTags()];
  const { items } = listPosts({ sort: "shown", pageSize: recentPosts });
  const views = countViews(items);
  return {
    tab: tabs.find(({ id }) => id === url.searchParams.get("tab"))?.id ?? "overview",
    counts: { posts: countPosts(), categories: categories.length, tags: tags.length },
    recent: items.map((post) => postRow(post, timeZone, views.get(post.id))),
    views: countAllViews(),
    categories: categories.slice(0, recentPosts),
    tags: tags.slice(0, recentPosts),
    everyoneEdits: !areEditorsNamed(),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Blog Dashboard") }];
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { tab } = loaderData;
  return (
    <DeskPage
      title="Blog Dashboard"
      actions={
        <>
          <ButtonLink to={href("/blog")} reloadDocument variant="secondary">
            View Blog
          </ButtonLink>
          <ButtonLink to={href("/api/logout")} variant="secondary">
            Log Out
          </ButtonLink>
        </>
      }
    >
      <div className="overflow-x-auto max-sm:[&_a]:text-sm max-sm:[&_nav]:gap-3.5">
        <Tabs tabs={tabs} current={tab} label="Dashboard" />
      </div>
      <TabPanel {...loaderData} />
    </DeskPage>
  );
}

function TabPanel(facts: Route.ComponentProps["loaderData"]) {
  const { tab, recent, categories, tags } = facts;
  if (tab === "overview") return <Overview {...facts} />;
  if (tab === "posts") {
    return (
      <Panel all={[href("/admin/posts"), "All Posts"]} create={[href("/admin/posts/new"), "New Post"]}>
        {recent.length > 0 ? <PostTable posts={recent} /> : <p>No posts yet.</p>}
      </Panel>
    );
  }
  if (tab === "categories") {
    return (
      <Panel
        all={[href("/admin/categories"), "All Categories"]}
        create={[href("/admin/categories/new"), "New Category"]}
      >
        {categories.length > 0 ? <TopicTable kind="category" topics={categories} /> : <p>No categories yet.</p>}
      </Panel>
    );
  }
  if (tab === "tags") {
    return (
      <Panel all={[href("/admin/tags"), "All Tags"]} create={[href("/admin/tags/new"), "New Tag"]}>
        {tags.length > 0 ? <TopicTable kind="tag" topics={tags} /> : <p>No tags yet.</p>}
      </Panel>
    );
  }
  return (
    <Panel all={[href("/admin/settings"), "All Settings"]}>
      <p className="max-w-measure">What this installation uses, and who may edit the blog.</p>
    </Panel>
  );
}

type PanelLink = [to: string, name: string];

/** The first entries, and a link to all. */
function Panel({ all, create, children }: { all: PanelLink; create?: PanelLink; children: ReactNode }) {
  return (
    <>
      <p className="mb-4 flex flex-wrap gap-3">
        {create ? <ButtonLink to={create[0]}>{create[1]}</ButtonLink> : null}
        <ButtonLink to={all[0]} variant="secondary">
          {all[1]}
        </ButtonLink>
      </p>
      {children}
    </>
  );
}
