import type { PostStatus } from "#app/domain/blog/post.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";

const looks: Record<PostStatus, { tone: BadgeTone; name: string }> = {
  published: { tone: "primary", name: "Published" },
  draft: { tone: "secondary", name: "Draft" },
  archived: { tone: "outline", name: "Archived" },
};

export function PostStatusBadge({ status, scheduled = false }: { status: PostStatus; scheduled?: boolean }) {
  const { tone, name } = looks[status];
  return (
    <span className="inline-flex items-start gap-1 sm:max-lg:flex-col">
      <Badge tone={tone}>{name}</Badge>
      {scheduled ? <Badge tone="outline">Scheduled</Badge> : null}
    </span>
  );
}
