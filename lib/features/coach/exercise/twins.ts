import { fillPrompt } from "@/lib/features/homework/homework-sheet";
import type { BookTense, PartTopic } from "@/lib/features/homework/rules";
import { contentOf } from "../content-words";
import { wordsOf } from "../phrase";
import { examplesBeside, type TwinExample } from "../twin-example";
import { tenseTwins } from "./tense-twins";
import { openGapOf, type ItemState } from "./exercise-state";

/** Solved gaps of the same kind in other words, the nearer ones last. */
export function twinsOf(item: ItemState, ofPart: PartTopic | undefined): TwinExample[] {
  const right = fillPrompt(
    item,
    item.solution.map(([first = ""]) => first),
  );
  const own = new Set([...contentOf(item.prompt), ...contentOf(right)]);
  const [form = ""] = item.solution[openGapOf(item)] ?? [];
  const tense = ofPart && tenseTwins[ofPart] ? (tenseOf(form) ?? ofPart) : ofPart;
  const ofTense = ((tense && tenseTwins[tense]) ?? []).filter((twin) =>
    contentOf(`${twin.wrong} ${twin.right}`).every((word) => !own.has(word)),
  );
  return [
    ...byLikeness(ofTense, item),
    ...byLikeness(examplesBeside(ofPart, own, item.solution.flat()), item),
  ];
}

const tenses: readonly [RegExp, BookTense][] = [
  [/\b(?:have|has)(?: not|n't)? been \w+ing\b/, "present-perfect-continuous"],
  [/\b(?:am|is|are)(?: not|n't)? going to \w+/, "going-to"],
  [/\b(?:am|is|are|isn't|aren't)(?: not)? (?:\w+ )?\w+ing\b/, "present-continuous"],
  [/\b(?:was|were|wasn't|weren't)(?: not)? (?:\w+ )?\w+ing\b/, "past-continuous"],
  [/\b(?:have|has|haven't|hasn't) /, "present-perfect"],
  [/\b(?:had|hadn't) /, "past-perfect"],
  [/\b(?:will|won't)\b/, "will"],
  [/\b(?:did|didn't)\b/, "past-simple"],
];

/** Of an exercise with two tenses, the one a gap asks for, as far as its form shows it. */
const tenseOf = (form: string) => tenses.find(([words]) => words.test(form))?.[1];

const asks = (text: string) => /\?|^____/.test(text);

/** Those least like the item first: the second one to be shown helps more. */
function byLikeness(twins: readonly TwinExample[], item: ItemState): TwinExample[] {
  const own = new Set(wordsOf(item.prompt));
  const likeness = ({ wrong }: TwinExample) =>
    wordsOf(wrong).filter((word) => own.has(word)).length + (asks(wrong) === asks(item.prompt) ? 1 : 0);
  return twins.toSorted((one, other) => likeness(one) - likeness(other));
}
