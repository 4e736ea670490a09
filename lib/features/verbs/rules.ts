import { irregularVerbs } from "@/lib/features/english/lexicon/irregular-verbs";
import { meanings } from "./meanings";

/** An irregular verb as a table shows it: forms that are as good as each other, the one taught at school first. */
export type VerbRow = { base: string; pasts: string[]; participles: string[]; meaning: string };

/** All irregular verbs, from A to Z. */
export const verbRows: readonly VerbRow[] = irregularVerbs.map((verb) => ({
  ...verb,
  meaning: meanings.get(verb.base) ?? "",
}));

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
