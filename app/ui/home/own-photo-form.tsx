import { href } from "react-router";
import { photoAccept } from "#app/domain/media/photo-problem.ts";
import { Button, buttonClasses, largeButton } from "../button.tsx";

/** The intent of a photo that a visitor sends before logging in. */
export const ownPhotoIntent = "own-photo";

/** Without a script: the field is out of sight until it has a file, and the button until then, too. */
export function OwnPhotoForm({ mayTry, price }: { mayTry: boolean /** "from $4" */; price: string }) {
  return (
    <form method="post" action={`${href("/")}?index`} encType="multipart/form-data" className="grid gap-3">
      <input
        type="file"
        id="own-photo"
        name="photo"
        accept={photoAccept}
        required
        aria-label="A photo of your yard"
        className="peer min-h-11 min-w-0 rounded-lg border border-edge p-2 invalid:sr-only file:mr-3 file:rounded-lg file:border-0 file:bg-sand file:px-3 file:py-1.5"
      />
      <label
        htmlFor="own-photo"
        className={`${buttonClasses("primary")} ${largeButton} cursor-pointer peer-valid:hidden peer-focus-visible:outline-2 peer-focus-visible:outline-clay peer-focus-visible:outline-offset-2`}
      >
        Choose a photo of your yard
      </label>
      <Button name="intent" value={ownPhotoIntent} className={`${largeButton} peer-invalid:hidden`}>
        Continue with this photo
      </Button>
      <p className="text-ink-soft text-sm">
        {mayTry
          ? `See a first design free, before you sign in. Then ${price}, paid once.`
          : `Your wish comes next; you pay last: ${price}, once.`}
      </p>
    </form>
  );
}
