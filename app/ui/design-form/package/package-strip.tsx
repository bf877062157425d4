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

// Written out, because Tailwind reads class names as text: the frame, and the strip within it.
const parts: Record<number, [frame: string, strip: string]> = {
  1: ["aspect-4/3 w-2/5", "w-[500%]!"],
  2: ["aspect-8/3 w-2/5", "w-[250%]!"],
  3: ["aspect-4/1 w-3/5", "w-[166.67%]!"],
  4: ["aspect-16/3 w-4/5", "w-[125%]!"],
};

/** As many designs as a package has, and never more: the beginning of the strip, and one alone in twice the size. */
export function PackageStrip({ count }: { count: number }) {
  const [frame, part] = parts[count] ?? [count < 10 ? "aspect-20/3" : "aspect-10/3", ""];
  return (
    <span className="my-1 block w-full max-w-80">
      <span className={`block overflow-hidden rounded-sm ${frame}`}>
        <MediaPicture {...strip} alt="" sizes="13rem" lazy={false} className={`max-w-none rounded-none! ${part}`} />
      </span>
    </span>
  );
}
