export interface OrderFile {
  name: string;
  read: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

export function textFile(name: string, text: string): OrderFile {
  return { name, read: () => [new TextEncoder().encode(text)] };
}

/** The photo's original name, with the extension of a JPEG, which is how it is stored. */
export function photoFileName(photo: { originalName: string | null } | undefined): string {
  return `${(photo?.originalName ?? "photo").replace(/\.\w{1,5}$/, "")}.jpg`;
}
