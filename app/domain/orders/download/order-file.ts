/** A file to be packed: read only when its turn comes. */
export interface OrderFile {
  name: string;
  read: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

export function textFile(name: string, text: string): OrderFile {
  return { name, read: () => [new TextEncoder().encode(text)] };
}

/** As the photo was called at its owner's; it is stored as JPEG, whatever it was. */
export function photoFileName(photo: { originalName: string | null } | undefined): string {
  return `${(photo?.originalName ?? "photo").replace(/\.\w{1,5}$/, "")}.jpg`;
}
