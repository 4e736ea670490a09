import type { HomeworkReaderPort } from "@/lib/ports/homework-reader";

type Script = (image: Uint8Array, signal: AbortSignal) => Promise<string>;

/** A reader that reads what the test wrote for it, and keeps the pictures it was shown. */
export function scriptedReader(
  script: Script,
): HomeworkReaderPort & { images: Uint8Array[]; script: Script } {
  const reader = {
    name: "scripted",
    images: [] as Uint8Array[],
    script,
    read(image: Uint8Array, signal: AbortSignal) {
      reader.images.push(image);
      return reader.script(image, signal);
    },
    warmUp: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  return reader;
}
