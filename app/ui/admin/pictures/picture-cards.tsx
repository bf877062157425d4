import { Form, href } from "react-router";
import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { MediaPicture } from "#app/ui/media-picture.tsx";
import { useRefusal } from "../../form/use-page-form.ts";
import { Link } from "../../link.tsx";

export const picturesFormId = "pictures-form";

interface PictureCardsProps {
  items: { picture: StoredPicture; alt: string; posts: { id: number; title: string }[]; isStill: boolean }[];
  isSearched: boolean;
}

/** One form for all descriptions of the page. Unused pictures can be deleted. */
export function PictureCards({ items, isSearched }: PictureCardsProps) {
  const refusal = useRefusal(picturesFormId);
  if (items.length === 0) {
    return (
      <p className="mt-2 rounded-lg border border-line border-dashed p-8 text-center">
        {isSearched
          ? "No picture is described so, and no post of that title shows one."
          : "No pictures yet. Upload one, or insert one while you write a post."}
      </p>
    );
  }
  // By path: the list may have changed since the form was opened.
  const sent = [refusal?.initialValue?.path ?? []].flat();
  const typed = [refusal?.initialValue?.alt ?? []].flat();
  return (
    <Form
      id={picturesFormId}
      method="post"
      encType="multipart/form-data"
      preventScrollReset
      className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      {/* First, so that Enter in a field saves. */}
      <p className="sticky bottom-0 z-1 order-last border-line border-t bg-paper py-3">
        <Button name="intent" value="describe">
          Save all descriptions
        </Button>
      </p>
      <ul id="pictures-of-blog" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((item) => {
          const at = sent.indexOf(item.picture.path);
          const shown = at === -1 ? item.alt : String(typed[at] ?? "");
          const error = refusal?.error?.[`alt[${at}]`] ?? undefined;
          return <PictureCard key={item.picture.path} {...item} typed={shown} error={error} />;
        })}
      </ul>
    </Form>
  );
}

type PictureCardProps = PictureCardsProps["items"][number] & { typed: string; error: string[] | undefined };

function PictureCard({ picture, alt, posts, isStill, typed, error }: PictureCardProps) {
  const { path } = picture;
  return (
    <li className="grid min-w-0 content-start gap-3 rounded-lg border border-line bg-raised p-3">
      <MediaPicture
        {...picture}
        alt={alt || "No description yet"}
        sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 50vw, 100vw"
        className="aspect-[3/2] object-cover"
      />
      <input type="hidden" name="path" value={path} />
      <input type="hidden" name="was" value={alt} />
      <TextField
        id={`shows-${path}`}
        name="alt"
        defaultValue={typed}
        error={error}
        label="What it shows"
        autoFocus={error !== undefined}
        className="text-sm"
      />
      <p className="wrap-anywhere text-ink-soft text-sm">
        {posts.length > 0 ? "Shown in " : isStill ? "The still of a video, for its card." : "No post shows it."}
        {posts.map(({ id, title }, at) => (
          <span key={id}>
            {at > 0 ? ", " : ""}
            <Link to={href("/admin/posts/:postId", { postId: String(id) })} dir="auto" className="text-moss underline">
              {title}
            </Link>
          </span>
        ))}
      </p>
      {posts.length === 0 && !isStill ? (
        <Button
          name="intent"
          value={`delete ${path}`}
          variant="quiet"
          danger
          className="justify-self-start px-3! text-sm"
          onClick={(event) => {
            if (!window.confirm("Delete this picture for good?")) event.preventDefault();
          }}
        >
          Delete
          <span className="sr-only"> this picture</span>
        </Button>
      ) : null}
    </li>
  );
}
