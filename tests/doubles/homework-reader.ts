import type { HomeworkReaderPort, ReadPage } from "@/lib/ports/homework-reader";

/** What it reads: a page, or a text whose lines stand nowhere in particular. */
type Script = (image: Uint8Array, signal: AbortSignal) => Promise<ReadPage | string>;

/** A text as a reader answers it that knows no places. */
export const pageOf = (text: string): ReadPage => ({
  lines: text === "" ? [] : text.split("\n").map((line) => ({ text: line })),
});

/** A reader that reads what the test wrote for it, and keeps the pictures it was shown. */
export function scriptedReader(
  script: Script,
): HomeworkReaderPort & { images: Uint8Array[]; studentKeys: (string | undefined)[]; script: Script } {
  const reader = {
    name: "scripted",
    images: [] as Uint8Array[],
    studentKeys: [] as (string | undefined)[],
    script,
    async read(image: Uint8Array, signal: AbortSignal, studentKey?: string) {
      reader.images.push(image);
      reader.studentKeys.push(studentKey);
      const read = await reader.script(image, signal);
      return typeof read === "string" ? pageOf(read) : read;
    },
    warmUp: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  return reader;
}
