import { getFormProps } from "@conform-to/react";
import { Form, href } from "react-router";
import type { PictureDescription } from "#app/domain/blog/pictures/picture-schemas.ts";
import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { MediaPicture } from "#app/ui/media-picture.tsx";
import { inputProps } from "../../form/field-props.ts";
import { FormErrors } from "../../form/form-errors.tsx";
import { usePageForm } from "../../form/use-page-form.ts";
import { Link } from "../../link.tsx";

export function pictureFormId(path: string): string {
  return `picture-${path}`;
}

interface PictureCardsProps {
  items: { picture: StoredPicture; alt: string; posts: { id: number; title: string }[]; isStill: boolean }[];
}

/** Unused pictures can be deleted. */
export function PictureCards({ items }: PictureCardsProps) {
  if (items.length === 0) {
    return (
      <p className="mt-2 rounded-lg border border-line border-dashed p-8 text-center">
        No pictures yet. Upload one, or insert one while you write a post.
      </p>
    );
  }
  return (
    <ul id="pictures-of-blog" className="mt-2 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {items.map((item) => (
        <PictureCard key={item.picture.path} {...item} />
      ))}
    </ul>
  );
}

function PictureCard({ picture, alt, posts, isStill }: PictureCardsProps["items"][number]) {
  const { path } = picture;
  const [form, fields] = usePageForm<PictureDescription>({ id: pictureFormId(path), defaultValue: { path, alt } });
  return (
    <li className="grid min-w-0 content-start gap-3 rounded-lg border border-line bg-raised p-3">
      <MediaPicture
        {...picture}
        alt={alt || "No description yet"}
        sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 50vw, 100vw"
        className="aspect-[3/2] object-cover"
      />
      <Form
        {...getFormProps(form)}
        method="post"
        encType="multipart/form-data"
        preventScrollReset
        className="grid gap-2"
      >
        <FormErrors form={form} />
        <input type="hidden" name="path" value={path} />
        <TextField
          {...inputProps(fields.alt)}
          label="What it shows"
          autoFocus={fields.alt.errors !== undefined}
          className="text-sm"
        />
        <p className="wrap-anywhere text-ink-soft text-sm">
          {posts.length > 0 ? "Shown in " : isStill ? "The still of a video, for its card." : "No post shows it."}
          {posts.map(({ id, title }, at) => (
            <span key={id}>
              {at > 0 ? ", " : ""}
              <Link
                to={href("/admin/posts/:postId", { postId: String(id) })}
                dir="auto"
                className="text-moss underline"
              >
                {title}
              </Link>
            </span>
          ))}
        </p>
        <p className="flex flex-wrap gap-1">
          <Button name="intent" value="describe" variant="secondary" className="px-3! text-sm">
            Save description
          </Button>
          {posts.length === 0 && !isStill ? (
            <Button
              name="intent"
              value="delete"
              variant="quiet"
              danger
              className="px-3! text-sm"
              onClick={(event) => {
                if (!window.confirm("Delete this picture for good?")) event.preventDefault();
              }}
            >
              Delete
              <span className="sr-only"> this picture</span>
            </Button>
          ) : null}
        </p>
      </Form>
    </li>
  );
}
