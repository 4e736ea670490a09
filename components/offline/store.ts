/** What is kept of one draft, try, photo or message. */
export type Kept = {
  text: string;
  /** A photo, as a data URL. */
  image?: string;
};
type Row = Kept & {
  /** When it was kept, in milliseconds since 1970. */
  at: number;
};

const databaseName = "english-coach";
const storeName = "kept";
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;
const maxImages = 3;
const maxImageBytes = 16 * 1024 * 1024;

let opening: Promise<IDBDatabase | undefined> | undefined;
/** Whoever has left this page writes nothing more. */
let isClosed = false;

/** Undefined where the browser has none, or will not give us any: in some private windows. */
function open(): Promise<IDBDatabase | undefined> {
  opening ??= new Promise((resolve) => {
    try {
      const request = indexedDB.open(databaseName, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(storeName);
      request.onsuccess = () => resolve(request.result);
      request.onerror = request.onblocked = () => resolve(undefined);
    } catch {
      resolve(undefined);
    }
  });
  return opening;
}

/** Does `work` in one transaction. Resolves when it is on the device; to `otherwise` where it could not be done, whatever the reason. */
async function inStore<T>(
  mode: IDBTransactionMode,
  otherwise: T,
  work: (store: IDBObjectStore) => () => T,
): Promise<T> {
  const database = await open();
  if (!database) return otherwise;
  return new Promise((resolve) => {
    try {
      const transaction = database.transaction(storeName, mode);
      const result = work(transaction.objectStore(storeName));
      transaction.oncomplete = () => resolve(result());
      transaction.onabort = () => resolve(otherwise);
    } catch {
      resolve(otherwise);
    }
  });
}

/** A key is the user's id and a name; an array is greater than any name. */
const ofUser = (userId: number) => IDBKeyRange.bound([userId], [userId, []]);

/** What is kept of a user, by name. Undefined where nothing can be kept. */
export function readKept(userId: number): Promise<Map<string, Kept> | undefined> {
  return inStore<Map<string, Kept> | undefined>("readonly", undefined, (store) => {
    const [keys, rows] = [store.getAllKeys(ofUser(userId)), store.getAll(ofUser(userId))];
    return () =>
      new Map(
        (rows.result as Row[]).map(({ text, image }, index) => [nameOf(keys.result[index]), { text, image }]),
      );
  });
}

/**
 * Keeps what is given, and deletes what is undefined. Of a photo that is one too many, or too large, only the words are kept. Answers
 * the names of what is on the device then.
 */
export function keep(userId: number, changes: Map<string, Kept | undefined>): Promise<string[]> {
  if (isClosed) return Promise.resolve([]);
  return inStore<string[]>("readwrite", [], (store) => {
    const names: string[] = [];
    const put = (name: string, kept: Kept) => {
      store.put({ ...kept, at: Date.now() } satisfies Row, [userId, name]);
      names.push(name);
    };
    const withImage: [string, Kept][] = [];
    for (const [name, kept] of changes) {
      store.delete([userId, name]); // Its photo must not count twice.
      if (kept?.image) withImage.push([name, kept]);
      else if (kept) put(name, kept);
    }
    if (withImage.length === 0) return () => names;
    const rows = store.getAll(ofUser(userId));
    rows.onsuccess = () => {
      const images = (rows.result as Row[]).flatMap(({ image }) => image ?? []);
      let bytes = images.reduce((sum, { length }) => sum + length, 0);
      for (const [name, { text, image = "" }] of withImage) {
        const hasRoom = images.length < maxImages && bytes + image.length <= maxImageBytes;
        if (hasRoom) {
          images.push(image);
          bytes += image.length;
        }
        if (hasRoom || text) put(name, hasRoom ? { text, image } : { text });
      }
    };
    return () => names;
  });
}

/** Deletes what is too old, and what is not this user's: who comes next finds nothing. */
export function sweepStore(userId: number): Promise<void> {
  return inStore("readwrite", undefined, (store) => {
    const request = store.openCursor();
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return;
      const [owner] = cursor.key as [number];
      if (owner !== userId || (cursor.value as Row).at <= Date.now() - maxAgeMs) cursor.delete();
      cursor.continue();
    };
    return () => undefined;
  });
}

/** Deletes all there is. Nothing is kept any more until the page is loaded anew. */
export function emptyStore(): Promise<void> {
  isClosed = true;
  return inStore("readwrite", undefined, (store) => {
    store.clear();
    return () => undefined;
  });
}

const nameOf = (key: IDBValidKey | undefined) => (key as [number, string])[1];
