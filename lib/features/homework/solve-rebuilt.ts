import { clauseParts } from "./clause-parts";
import { subjectOfPhrase } from "./clause-subject";
import type { HomeworkItem } from "./homework-sheet";
import { readInstruction } from "./instruction";
import { signOf } from "./item-sign";
import { atEnds } from "./place-adverb";
import { rebuild, type Change } from "./rebuild-clause";

type Source = { sentence: string; remark: string };

/** "We watch cartoons (Lucia) = ____", "He is ill. (negative)": a sentence and what is to become of it. */
function sourceOf({ prompt, gaps }: HomeworkItem): Source | undefined {
  const [gap, more] = gaps;
  if (!gap || more || gap.options || prompt.slice(gap.end).replace(/[\s.?!]/g, "") !== "") return undefined;
  const isWhole = gap.start === 0 && gap.given === undefined;
  const text = isWhole || gap.given !== undefined ? prompt : prompt.slice(0, gap.start);
  const bare = text
    .replace(/____/g, " ")
    .replace(/(?<![\s=→>:–-])[\s=→>:–-]+$/, "")
    .trim();
  const found = /^([^()]{4,120}?)\s*\(([^()]{1,40})\)[.]?$/.exec(bare);
  if (!found?.[1] || !found[2]) return undefined;
  return { sentence: found[1].trim(), remark: found[2].trim() };
}

const named = (words: string) => words.replace(/\b(?:il |the )?(?:soggetto|subject)\b:?/i, "").trim();

/** What one word of a remark wants: another subject, another sign, another tense. */
function changeOf(words: string): Change | undefined {
  const sign = signOf(words);
  if (sign) return { form: sign };
  const { tenses } = readInstruction(tenseNamed(words));
  if (tenses[0]) return tenses.length === 1 ? { tense: tenses[0] } : undefined;
  const subject = named(words);
  if (atEnds.test(subject)) return undefined;
  return subjectOfPhrase(subject.replace(/^\p{Ll}/u, (first) => first.toUpperCase()))
    ? { subject }
    : undefined;
}

const tenseNamed = (words: string) =>
  /^(?:past|passato)$/i.test(words)
    ? "past simple"
    : /^(?:will|going to)$/i.test(words)
      ? `${words} future`
      : words;

/** A sentence built anew as the remark behind it says: "(she)", "(negative)", "(I, past simple)". */
export function solveRemarked(item: HomeworkItem): string[] | undefined {
  const source = sourceOf(item);
  if (!source) return undefined;
  const changes = source.remark
    .split(/[,;/+]| (?:e|and) (?=neg|int|ques|past)/)
    .map((words) => changeOf(words.trim()));
  if (changes.length > 3 || changes.some((change) => change === undefined)) return undefined;
  return built(source.sentence, Object.assign({}, ...changes) as Change);
}

/** Time goes along with a tense: who changes one may change the other. */
const timed =
  /\b(?:yesterday|today|tomorrow|now|last|next|ago|every|always|usually|often|sometimes|never|moment|since|for|already|just|yet|ever)\b/i;

function built(sentence: string, change: Change): string[] | undefined {
  const parts = clauseParts(sentence);
  if (!parts) return undefined;
  if (change.tense !== undefined && change.tense !== parts.tense && timed.test(sentence)) return undefined;
  return rebuild(parts, change);
}

/** The same where the instruction says it for all its items: "Rewrite in the past simple", "with he". */
export function solveRebuilt(prompt: string, instruction: string): string[] | undefined {
  const { tenses } = readInstruction(instruction);
  const subject =
    /\b(?:with|con|using|usa(?:ndo)?|soggetto|subject|into|person(?:a)?)\s+["']?(he|she|it|they|we)\b(?!\s*[,/])["']?/i.exec(
      instruction,
    )?.[1];
  const isSigned = /\bnegativ|question|domand|interrogativ/i.test(instruction);
  if (isSigned || (tenses.length !== 1 && subject === undefined)) return undefined;
  return built(prompt, {
    ...(tenses.length === 1 && tenses[0] && { tense: tenses[0] }),
    ...(subject !== undefined && { subject: subject.toLowerCase() }),
  });
}
