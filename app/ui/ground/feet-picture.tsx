import { feetField, feetPictureWidth } from "#app/domain/ground/pressed-feet.ts";
import { pictureAddress, type StoredPicture, usualWidth } from "#app/domain/media/stored-picture.ts";

/** The tool that keeps a person, where no script runs: the place that is pressed is sent with the form. */
export function FeetPicture({ photo }: { photo: StoredPicture }) {
  return (
    <noscript>
      <p>A person or an animal in it? Press the feet: this part stays as it is.</p>
      <input
        type="image"
        name={feetField}
        src={pictureAddress(photo, usualWidth(photo.widths))}
        width={feetPictureWidth}
        height={Math.round((feetPictureWidth * photo.height) / photo.width)}
        alt="Keep the person or animal at the pressed place"
        className="mt-2 block rounded-lg"
      />
    </noscript>
  );
}
