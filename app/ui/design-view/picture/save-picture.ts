/**
 * By the device's share sheet for files (phones), else a download. Returns the result in words. @throws when the
 * picture cannot be fetched; an AbortError when the user cancels
 */
export async function savePicture(address: string, fileName: string): Promise<string> {
  if (mayShareFiles()) {
    await navigator.share({ files: [await fetchFile(address, fileName)] });
    return "Design ready to save";
  }
  await ask(address, "HEAD");
  window.location.assign(address);
  return "Download started";
}

async function fetchFile(address: string, name: string): Promise<File> {
  const response = await ask(address, "GET");
  return new File([await response.blob()], name, { type: "image/jpeg" });
}

/** @throws when the picture cannot be fetched: a desktop's own download would save an error page, or nothing */
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
