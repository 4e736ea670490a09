import type { Tense } from "@/lib/features/english/lexicon/conjugation";
import type { GivenVerb } from "./given-words";
import type { Gap, HomeworkItem } from "./homework-sheet";
import type { Task } from "./instruction";

/** One verb of an item: its gap, or its helper's gap and its own. */
export type VerbGroup = { first: Gap; last: Gap; given: GivenVerb };

/** A verb to be put into its gap, with all that was found out about it. */
export type VerbPlace = {
  group: VerbGroup;
  item: HomeworkItem;
  task: Task;
  tense: Tense;
  before: string;
  after: string;
};

/** The mark that ends the sentence a text is in. */
export const sentenceEnd = (after: string) => /[.?!]/.exec(after)?.[0] ?? "";

export function single(found: string[] | undefined, before: string): string[][] | undefined {
  return found && [found.map((form) => withCapital(form, before))];
}

/** The first word of a sentence takes its capital. */
export function withCapital(form: string, before: string): string {
  const isFirst = before.trim() === "" || /[.?!]"?\s*$/.test(before) || /(?:^|\s)[AB]:\s*"?$/.test(before);
  return isFirst ? form.charAt(0).toUpperCase() + form.slice(1) : form;
}
