import { scriptedReader } from "../doubles/homework-reader";
import { sheetText } from "./photographs";
import type { TestApp } from "./test-app";

/** Every call of something outside, from now on. */
export function watchOutside({ app: { ports } }: TestApp): string[] {
  const outside: string[] = [];
  const note = (what: string) => void outside.push(what);
  ports.tutor = {
    name: "watched",
    leads: false,
    async *reply() {
      note("tutor");
      yield await Promise.resolve("Guarda il verbo.");
    },
  };
  ports.moderation = {
    name: "watched",
    read: () => Promise.resolve(note("moderation")).then(() => undefined),
  };
  ports.homeworkReader = scriptedReader(() => {
    note("homework reader");
    return Promise.resolve(sheetText);
  });
  const { name, languages } = ports.speech;
  ports.speech = {
    name,
    languages,
    synthesise: () => {
      note("speech");
      return Promise.reject(new Error("not to be asked"));
    },
    close: () => Promise.resolve(),
  };
  return outside;
}
