/**
 * Values from work that goes on whether or not anybody reads on. `done` settles with the work; a failure of the
 * work reaches the reader too, if there still is one.
 */
export function detachedStream<T>(work: (emit: (value: T) => void) => Promise<void>) {
  let isRead = true;
  let done: Promise<void> = Promise.resolve();
  const values = new ReadableStream<T>({
    start(controller) {
      done = work((value) => {
        if (isRead) controller.enqueue(value);
      });
      void done.then(
        () => isRead && controller.close(),
        (error: unknown) => isRead && controller.error(error),
      );
    },
    cancel() {
      isRead = false;
    },
  });
  return { values, done };
}
