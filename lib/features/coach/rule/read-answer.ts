import type { TaskAnswers } from "../lessons/task";
import { findWords, plainWords, sameWord, writeOut, type Place } from "./answer-pattern";
import { isOnlyEnglish } from "./english-words";

export type AnswerVerdict =
  | { kind: "right"; because: string; isWhole: boolean }
  | { kind: "wrong"; hint: string }
  /** Both of two that are to be chosen from. */
  | { kind: "both" }
  /** The first of several things that are asked for. */
  | { kind: "part"; said: string }
  /** English that is near to the answer, and nobody can judge. */
  | { kind: "near" };

type Way = { words: string[]; verdict: Extract<AnswerVerdict, { kind: "right" | "wrong" }> };
type Known = { ways: Way[]; words: ReadonlySet<string>; options: string[][] };

const known = new WeakMap<TaskAnswers, Known>();
/** A task with its patterns written out: done once. */
function knownOf(task: TaskAnswers): Known {
  const before = known.get(task) ?? writeOutAll(task);
  known.set(task, before);
  return before;
}

function writeOutAll(task: TaskAnswers): Known {
  const waysOf = (says: readonly string[], verdict: Way["verdict"]) =>
    says.flatMap(writeOut).map((text): Way => ({ words: plainWords(text), verdict }));
  const right = task.answers.flatMap(({ says, because }) =>
    waysOf(says, { kind: "right", because, isWhole: false }),
  );
  const isRight = new Set(right.map(({ words }) => words.join(" ")));
  const options = (task.options ?? []).map(plainWords);
  // Of a sentence of one's own any may be so.
  const others = (task.isOwn ? [] : options)
    .filter((words) => !isRight.has(words.join(" ")))
    .map((words): Way => ({ words, verdict: { kind: "wrong", hint: task.hint } }));
  const wrong = task.wrong.flatMap(({ says, hint }) => waysOf(says, { kind: "wrong", hint }));
  const ways = [...right, ...wrong, ...others];
  return { ways, words: new Set(ways.flatMap((way) => way.words)), options };
}

const reason =
  /[\s,.;:(](?:perch[eéè]|perke|x?k[eéè]|xk|xch[eéè]|pk|siccome|dato che|visto che|poich[eé]|because|quindi)(?!\p{L})/iu;
/** "Non do", "al posto di do": what is refused is no answer. */
const refused =
  /(?<!\p{L})(?:(?:e )?(?:non|nn|mica)|invece (?:di|che)|al posto di|anzich[eé])\s+(?:[eè]\s|il\s|la\s|con\s)?[\p{L}'’-]+/giu;
const choice = /(?<!\p{L})(?:o|oppure|or|forse)(?!\p{L})/iu;

/** What a message answers to a task; undefined where it says something else. */
export function readAnswer(task: TaskAnswers, message: string): AnswerVerdict | undefined {
  const start = message.search(/\p{L}/u);
  const because = message.slice(start + 1).search(reason);
  const head = because < 0 ? message : message.slice(0, start + 1 + because);
  const first = judge(task, head, message);
  const isSettled = head === message || (first !== undefined && first.kind !== "part");
  const told = isSettled ? first : (judge(task, message, message) ?? first);
  return told ?? (task.isOwn ? undefined : nearTo(task, head));
}

type Hit = Place & { verdict: Way["verdict"] };

function judge(task: TaskAnswers, text: string, message: string): AnswerVerdict | undefined {
  const { ways, words, options } = knownOf(task);
  const isSame = sameWord(words);
  const hitsIn = (said: readonly string[]): Hit[] => {
    const found = ways.flatMap(({ words: wanted, verdict }) => {
      const place = findWords(said, wanted, isSame);
      return place ? [{ ...place, verdict }] : [];
    });
    return found.filter((hit) => !found.some((other) => covers(other, hit)));
  };
  // What is right may hold a "non" of its own.
  const [kept, whole] = [plainWords(text.replace(refused, " ")), plainWords(text)];
  const said = hitsIn(kept).length > 0 ? kept : whole;
  const hits = hitsIn(said);
  if (hits.length === 0) return byPlace(said, options, task) ?? partOf(task, said);
  if (foreignTo(said, hits, words) > (task.isOwn ? 0 : maxForeign)) return undefined;
  const kinds = new Set(hits.map(({ verdict }) => verdict.kind));
  if (kinds.size > 1 && (choice.test(text) || text.includes("?"))) return { kind: "both" };
  const last = hits.toSorted((one, other) => one.to - other.to || one.from - other.from).at(-1);
  if (!last) return undefined;
  if (last.verdict.kind === "wrong") return last.verdict;
  const isWhole = foreignTo(plainWords(message), hits, words) === 0;
  return { ...last.verdict, isWhole };
}

/** Longer, or as long and right. */
const covers = (other: Hit, hit: Hit) => {
  const [own, others] = [hit.to - hit.from, other.to - other.from];
  if (other.from > hit.from || other.to < hit.to) return false;
  return others > own || (other.verdict.kind === "right" && hit.verdict.kind === "wrong");
};

const maxForeign = 3;
/** How many English words of a message belong neither to what was found in it nor to the task. */
const foreignTo = (said: readonly string[], hits: readonly Place[], known: ReadonlySet<string>) =>
  said.filter(
    (word, at) =>
      !known.has(word) && !hits.some(({ from, to }) => at >= from && at < to) && isOnlyEnglish(word),
  ).length;

const ordinals = [/^(?:prim[oa]|1|first)$/, /^(?:second[oa]|2|second|ultim[oa])$/, /^(?:terz[oa]|3|third)$/];
const maxOrdinalWords = 6;

/** "La seconda", of what the task offers. */
function byPlace(
  said: readonly string[],
  options: readonly string[][],
  task: TaskAnswers,
): AnswerVerdict | undefined {
  if (options.length === 0 || said.length > maxOrdinalWords) return undefined;
  const at = ordinals.findIndex((one) => said.some((word) => one.test(word)));
  const option = options[at]?.join(" ");
  return option === undefined ? undefined : judge(task, option, option);
}

/** "Catches", where three forms are asked for. */
function partOf(task: TaskAnswers, said: readonly string[]): AnswerVerdict | undefined {
  const { ways, words } = knownOf(task);
  const isSame = sameWord(words);
  for (const { words: wanted, verdict } of ways) {
    const end = wanted.indexOf("*");
    if (verdict.kind !== "right" || end < 1) continue;
    const place = findWords(said, wanted.slice(0, end), isSame);
    if (place && foreignTo(said, [place], words) === 0)
      return { kind: "part", said: said.slice(place.from, place.to).join(" ") };
  }
  return undefined;
}

const maxNearWords = 20;
const minShared = 0.5;

/** English that says half of what an answer says, or a word of the task in another form. */
function nearTo(task: TaskAnswers, text: string): AnswerVerdict | undefined {
  const said = plainWords(text);
  const english = said.filter((word) => isOnlyEnglish(word) || knownOf(task).words.has(word));
  if (english.length === 0 || said.length > maxNearWords || english.length < said.length * minShared)
    return undefined;
  const isNear = knownOf(task).ways.some(({ words, verdict }) => {
    const wanted = words.filter((word) => word !== "*");
    const shared = wanted.filter((word) => english.some((one) => isLike(one, word))).length;
    const least = Math.max(1, wanted.length * minShared, english.length * minShared);
    return verdict.kind === "right" && shared >= least;
  });
  return isNear ? { kind: "near" } : undefined;
}

const minStem = 3;
/** The same, or two forms of one word. */
const isLike = (one: string, other: string) => {
  if (one === other) return true;
  const length = Math.max(minStem, Math.min(one.length, other.length) - endLength);
  return Math.min(one.length, other.length) > minStem && one.slice(0, length) === other.slice(0, length);
};
const endLength = 2;
