import type { PartState } from "@/lib/features/coach/exercise/exercise-state";
import { helpRung } from "@/lib/features/coach/sheet/help-rung";
import { judgeAnswer } from "@/lib/features/coach/sheet/judge-answer";
import { readEntries, readSheet, type Entry } from "@/lib/features/coach/sheet/read-sheet";
import { asRead } from "./as-read";

type SheetPart = { part: PartState; place: number; entries: Entry[] };

/** The readers of sheets and of what is answered on them. */
export const sheetReaders = {
  /** The exercises of a text that was pasted for a sheet, with their answers. */
  sheet: (text: string) => readSheet(asRead(text)),

  /** The items of a sheet's part as somebody has put them right. */
  sheetItems: ({ part, place, entries }: SheetPart) =>
    readEntries(
      part,
      place,
      entries.map(({ label, text }) => ({ label, text: asRead(text) })),
    ),

  /** An answer to an item of a sheet. */
  sheetAnswer: ({ answers, ...input }: Parameters<typeof judgeAnswer>[0]) =>
    judgeAnswer({ ...input, answers: answers.map(asRead) }),

  /** A rung of help with one. */
  sheetHelp: helpRung,
};
