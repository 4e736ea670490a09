import { isPluralNoun } from "@/lib/features/english/lexicon/nouns";
import type { Gap, HomeworkItem } from "./homework-sheet";
import type { Task } from "./instruction";
import { solveInWords } from "./sources/in-words";
import { asksGenitive, genitiveOf } from "./sources/genitive";
import { solveLoneForm } from "./sources/lone-forms";
import { solveItalianHint } from "./sources/italian-hint";
import { solveNation } from "./sources/nation";
import { solveOpposite } from "./sources/opposite";
import { solveReplaced } from "./sources/replaced";
import { parting, sourceGap, type SourceGap } from "./sources/source-gap";

/** "My ____ (sister) bike": the bracket owns what follows. */
function genitiveAt({ gap, before, after }: SourceGap): string[] | undefined {
  const { given } = gap;
  if (given === undefined) return genitiveOf(before.replace(parting, ""));
  if (!/^[\p{L} ]{2,24}$/u.test(given) || !/^\s*\p{L}/u.test(after)) return undefined;
  if (!/s$/.test(given)) return [`${given}'s`];
  const owner = given.split(" ").at(-1) ?? given;
  const isName = /^\p{Lu}/u.test(owner);
  if (isName && !/\bthe\s*$/i.test(before)) return [`${given}'s`, `${given}'`];
  return isName || isPluralNoun(owner.toLowerCase()) ? [`${given}'`] : undefined;
}

/** What a gap is to hold where that is made from words or figures printed beside it: "child ____", "7.15 It's ____". */
export function solveSource(
  item: HomeworkItem,
  gap: Gap,
  task: Task,
  instruction: string,
): string[] | undefined {
  if (task.kind === "order") return undefined;
  const source = sourceGap(item, gap, task, instruction);
  return (
    solveItalianHint(source) ??
    solveInWords(source) ??
    solveNation(source) ??
    (asksGenitive.test(instruction) ? genitiveAt(source) : undefined) ??
    solveOpposite(source) ??
    solveLoneForm(source) ??
    solveReplaced(source)
  );
}
