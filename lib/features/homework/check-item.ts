import { fillPrompt, isOrderItem, type HomeworkItem, type Solution } from "./homework-sheet";

/** The student may write the gaps only, one after another, or the whole sentence. */
export type ItemVerdict = "right" | "wrong" | "partly" | "no_attempt";

/** One way of writing what is the same answer: apostrophes put back, short forms spelled out. */
const spellings: [RegExp, string][] = [
  [/[’‘`´]/g, "'"],
  [/\b(do|does|did|is|are|was|were|have|has|had|would|could|should|must)nt\b/g, "$1n't"],
  [/\bcan(?:'?t|not)\b/g, "can not"],
  [/\bwon'?t\b/g, "will not"],
  [/n't\b/g, " not"],
  [/'re\b/g, " are"],
  [/'ve\b/g, " have"],
  [/'ll\b/g, " will"],
  [/'m\b/g, " am"],
  [/[^\p{L}\p{N}' -]/gu, " "],
  [/(?<!\p{L})'(?!(?:s|d)\b)|'(?!\p{L})/gu, " "],
];

const plain = (text: string) =>
  spellings
    .reduce((result, [from, to]) => result.replace(from, to), text.toLowerCase())
    .replace(/\s+/g, " ")
    .trim();

const giveUps =
  /^(?:b+o+h*|mah|non (?:lo |la )?so(?: fare)?|nn (?:lo )?so|non saprei|idk|i do not know|dunno|aiut\w*|help|che ne so|dimmel[oa](?: tu)?|dimmi (?:tu )?la risposta|qual è la risposta|fall[oa] tu|passo|niente|ok|non capisco|non ho capito|x+)?$/;

const marker = /^\s*\(?(?:\d{1,2}|[a-h])[.)]\s*/i;
const leadIn =
  /^(?:(?:secondo me|per me|penso|credo|direi|forse|allora|la risposta|che|sia|è|i think|maybe|it is|it's|the answer is)\s+)+/i;

/** Without ", giusto?" behind it. */
const withoutTail = (text: string) =>
  text
    .replace(/(?<![\s?])[\s?]+$/, "")
    .replace(/(?<!\p{L})(?:giusto|vero|corretto|va bene|è giusto|right)$/iu, "")
    .replace(/(?<![\s,])[\s,]+$/, "");

/** The answer as it stands, and without a number before it or words around it. */
function readingsOf(answer: string): string[] {
  const bare = answer.replace(marker, "");
  return [...new Set([answer, bare, withoutTail(bare.replace(leadIn, ""))])];
}

/** Checks a student's answer to one item; a capital, a full stop or a short form decide nothing. */
export function checkItem(item: HomeworkItem, solution: Solution, answer: string): ItemVerdict {
  const verdicts = readingsOf(answer).map((reading) => checkReading(item, solution, reading));
  if (verdicts.includes("right")) return "right";
  if (verdicts.includes("no_attempt")) return "no_attempt";
  return verdicts.includes("partly") ? "partly" : "wrong";
}

function checkReading(item: HomeworkItem, solution: Solution, answer: string): ItemVerdict {
  const given = plain(answer);
  if (wholeAnswers(item, solution).has(given)) return "right";
  if (giveUps.test(given) || given === plain(fillPrompt(item, []))) return "no_attempt";
  return solution.gaps.length > 1 ? checkParts(item, solution, answer) : "wrong";
}

/** Everything that answers the item as a whole: the gaps' words, with or without their sentence. */
function wholeAnswers(item: HomeworkItem, solution: Solution): Set<string> {
  const all = combinations(solution.gaps);
  if (isOrderItem(item)) return new Set(all.map((answers) => plain(answers.join(" "))));
  const [gap] = item.gaps;
  const neighbour = /(?<!\S)(\S+)\s*$/.exec(item.prompt.slice(0, gap?.start))?.[1] ?? "";
  return new Set(
    all.flatMap((answers) => {
      const words = answers.join(" ");
      // "I'm" for the gap behind "I": a short form comes with the word it leans on.
      const leaning = words.startsWith("'") ? neighbour + words : `${neighbour} ${words}`;
      return [plain(words), plain(leaning), plain(fillPrompt(item, answers))];
    }),
  );
}

function checkParts(item: HomeworkItem, { gaps }: Solution, answer: string): ItemVerdict {
  const parts = partsOf(answer, item);
  if (!parts) return "wrong";
  const right = gaps.filter((forms, at) =>
    forms.some((form) => plain(form) === plain(parts[at] ?? "")),
  ).length;
  if (right === gaps.length) return "right";
  return right > 0 ? "partly" : "wrong";
}

/** What stands in each gap: cut out of the whole sentence, or separated by signs or spaces. */
function partsOf(answer: string, item: HomeworkItem): string[] | undefined {
  const text = answer.trim().replace(/[’‘`´]/g, "'");
  const inSentence = new RegExp(`^${sentencePattern(item)}$`, "iu").exec(text.replace(/\s+/g, " "));
  if (inSentence) return inSentence.slice(1).map((part) => part.trim());
  const bySigns = text.split(/[,;/|+\n]|\.{2,}|_{2,}|\s-\s|\band\b|\be\b/i).map((part) => part.trim());
  const separated = [bySigns, text.split(/\s+/)].map((parts) => parts.filter(Boolean));
  return separated.find((parts) => parts.length === item.gaps.length);
}

function sentencePattern({ prompt, gaps }: HomeworkItem): string {
  let from = 0;
  const pieces = gaps.map(({ start, end }) => {
    const text = escape(prompt.slice(from, start));
    from = end;
    return `${text}(.{1,40}?)`;
  });
  return `${pieces.join("")}${escape(prompt.slice(from).replace(/(?<![.?!\s])[.?!\s]+$/, ""))}[.?! ]*`;
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, " ?");

const maxCombinations = 500;

function combinations(gaps: string[][]): string[][] {
  return gaps.reduce<string[][]>(
    (all, forms) => all.flatMap((start) => forms.map((form) => [...start, form])).slice(0, maxCombinations),
    [[]],
  );
}
