import { countEnglishWords, findEnglish } from "@/lib/features/english/sentence/language";
import { withNumerals } from "@/lib/features/homework/spoken-numbers";
import { readItems } from "@/lib/features/homework/read-items";
import { asksTrueOrFalse, findNumbered, isQuestion, type QuestionBlock } from "./read-questions";
import {
  maxPassageLength,
  maxQuestions,
  newQuestion,
  type PassageQuestion,
  type PassageState,
} from "./passage-state";
import { asWritten } from "./spoken-passage";
import { sentencesOf, unitsOf } from "./split-text";
import { isItalian, stemsOf } from "./stems";

const maxMessage = 12_000;
const usual = { words: 45, sentences: 4 };
/** Enough where several questions are about it. */
const shortest = { words: 14, sentences: 2 };
/** Enough where it is said that it is to be read. */
const announced = { words: 20, sentences: 3 };
const minLength = 110;
const minQuestionsOnShort = 2;

/** What tells the student, or asks the coach, what to do with the text: no part of it. */
const instruction =
  /\b(?:read (?:the|this|these)|answer (?:the|these)|(?:comprehension )?questions?\b|comprehension|reading\b|true or false|choose the (?:correct|right|best) (?:answer|option)|tick|write t\b|leggi|rispond\p{L}+|domand[ae]|vero o falso|comprensione|scegli|mi aiut\p{L}+|aiut\p{L}+|questo (?:testo|brano)|il (?:testo|brano)|help me)/iu;
const asksForGaps =
  /\b(?:complete (?:the|these|with|this)|fill in|fill the|put the verbs?|in brackets|completa|inserisci|metti i verbi|tra parentesi|choose the (?:correct|right) (?:word|form|verb)|translate|traduci|correct the (?:mistakes|errors|sentences)|correggi)/i;

const isInstruction = (unit: string) =>
  unit.length < 160 && (instruction.test(unit) || asksTrueOrFalse.test(unit) || isItalian(unit));

/** "Leggi e rispondi: Tom lives in …": what stands before the colon asks for something. */
function withoutOpening(text: string): string {
  const opening = /^[^:\n]{3,160}:\s/.exec(text)?.[0] ?? "";
  return opening && isInstruction(opening) && !/^[\p{L} ]{1,12}:/u.test(opening)
    ? text.slice(opening.length)
    : text;
}

const isHeading = (line: string) =>
  /^\W*(?:[a-h0-9][.)]?|exercise|es(?:ercizio)?\.?|ex\.?)[\s\d]{0,5}\W*$/i.test(line);

/** The text alone, without what asks for something above or below it. */
function passageOf(text: string): string {
  const lines = withoutOpening(text.trim()).split("\n");
  const isAside = (line: string) => line.trim() === "" || isHeading(line) || isInstruction(line);
  while (lines.length > 0 && sentencesOf(lines[0] ?? "").length < 3 && isAside(lines[0] ?? "")) lines.shift();
  while (lines.length > 0 && sentencesOf(lines.at(-1) ?? "").length < 3 && isAside(lines.at(-1) ?? ""))
    lines.pop();
  const first = trimmed(lines[0] ?? "", "first");
  const whole = [first, ...lines.slice(1)];
  const last = trimmed(whole.pop() ?? "", "last");
  return [...whole, last].join("\n");
}

/** A line without the sentences at one end that ask for something. */
function trimmed(line: string, end: "first" | "last"): string {
  const sentences = sentencesOf(line);
  if (sentences.length < 2) return line;
  const isAside = (sentence: string | undefined) =>
    sentence !== undefined && (isInstruction(sentence) || isHeading(sentence));
  const kept = [...sentences];
  const next = () => (end === "first" ? kept[0] : kept.at(-1));
  while (kept.length > 1 && isAside(next())) {
    if (end === "first") kept.shift();
    else kept.pop();
  }
  return kept.length === sentences.length ? line : kept.join(" ");
}

/** A text in its sentences; undefined where it is too short to look anything up in, or no English. */
function sentencesOfPassage(
  text: string,
  least = usual,
): Pick<PassageState, "unit" | "sentences"> | undefined {
  const passage = passageOf(text);
  if (countEnglishWords(passage) < least.words) return undefined;
  const { unit, sentences } = unitsOf(passage);
  let length = 0;
  const kept = sentences.slice(0, 200).filter((sentence) => (length += sentence.length) <= maxPassageLength);
  return kept.length < least.sentences
    ? undefined
    : { unit, sentences: kept.map((one) => one.slice(0, 1_000)) };
}

/** Words of the text itself, and nobody spoken to: not the questions at the end of a letter. */
function isAbout(questions: readonly string[], passage: string): boolean {
  const held = new Set(stemsOf(passage));
  const related = questions.filter(
    (question) => isItalian(question) || stemsOf(question).some((stem) => held.has(stem)),
  );
  return related.length >= questions.length / 2 && !questions.some((one) => /\byou(?:r|rs)?\b/i.test(one));
}

const isSpeech = (line: string) =>
  /^(?:\p{Lu}[\p{L} .]{0,20}:\s|["“'‘«–—-]\s?\p{Lu}[^?]*\?["”'’»])/u.test(line);

/** Questions without numbers: the last sentences of a message, all of them asking. */
function findUnnumbered(text: string): QuestionBlock | undefined {
  const lines = text.split("\n");
  const found: string[] = [];
  let start = text.length;
  let isHeaded = false;
  let offset = text.length;
  for (const line of lines.toReversed()) {
    offset -= line.length;
    const taken = questionsAtEnd(line);
    if (taken.questions.length > 0 && !isSpeech(line)) {
      found.unshift(...taken.questions);
      start = offset + taken.start;
    }
    const isOwnLine = line.trim() === "" || taken.start === 0;
    isHeaded ||= taken.isHeaded;
    if (!isOwnLine || isHeaded) break;
    offset -= 1;
  }
  const passage = text.slice(0, start);
  const isBlock =
    found.length > 1 || (found.length === 1 && (isHeaded || passage.trimEnd() !== passage.replace(/ $/, "")));
  if (!isBlock || !(isHeaded || isAbout(found, passage))) return undefined;
  return { start, questions: found.map((one, at) => newQuestion(String(at + 1), one)) };
}

/** The questions at the end of a line, from which place on, and whether "Questions:" stands before them. */
function questionsAtEnd(line: string): { questions: string[]; start: number; isHeaded: boolean } {
  const none = { questions: [], start: line.trim() === "" ? 0 : line.length, isHeaded: false };
  if (/^\s*\S[^?]{0,80}:?\s*$/.test(line) && isInstruction(line))
    return { ...none, start: 0, isHeaded: true };
  const sentences = sentencesOf(line.replace(/(?<=(?:questions?|domande|rispondi)[^:?]{0,20}): /i, "! "));
  const from = sentences.findLastIndex((sentence) => !isAsked(sentence)) + 1;
  const questions = sentences.slice(from).map((sentence) => sentence.replace(/^[-–•*]\s*/, ""));
  const before = sentences[from - 1] ?? "";
  const isHeaded = questions.length > 0 && before !== "" && isInstruction(before);
  const start = questions.length > 0 ? line.lastIndexOf(sentences[from] ?? "") : none.start;
  return { questions, start: Math.max(0, start), isHeaded };
}

const isAsked = (sentence: string) =>
  /\?$/.test(sentence) && isQuestion(sentence.replace(/^[-–•*]\s*/, "")) && !isInstructionOnly(sentence);

/** "Mi aiuti con queste domande?" asks the coach. */
const isInstructionOnly = (sentence: string) => /\b(?:mi aiut|aiut|puoi|help me|can you)/i.test(sentence);

/** Statements in lines of their own behind "True or false?". */
function findStatements(text: string): QuestionBlock | undefined {
  const head = asksTrueOrFalse.exec(text);
  if (!head) return undefined;
  const end = head.index + head[0].length;
  const rest = text.slice(end).replace(/^[^\p{L}\p{N}]+/u, "");
  const statements = rest
    .split("\n")
    .flatMap(sentencesOf)
    .filter((one) => !isItalian(one) && one.length < 200);
  const start = text.lastIndexOf("\n", head.index) + 1 || head.index;
  return statements.length > 0
    ? {
        start,
        questions: statements.map((one, at) => newQuestion(String(at + 1), one, { form: "true-false" })),
      }
    : undefined;
}

/** A message with lines to write on taken away; undefined where something is to be filled in. */
function withoutLines(text: string): string | undefined {
  const plain = text.slice(0, maxMessage).replace(/\r\n?/g, "\n");
  const open = plain.replace(/(?<=\?)\s{0,3}(?:_{2,}|\.{4,}|…{2,})/g, "").replace(/^[_.\s…]{3,}$/gm, "");
  const inText = /_{2,}|\.{4,}/.test(open.replace(/(?<!_)_{2,60}$/gm, ""));
  if (inText) return undefined;
  const sheet = readItems(open);
  const isGapFill = asksForGaps.test(open) && sheet !== undefined;
  return isGapFill || sheet?.items.some(({ gaps }) => gaps.some(({ given }) => given !== undefined))
    ? undefined
    : open;
}

/** A pasted English text with questions about it; undefined for an exercise with gaps and for a text alone. */
export function readPassage(message: string): PassageState | undefined {
  if (message.length < minLength) return undefined;
  const text = asWritten(message);
  const plain = withoutLines(text);
  if (plain === undefined) return undefined;
  const block = findNumbered(plain) ?? findStatements(plain) ?? findUnnumbered(plain);
  if (!block || block.questions.length === 0) return undefined;
  const above = plain.slice(0, block.start);
  const asked = block.questions.map(({ text: one }) => one);
  const isShort =
    asked.length >= minQuestionsOnShort &&
    block.questions.every(({ text: one, form }) => form === "true-false" || /\?/.test(one)) &&
    isAbout(asked, above);
  const passage =
    sentencesOfPassage(above, isShort ? shortest : usual) ?? (isShort ? undefined : textBehind(plain, block));
  if (!passage) return undefined;
  return { ...passage, questions: block.questions.slice(0, maxQuestions), at: 0 };
}

/** The text where the questions came first. */
function textBehind(
  text: string,
  { questions }: QuestionBlock,
): Pick<PassageState, "unit" | "sentences"> | undefined {
  const last = questions.at(-1)?.text ?? "";
  const end = text.indexOf(last.slice(-20));
  return end < 0 ? undefined : sentencesOfPassage(text.slice(end + 20));
}

/** The questions of a message that follows a text. */
export function readQuestions(text: string): PassageQuestion[] {
  const plain = withNumerals(text.slice(0, maxMessage).replace(/\r\n?/g, "\n"));
  const block = findNumbered(plain) ?? findStatements(plain);
  if (block) return block.questions.slice(0, maxQuestions);
  return plain
    .split("\n")
    .flatMap(sentencesOf)
    .filter((one) => isQuestion(one) && !isInstructionOnly(one))
    .slice(0, maxQuestions)
    .map((one, at) => newQuestion(String(at + 1), one));
}

const announces =
  /\b(?:comprensione|comprehension|reading|brano|(?:questo|il) (?:testo|articolo|racconto)|domande|rispond\p{L}+|leggere|leggi)\b/iu;

/**
 * A text that was sent alone, by somebody who says that there are questions to it or that it is to be understood:
 * a state without questions, which waits for them. Undefined for a text the student may have written.
 */
export function passageAlone(text: string): PassageState | undefined {
  if (text.length < minLength) return undefined;
  const plain = withoutLines(text);
  if (plain === undefined) return undefined;
  const start = findEnglish(plain)[0]?.words[0]?.start ?? 0;
  const asides = [plain.slice(0, start), ...plain.split("\n").flatMap(sentencesOf).filter(isItalian)].join(
    " ",
  );
  const opening = plain.slice(0, 80);
  if (!announces.test(asides) && !/^\W*(?:reading|comprehension|read (?:the|this))/i.test(opening))
    return undefined;
  if (
    /\b(?:scriv\p{L}+|ho scritto|mi[oae]|miei|corregg\p{L}+|corrett\p{L}|rivist\p{L}|sistemat\p{L}|versione|alunn\p{L}|error\p{L}|controll\p{L}+|mio (?:testo|tema))\b/iu.test(
      asides,
    )
  )
    return undefined;
  const passage = sentencesOfPassage(plain.slice(start), announced);
  return passage && { ...passage, questions: [], at: 0 };
}

/** The questions of a message on a text that was sent before them, and taken for the student's own. */
export function questionsOn(text: string, message: string): PassageState | undefined {
  const questions = readQuestions(message).filter(({ text: one }) => !isItalian(one));
  const asked = questions.map(({ text: one }) => one);
  const isAnnounced = /(?<!\p{L})(?:domand\p{L}|questions?)(?!\p{L})/iu.test(message);
  if (asked.length < (isAnnounced ? 1 : minQuestionsOnShort) || !isAbout(asked, text)) return undefined;
  const passage = sentencesOfPassage(text, shortest);
  return passage && { ...passage, questions, at: 0 };
}
