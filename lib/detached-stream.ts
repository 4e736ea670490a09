/**
 * Values from work that goes on whether or not anybody reads on. `done` settles with the work; a failure of the
 * work reaches the reader too, behind what came before it, if there still is one.
 */
export function detachedStream<T>(work: (emit: (value: T) => void) => Promise<void>) {
  const waiting: T[] = [];
  let isRead = true;
  let isDone = false;
  let wakeReader: () => void = () => undefined;
  const done = work((value) => {
    if (!isRead) return;
    waiting.push(value);
    wakeReader();
  });
  const end = () => {
    isDone = true;
    wakeReader();
  };
  void done.then(end, end);

  async function* read(): AsyncGenerator<T, void> {
    try {
      for (;;) {
        while (waiting.length > 0) yield waiting.shift() as T;
        if (isDone) return await done;
        await new Promise<void>((resolve) => (wakeReader = resolve));
      }
    } finally {
      isRead = false;
      waiting.length = 0;
    }
  }
  return { values: read(), done };
}
