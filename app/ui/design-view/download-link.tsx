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

  async function download(event: React.MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    try {
      if (mayShareFiles()) {
        await navigator.share({ files: [await fetchFile(address, fileName)] });
        toast({ title: "Design ready to save" });
        return;
      }
      await ask(address, "HEAD");
      window.location.assign(address);
      toast({ title: "Download started" });
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

async function fetchFile(address: string, name: string): Promise<File> {
  const response = await ask(address, "GET");
  return new File([await response.blob()], name, { type: "image/jpeg" });
}

/** @throws when the picture cannot be had: to a desktop's own download that is a file of another name, or nothing at all */
async function ask(address: string, method: "GET" | "HEAD"): Promise<Response> {
  const response = await fetch(address, { method, signal: AbortSignal.timeout(60_000) });
  if (!response.ok) throw new Error(String(response.status));
  return response;
}

/** Only touch devices: on a desktop a share sheet is not what Download means. */
function mayShareFiles(): boolean {
  if (!navigator.canShare || !matchMedia("(pointer: coarse)").matches) return false;
  return navigator.canShare({ files: [new File([""], "design.jpg", { type: "image/jpeg" })] });
}
