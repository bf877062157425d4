import { pictureAddress } from "#app/domain/media/stored-picture.ts";
import type { DesignVersion } from "#app/domain/orders/order.ts";
import { Button } from "#app/ui/button.tsx";
import { DownloadLink } from "./download-link.tsx";

interface LargePictureProps {
  image: DesignVersion;
  name: string;
  onClose: () => void;
}

export function LargePicture({ image: { picture, variationNumber }, name, onClose }: LargePictureProps) {
  return (
    <div className="flex h-full flex-col">
      {/* A phone in portrait is hardly wider than the page: there the picture fills the height and scrolls sideways. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard */}
      <div ref={showMiddle} tabIndex={0} className="flex min-h-0 flex-1 overflow-x-auto">
        <img
          src={pictureAddress(picture)}
          alt={name}
          width={picture.width}
          height={picture.height}
          className="h-full w-full object-contain portrait:max-sm:w-auto portrait:max-sm:max-w-none"
        />
      </div>
      <div className="flex items-center justify-end gap-5 border-line border-t px-5 py-2">
        <DownloadLink picture={picture} number={variationNumber} name={name} />
        <Button type="button" variant="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}

function showMiddle(area: HTMLElement | null) {
  if (area) area.scrollLeft = (area.scrollWidth - area.clientWidth) / 2;
}
