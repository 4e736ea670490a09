import { irregularVerbs } from "@/lib/features/english/lexicon/irregular-verbs";
import { meanings } from "./meanings";

/** An irregular verb as a table shows it: forms that are as good as each other, the one taught at school first. */
export type VerbRow = { base: string; pasts: string[]; participles: string[]; meaning: string };

/** All irregular verbs, from A to Z. */
export const verbRows: readonly VerbRow[] = irregularVerbs.map((verb) => ({
  ...verb,
  meaning: meanings.get(verb.base) ?? "",
}));
