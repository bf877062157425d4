import { photoSlotKey } from "./photo-slot.ts";

/**
 * In this browser while the tab is open and until the order: after a reload or a login the photo does not have to be
 * chosen again. Where the browser refuses to store it, the form works without.
 */
const storeName = "photos";
/** The photo of a closed tab is deleted at the latest on the next visit. */
const storedForMs = 24 * 60 * 60 * 1000;

interface StoredPhoto {
  /** Whose photo it is: another account in the same tab must not see it. */
  userId: number;
  file: File;
  keptAt: number;
}

export async function storePhoto(userId: number, file: File): Promise<void> {
  const slot = readSlot() ?? String(Date.now() + Math.random());
  await withStore((store) => {
    store.put({ userId, file, keptAt: Date.now() } satisfies StoredPhoto, slot);
    sessionStorage.setItem(photoSlotKey, slot);
  });
}

/** If it is still there. */
export async function readStoredPhoto(userId: number): Promise<File | undefined> {
  const slot = readSlot();
  let found: IDBRequest<StoredPhoto | undefined> | undefined;
  await withStore((store) => {
    dropOld(store);
    if (slot !== null) found = store.get(slot);
  });
  const kept = found?.result;
  return kept?.userId === userId ? kept.file : undefined;
}

export async function deleteStoredPhoto(): Promise<void> {
  const slot = readSlot();
  if (slot === null) return;
  sessionStorage.removeItem(photoSlotKey);
  await withStore((store) => store.delete(slot));
}

function readSlot(): string | null {
  try {
    return sessionStorage.getItem(photoSlotKey);
  } catch {
    return null;
  }
}

function dropOld(store: IDBObjectStore): void {
  const cursors = store.openCursor();
  cursors.onsuccess = () => {
    const cursor = cursors.result;
    if (!cursor) return;
    if ((cursor.value as StoredPhoto).keptAt < Date.now() - storedForMs) cursor.delete();
    cursor.continue();
  };
}

/** Also when there is no store. */
function withStore(work: (store: IDBObjectStore) => void): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve();
    if (!("indexedDB" in window)) return done();
    const opening = indexedDB.open("design-form", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
    opening.onerror = done;
    opening.onblocked = done;
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(storeName, "readwrite");
      transaction.oncomplete = transaction.onabort = () => {
        opening.result.close();
        done();
      };
      try {
        work(transaction.objectStore(storeName));
      } catch {
        transaction.abort();
      }
    };
  });
}
