import { answersOf, fold, lookUp, type Language } from "@/lib/features/coach/clues/dictionary";
import { readVocabularyQuestion } from "@/lib/features/coach/word/vocabulary-question";
import { readWordQuestion } from "@/lib/features/coach/word/word-question";
import askedWords from "./words/asked-words.json";

type Asked = { message: string; word: string; language: string; answers: string[] };

const bare = (word: string) =>
  fold(word)
    .replace(/^(?:(?:il|lo|la|i|gli|le|un|uno|una|the|an?|to) |(?:l|un)')/, "")
    .replace(/[^\p{L}\p{N}' ]+/gu, " ")
    .trim();

/** A word in another form is the same word: "mogli" for "moglie", "ha mangiato" for "mangiare". */
function isSame(one: string, answer: string, language: Language): boolean {
  if (bare(one) === bare(answer)) return true;
  const found = lookUp(answer, language);
  return found !== undefined && found.entries[0][language].some((word) => bare(word) === bare(one));
}

/** What is wrong with what was made of a question; undefined when nothing is. */
function faultOf({ message, word, language, answers }: Asked): string | undefined {
  const question = readVocabularyQuestion(message);
  if (!question) return "no question";
  const kind = readWordQuestion(message)?.kind ?? "no question about a word";
  if (kind !== "translation") return `read as ${kind}`;
  if (bare(question.word) !== bare(word) || question.language !== language)
    return `read as ${question.word} (${question.language})`;
  const found = lookUp(question.word, question.language);
  if (!found) return "not in the dictionary";
  const ours = answersOf(found, question.language);
  const other = question.language === "italian" ? "english" : "italian";
  return ours.some((one) => answers.some((answer) => isSame(one, answer, other)))
    ? undefined
    : `answered by ${ours.join(", ")}`;
}

const halves = [
  { half: "even", floor: 0.98 },
  { half: "odd", floor: 0.97 },
] as const;

describe("words that were asked for", () => {
  test.each(halves)("of the $half places at least $floor are understood and known", ({ half, floor }) => {
    const asked: Asked[] = askedWords.filter((_, at) => at % 2 === (half === "even" ? 0 : 1));
    const faults = asked.flatMap((one) => {
      const fault = faultOf(one);
      return fault ? [`${one.message} → ${fault}`] : [];
    });
    const share = 1 - faults.length / asked.length;
    expect(share >= floor ? [] : [`${share}`, ...faults]).toEqual([]);
  });
});
