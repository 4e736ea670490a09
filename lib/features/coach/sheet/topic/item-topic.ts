import type { Tense } from "@/lib/features/english/lexicon/conjugation";
import { isOrderItem } from "@/lib/features/homework/homework-sheet";
import { readInstruction } from "@/lib/features/homework/instruction";
import type { PartTopic, SheetTopic } from "@/lib/features/homework/rules";
import { openGapOf, type ItemState, type PartState } from "../../exercise/exercise-state";
import { kindOf } from "../../sheet-item";
import { tensesOffered, topicOfChoice } from "./choice-topic";
import { topicOfGiven } from "./given-topic";
import { topicOfText } from "./text-topic";
import { signOfForm, subjectOfForm, type Sign, type Subject } from "./verb-form";

/** What one item trains, and how its sentence stands. */
export type ItemTopic = {
  topic: SheetTopic | undefined;
  sign: Sign;
  subject?: Subject;
  verb?: string;
  /** The tenses its options are of. */
  tenses: Tense[];
};

/** Told by what the item offers and what its accepted answers are; its part is asked last. */
export function topicOfItem(item: ItemState, part: PartState): ItemTopic {
  const forms = formsOf(item);
  const given = givenOf(item);
  const verb = given.split(/[/\s]+/).findLast((word) => word !== "" && !/^(?:not|to)$/i.test(word));
  const sign = isOrderItem({ ...item, number: 0 })
    ? signOfOrder(item)
    : signOfForm(forms, given, item.prompt);
  const subject = subjectOfForm(forms[0] ?? "", item.prompt);
  const tenses = tensesOffered(item.gaps[openGapOf(item)]?.options ?? []);
  return { topic: found(item, part), sign, tenses, ...(subject && { subject }), ...(verb && { verb }) };
}

function found(item: ItemState, part: PartState): SheetTopic | undefined {
  if (isOrderItem({ ...item, number: 0 })) return topicOfOrder(item);
  if (part.topic === "words") return "definitions";
  if (part.topic === "short-answers") return "short-answers";
  const place = {
    item,
    part,
    task: readInstruction(part.instruction),
    forms: formsOf(item),
    given: givenOf(item),
  };
  if (kindOf(item) === "text") {
    const told = topicOfText(place);
    if (told) return told;
  }
  return (
    (place.given ? topicOfGiven(place) : topicOfChoice(place)) ??
    ofPart(part) ??
    (part.wordBank.length > 1 ? "vocabulary" : undefined)
  );
}

const frequency = /^(?:always|usually|often|sometimes|never|rarely|hardly ever)$/i;
const wordsOfHeap = ({ gaps, solution }: ItemState) => [...(gaps[0]?.options ?? []), ...(solution[0] ?? [])];
const asks = (item: ItemState) => wordsOfHeap(item).some((word) => word.trim().endsWith("?"));

function topicOfOrder(item: ItemState): SheetTopic {
  if (asks(item)) return "question-order";
  return wordsOfHeap(item).some((word) => frequency.test(word)) ? "frequency-order" : "word-order";
}

const signOfOrder = (item: ItemState): Sign => {
  if (asks(item)) return "question";
  return wordsOfHeap(item).some((word) => /n't$|^not$/i.test(word)) ? "negative" : "positive";
};

export type ItemPlace = {
  item: ItemState;
  part: PartState;
  task: ReturnType<typeof readInstruction>;
  /** The taught answer of the open gap, in its pieces where it is split: "Did", "phone". */
  forms: string[];
  given: string;
};

/**
 * The gaps that make one verb with the open one, up to the one with its word: "____ Anna ____ (phone)" are two of one verb,
 * "If it ____ (rain), we ____ (stay)" are not.
 */
function groupOf(item: ItemState): number[] {
  const { gaps } = item;
  const at = openGapOf(item);
  if (gaps.some(({ options }) => options)) return [at];
  const isEnd = (place: number) => gaps[place]?.given !== undefined;
  const start = gaps.findLastIndex((_, place) => place < at && isEnd(place)) + 1;
  const end = gaps.findIndex((_, place) => place >= at && isEnd(place));
  const last = end < 0 ? gaps.length - 1 : end;
  return gaps.flatMap((_, place) => (place >= start && place <= last ? [place] : []));
}

const formsOf = (item: ItemState) => groupOf(item).flatMap((at) => item.solution[at]?.[0] ?? []);

const givenOf = (item: ItemState) =>
  item.gaps[openGapOf(item)]?.given ??
  groupOf(item)
    .map((at) => item.gaps[at]?.given)
    .find(Boolean) ??
  "";

/** Topics of a part that hold several forms: an item that does not show which one it is about is helped with this one. */
const renamed: Readonly<Partial<Record<PartTopic, SheetTopic>>> = {
  "if-when-will": "first-conditional",
  conditionals: "second-conditional",
  "present-perfect-finished-time": "present-perfect",
};

const ofPart = ({ topic: whole }: PartState): SheetTopic | undefined => whole && (renamed[whole] ?? whole);
