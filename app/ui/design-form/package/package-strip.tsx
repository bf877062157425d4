import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import { MediaPicture } from "#app/ui/media-picture.tsx";

/** Ten designs of the sample's yard, five in a row (`lab/sample-order.ts`). */
const strip: StoredPicture = {
  path: "ten-designs",
  widths: [480],
  width: 480,
  height: 144,
  placeholderColor: "#6f7063",
  isOurs: true,
};

/** As many designs as a package has: the beginning of the strip, and one alone in twice the size. */
export function PackageStrip({ count }: { count: number }) {
  const part = count === 1 ? "aspect-4/3 w-2/5" : count <= 5 ? "aspect-20/3" : "aspect-10/3";
  return (
    <span className="my-1 block w-full max-w-52">
      <span className={`block overflow-hidden rounded-sm ${part}`}>
        <MediaPicture
          {...strip}
          alt=""
          sizes="13rem"
          lazy={false}
          className={`max-w-none rounded-none! ${count === 1 ? "w-[500%]!" : ""}`}
        />
      </span>
    </span>
  );
}
