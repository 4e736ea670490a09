import type { VerbRow } from "@/lib/features/verbs/rules";

/** Marks and capitals make no difference, nor does "to" before a verb. */
const folded = (text: string) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim().replace(/^to /, "");

/** The verbs that have a form, or a word of their meaning, that begins with what is searched, those that are it first. */
export function findVerbs(rows: readonly VerbRow[], search: string): VerbRow[] {
  const wanted = folded(search);
  const found = rows.filter((row) => formsOf(row).some((form) => form.startsWith(wanted)));
  const isIt = (row: VerbRow) => formsOf(row).includes(wanted);
  return [...found.filter(isIt), ...found.filter((row) => !isIt(row))];
}

function formsOf({ base, pasts, participles, meaning }: VerbRow): string[] {
  const inItalian = folded(meaning);
  return [base, ...pasts, ...participles, inItalian, ...inItalian.split(/[ ,]+/)];
}
