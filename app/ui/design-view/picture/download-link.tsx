import type { MouseEvent } from "react";
import { downloadAddress, type StoredPicture } from "#app/domain/media/stored-picture.ts";
import { useToast } from "#app/ui/shell/use-toast.ts";

/**
 * The server names the file, so it works without JavaScript; where the device has a share sheet for files (phones),
 * that is offered instead.
 */
export function DownloadLink({
  picture,
  number,
  name,
  leads = false,
}: {
  picture: StoredPicture;
  number: number;
  name: string;
  /** Whether it is the first thing to do with its picture. */
  leads?: boolean;
}) {
  const { toast } = useToast();
  const address = downloadAddress(picture, number);
  const fileName = `landscape-design-${number}.jpg`;

  async function download(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    try {
      const { savePicture } = await import("./save-picture.ts");
      toast({ title: await savePicture(address, fileName) });
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
      toast({
        title: "Download failed",
        description: "There was a problem downloading your image. Please try again.",
        variant: "destructive",
      });
    }
  }

  return (
    <a
      href={address}
      download={fileName}
      onClick={download}
      className={`inline-flex min-h-11 items-center font-medium print:hidden ${leads ? "justify-center rounded-lg bg-moss px-4 text-paper hover:bg-moss-deep lg:w-full" : "text-moss"}`}
      aria-label={`Download ${name}`}
    >
      Download
    </a>
  );
}
