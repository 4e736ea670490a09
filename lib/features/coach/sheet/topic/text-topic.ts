import { italianWords } from "@/lib/features/english/lexicon/language-words";
import { asksOddOne, isLoneWord, isRewriting } from "@/lib/features/homework/rewriting";
import type { SheetTopic } from "@/lib/features/homework/rules";
import { taskOf } from "../../sheet-item";
import type { ItemPlace } from "./item-topic";
import { tenseOfForm } from "./verb-form";

const instructed: readonly [RegExp, SheetTopic][] = [
  [/reported|indirett/i, "reported-speech"],
  [/passiv/i, "make-passive"],
  [/plural/i, "make-plural"],
  [/mistake|error|corregg/i, "mistake"],
  [/\bjoin\b|unisci|relative/i, "join-sentences"],
];

const isDenied = (text: string) => /n't\b|\bnot\b|\bnever\b/i.test(text);
/** Italian words that are no English ones stand in it. */
export const isItalian = (text: string) =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).some(
    (word) => italianWords.has(word) || /[àèéìòù]$/.test(word),
  );

/** What a sentence written anew, translated or answered freely trains. */
export function topicOfText({ item, part, forms }: ItemPlace): SheetTopic | undefined {
  const { instruction = "" } = part;
  const task = taskOf(item);
  const answer = forms.join(" ");
  if (asksOddOne(instruction)) return "odd-one-out";
  if (isLoneWord(task) && !/traduc|translat|tradu/i.test(instruction))
    return ofLoneWord(task, answer, instruction);
  if (/tradu|translat/i.test(instruction) || (isItalian(task) && !isItalian(answer)))
    return isItalian(task) ? "translation" : "translation-to-italian";
  const told = instructed.find(([words]) => words.test(instruction))?.[1];
  if (told) return told;
  const isRewritten = isRewriting(instruction);
  if (isRewritten && answer.endsWith("?") && !task.endsWith("?")) return ofQuestion(answer, instruction);
  if (isRewritten && isDenied(answer) && !isDenied(task)) return "make-negative";
  if (isRewritten && answer && !isDenied(answer) && isDenied(task)) return "make-affirmative";
  if (
    /negativ/i.test(instruction) &&
    !/affermativ|affirmativ|positiv|interrogativ|question/i.test(instruction)
  )
    return "make-negative";
  if (/question|interrogativ|domand/i.test(instruction) && isRewritten) return "make-question";
  if (isRewritten) return answer ? tenseOfForm(answer.split(" ").slice(1).join(" ")) && "rewrite" : "rewrite";
  if (/^(?:yes|no)\b/i.test(answer) || /(?:Yes|No),? ?$/.test(task)) return "short-answers";
  return task.endsWith("?") ? "free-answer" : undefined;
}

const ofQuestion = (answer: string, instruction: string): SheetTopic =>
  /^(?:what|where|when|who|why|how|which|whose)\b/i.test(answer) &&
  /underlin|sottoline|answer|rispost/i.test(instruction)
    ? "question-for"
    : "make-question";

/** "Write the past simple: go". */
function ofLoneWord(word: string, answer: string, instruction: string): SheetTopic | undefined {
  if (/plural/i.test(instruction)) return "plural-nouns";
  if (/comparativ/i.test(instruction)) return "comparatives";
  if (/superlativ/i.test(instruction)) return "superlatives";
  if (/adverb|avverb/i.test(instruction)) return "adverbs";
  if (/-ing/i.test(instruction)) return "spelling-of-ing";
  if (/past|passato/i.test(instruction)) return "past-forms";
  return answer ? tenseOfForm(answer, word) : undefined;
}
