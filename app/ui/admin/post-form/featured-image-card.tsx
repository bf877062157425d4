import { pictureAccept } from "#app/domain/blog/picture-problem.ts";
import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { MediaPicture } from "#app/ui/media-picture.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { inputProps } from "../../form/field-props.ts";
import { DeskCard } from "../desk-page.tsx";
import type { PostFields } from "./post-form-id.ts";
import { usePictureChoice } from "./use-picture-choice.ts";

interface FeaturedImageCardProps {
  picture: StoredPicture | null;
  fields: PostFields;
}

/** Without JavaScript each of its buttons posts the form, which comes back with everything typed. */
export function FeaturedImageCard({ picture, fields }: FeaturedImageCardProps) {
  const hydrated = useHydrated();
  const choice = usePictureChoice(picture);
  const problem = choice.problem ?? fields.featuredImagePath.errors?.[0];
  const shown = choice.previewUrl || choice.chosen;
  return (
    <DeskCard title="Featured Image" className="sm:max-lg:row-span-2">
      <input type="hidden" name="featuredImagePath" value={choice.chosen?.path ?? ""} />
      {choice.previewUrl ? (
        <img
          src={choice.previewUrl}
          alt="What you have just chosen"
          className="aspect-[3/2] w-full rounded-lg bg-sand object-cover"
        />
      ) : choice.chosen ? (
        <MediaPicture
          {...choice.chosen}
          alt={fields.featuredImageAlt.initialValue || "What stands above the post"}
          sizes="21rem"
          className="aspect-[3/2] object-cover"
        />
      ) : (
        <p className="grid aspect-[3/2] w-full place-items-center rounded-lg border border-edge border-dashed p-4 text-center text-ink-soft text-sm">
          No featured image selected
        </p>
      )}
      <input
        ref={choice.input}
        type="file"
        id={fields.featuredImagePath.id}
        name="featuredImage"
        accept={pictureAccept}
        aria-label="Featured image file"
        onChange={choice.choose}
        tabIndex={hydrated ? -1 : undefined}
        className={
          hydrated
            ? "sr-only"
            : "block w-full text-ink-soft text-sm file:mr-3 file:min-h-11 file:rounded-lg file:border file:border-edge file:border-solid file:bg-paper file:px-4 file:text-ink"
        }
      />
      {problem ? (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      ) : null}
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {choice.note}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          name="intent"
          value="upload-image"
          variant="secondary"
          className="px-4!"
          onClick={(event) => {
            event.preventDefault();
            choice.input.current?.click();
          }}
        >
          {shown ? "Change Image" : "Upload Image"}
        </Button>
        {shown ? (
          <Button
            name="intent"
            value="remove-image"
            variant="quiet"
            danger
            className="px-3!"
            onClick={(event) => {
              event.preventDefault();
              choice.remove();
            }}
          >
            Remove
            <span className="sr-only"> featured image</span>
          </Button>
        ) : null}
      </div>
      <TextField
        {...inputProps(fields.featuredImageAlt)}
        label="Image Description"
        hint="What the image shows, for those who cannot see it."
      />
    </DeskCard>
  );
}
