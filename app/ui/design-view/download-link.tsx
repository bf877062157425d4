import { downloadAddress, type StoredPicture } from "#app/domain/media/stored-picture.ts";
import { useToast } from "#app/ui/shell/use-toast.ts";

/**
 * Saves the full picture as landscape-design-{n}.jpg. The server names the file, so it works without JavaScript;
 * where the device has a share sheet for files (phones), that is offered instead.
 */
export function DownloadLink({
  picture,
  number,
  name,
  className = "inline-flex min-h-11 items-center font-medium text-moss print:hidden",
}: {
  picture: StoredPicture;
  number: number;
  name: string;
  className?: string;
}) {
  const { toast } = useToast();
  const address = downloadAddress(picture, number);
  const fileName = `landscape-design-${number}.jpg`;

  async function share(event: React.MouseEvent) {
    if (!mayShareFiles()) {
      toast({ title: "Download started" });
      return;
    }
    event.preventDefault();
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(60_000) });
      if (!response.ok) throw new Error(String(response.status));
      const file = new File([await response.blob()], fileName, { type: "image/jpeg" });
      await navigator.share({ files: [file] });
      toast({ title: "Design ready to save" });
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
    <a href={address} download={fileName} onClick={share} className={className} aria-label={`Download ${name}`}>
      Download
    </a>
  );
}

/** Only touch devices: on a desktop a share sheet is not what Download means. */
function mayShareFiles(): boolean {
  if (!navigator.canShare || !matchMedia("(pointer: coarse)").matches) return false;
  return navigator.canShare({ files: [new File([""], "design.jpg", { type: "image/jpeg" })] });
}
