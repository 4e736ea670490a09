import type { HomeworkReaderPort } from "@/lib/ports/homework-reader";

type Script = (image: Uint8Array, signal: AbortSignal) => Promise<string>;

/** A reader that reads what the test wrote for it, and keeps the pictures it was shown. */
export function scriptedReader(
  script: Script,
): HomeworkReaderPort & { images: Uint8Array[]; studentKeys: (string | undefined)[]; script: Script } {
  const reader = {
    name: "scripted",
    images: [] as Uint8Array[],
    studentKeys: [] as (string | undefined)[],
    script,
    read(image: Uint8Array, signal: AbortSignal, studentKey?: string) {
      reader.images.push(image);
      reader.studentKeys.push(studentKey);
      return reader.script(image, signal);
    },
    warmUp: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  return reader;
}
