import { countEnglishWords } from "@/lib/features/english/sentence/language";
import { isGuessList } from "../guess-list";
import { wordsOf } from "../phrase";
import * as patterns from "./patterns";

/** What a message is that is no work: it is answered in a sentence, and then the work goes on. */
export type Talk =
  | "dispute"
  | "drop"
  | "answer"
  | "why"
  | "help"
  | "guesses"
  | "insult"
  | "trick"
  | "translation"
  | "check"
  | "sad"
  | "bad mark"
  | "good mark"
  | "elsewhere"
  | "life"
  | "wait"
  | "bored"
  | "next"
  | "greeting"
  | "goodbye"
  | "thanks"
  | "ok"
  | "joy"
  | "laugh"
  | "joke"
  | "praise"
  | "apology"
  | "identity"
  | "how are you"
  | "silence";

/** In the order in which they are looked for. */
const kinds: readonly [Talk, readonly RegExp[]][] = [
  ["dispute", [patterns.disputes]],
  ["sad", [patterns.frustrations, patterns.tired]],
  ["bad mark", [patterns.badMarks]],
  ["good mark", [patterns.goodMarks]],
  ["drop", [patterns.drops]],
  ["insult", [patterns.insults, patterns.swearing]],
  ["trick", [patterns.authority, patterns.rolePlay]],
  ["elsewhere", [patterns.elsewhere]],
  ["translation", [patterns.textToTranslate, patterns.translation]],
  ["answer", [patterns.englishRequests, patterns.answerRequests, patterns.howItIs, patterns.photo]],
  ["check", [patterns.checks]],
  ["next", [patterns.nexts]],
  ["help", [patterns.hesitations]],
  ["joy", [patterns.joys]],
  ["why", [patterns.whys, patterns.whysAtStart, patterns.whysOfWords, patterns.whereWrong]],
  ["help", [patterns.explainMore, patterns.explainMoreInEnglish, patterns.stucks]],
  ["identity", [patterns.identity]],
  ["life", [patterns.ofLife]],
  ["bored", [patterns.bored]],
  ["wait", [patterns.waits]],
  ["praise", [patterns.praise]],
  ["joke", [patterns.jokes]],
  ["laugh", [patterns.laughs]],
  ["ok", [patterns.yesOrNo, patterns.acknowledged]],
  ["goodbye", [patterns.thanksAndBye, patterns.goodbye]],
  ["thanks", [patterns.thanks]],
  ["apology", [patterns.apologies]],
  ["how are you", [patterns.howAreYou]],
  ["greeting", [patterns.greetings]],
];

const maxEnglish = 3;
const courtesy: ReadonlySet<Talk> = new Set([
  "goodbye",
  "thanks",
  "apology",
  "how are you",
  "greeting",
  "ok",
  "wait",
]);
const maxCourtesyWords = 7;

/** What a message is beside work; undefined for everything else, English sentences included. */
export function readTalk(message: string): Talk | undefined {
  if (!/[\p{L}\p{N}]/u.test(message)) return readSigns(message);
  if (isGuessList(message)) return "guesses";
  if (isSentence(message)) return undefined;
  const count = wordsOf(message).length;
  return kinds.find(
    ([kind, all]) =>
      !(courtesy.has(kind) && count > maxCourtesyWords) && all.some((one) => one.test(message)),
  )?.[0];
}

function readSigns(message: string): Talk {
  if (/[😂🤣😆😹😄]/u.test(message)) return "laugh";
  if (/[😢😭😞😔😡😠]/u.test(message)) return "sad";
  if (/[👋🤗]/u.test(message)) return "greeting";
  return /[👍👌🙏💪🎉❤🔥😊]/u.test(message) ? "ok" : "silence";
}

/** A sentence that practises English, whatever it is about; "do my homework" speaks to the coach. */
function isSentence(message: string): boolean {
  const english = countEnglishWords(message);
  return (
    english > maxEnglish &&
    english >= wordsOf(message).length - 1 &&
    !/\byou(?:'re|r)?\b|\bme\b/i.test(message)
  );
}

/** Whether a message asks for a reason. */
export const asksWhy = (message: string) => patterns.asksWhy.test(message);
