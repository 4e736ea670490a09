import { readItems } from "@/lib/features/homework/read-items";
import { solveItem } from "@/lib/features/homework/solve-item";
import type { TextbookSheet } from "./textbook-items";

export type JudgedItem = {
  sheet: string;
  prompt: string;
  wanted: string;
  found?: string[][];
  verdict: "right" | "declined" | "wrong";
};

const setOfForms = (forms: readonly string[]) =>
  [...new Set(forms.map((form) => form.toLowerCase().replace("can not", "cannot").trim()))]
    .sort()
    .join(" | ");

/** Right only with exactly the answers that were typed by hand: one too many or one missing is wrong. */
function isRight(found: string[][], wanted: string): boolean {
  const gaps = wanted.split(" + ").map((forms) => setOfForms(forms.split(" | ")));
  return found.length === gaps.length && found.every((forms, at) => setOfForms(forms) === gaps[at]);
}

/** Reads each sheet as a student would paste it, solves its items and holds them against the typed answers. */
export function judgeSheets(sheets: readonly TextbookSheet[]): JudgedItem[] {
  return sheets.flatMap(({ name, text, answers }) => {
    const sheet = readItems(text);
    return answers.map((wanted, at): JudgedItem => {
      const item = sheet?.items[at];
      const found = sheet && item ? solveItem(item, sheet)?.gaps : undefined;
      const verdict = !found ? "declined" : isRight(found, wanted) ? "right" : "wrong";
      return { sheet: name, prompt: item?.prompt ?? "(not read)", wanted, ...(found && { found }), verdict };
    });
  });
}
