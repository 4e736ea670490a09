import { newQuestion, type PassageQuestion } from "./passage-state";

/** "True or false?", "V/F": what follows are statements to judge. */
export const asksTrueOrFalse =
  /\b(?:true (?:or|o|\/) false|true ?\/ ?false|vero (?:o|or|\/) falso|vero ?\/ ?falso|[tv] ?\/ ?f|[tv] (?:or|o) f)\b/i;

const opensQuestion =
  /^["“(]?(?:who|whose|whom|what|when|where|which|why|how|(?:with|to|from|by|about|of) (?:who|whom|what|which|where)|in (?:what|which)|on (?:what|which)|at what|for how|is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|must|isn't|aren't|don't|doesn't|didn't|chi|(?:che )?cos['ae]|che|quando|dov['e]|qual[ei']?|per ?ch[eé]|perché|com['e]|quant[oaie]|a (?:chi|che)|di (?:chi|che)|con chi|da (?:dove|quanto|chi)|in (?:che|quale)|describe|explain|list|find|spiega|descrivi|trova|elenca|name|say)(?![\p{L}])/iu;

/** Whether a text begins as questions do. */
export const opensAsQuestion = (text: string) => opensQuestion.test(text.trim());

/** Whether a stretch of text asks something: it ends with a question mark, or begins as questions do. */
export const isQuestion = (text: string) =>
  /\?["”’')]?\s*(?:\(?[a-z] ?\/ ?[a-z]\)?)?$/i.test(text.trim()) || opensQuestion.test(text.trim());

/** A number or letter that opens an item, with its place. */
type Label = { label: string; start: number; end: number };

const numberLabels = /(?:^|[\s"“])\(?(\d{1,2})\s{0,2}(?:[.):°-]{1,2}|(?=\s))\s*(?=["“']?\p{L})/gu;
const letterLabels = /(?:^|\s)\(?([a-h])[.)]\s*(?=["“']?[\p{L}\p{N}])/giu;

const labelsOf = (text: string, pattern: RegExp): Label[] =>
  [...text.matchAll(pattern)].map((match) => ({
    label: (match[1] ?? "").toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));

const follower = (label: string) =>
  /\d/.test(label) ? String(Number(label) + 1) : String.fromCharCode(label.charCodeAt(0) + 1);

/** The labels that count up from the one at a place of the list. */
function chainFrom(labels: readonly Label[], first: number): Label[] {
  const chain: Label[] = [];
  let wanted = labels[first]?.label ?? "";
  for (const label of labels.slice(first)) {
    if (label.label !== wanted) continue;
    chain.push(label);
    wanted = follower(wanted);
  }
  return chain;
}

/** "a) in London b) in Rome" behind a question. */
function splitOptions(item: string): { text: string; options: string[] } {
  const labels = labelsOf(item, letterLabels);
  const first = labels.findIndex(({ label, start }) => label === "a" && start > 0);
  const chain = first < 0 ? [] : chainFrom(labels, first);
  if (chain.length < 2) return { text: item.trim(), options: [] };
  return {
    text: item.slice(0, chain[0]?.start).trim(),
    options: chain.map(
      ({ end }, at) =>
        item
          .slice(end, chain[at + 1]?.start)
          .split("\n")[0]
          ?.trim() ?? "",
    ),
  };
}

/** "Mi aiuti?" behind the last question. */
const helpRequest = /(?<=[?.!]\s{0,3})(?:mi aiut|puoi aiut|aiut|me le|help me|can you help)[^?]{0,60}\?\s*$/i;

/** An item's own words: without lines to write on, boxes to tick, and what follows its last question. */
function cleanItem(text: string): string {
  const lines = text
    .replace(/_{2,}|\.{4,}|…{2,}/g, " ")
    .replace(/[[(]\s*[\])]|[☐□]/g, " ")
    .trim()
    .split("\n")
    .map((line) => line.replace(/\(?\b[tv] ?[/ ] ?f\b\)?\s*$/i, ""));
  const asked = lines.findIndex((line) => line.includes("?"));
  const line = lines.slice(0, asked + 1 || 1).join(" ");
  const mark = line.replace(helpRequest, "").lastIndexOf("?");
  const own = mark > 0 ? line.slice(0, mark + 1) : line;
  return own.replace(/\s+/g, " ").trim();
}

export type QuestionBlock = { questions: PassageQuestion[]; start: number };

function readItem(label: string, item: string, isStatement: boolean): PassageQuestion | undefined {
  const { text, options } = splitOptions(item);
  const own = cleanItem(text);
  if (!/\p{L}{2}/u.test(own)) return undefined;
  if (options.length > 1) return newQuestion(label, own, { form: "choice", options });
  if (isQuestion(own)) return newQuestion(label, own);
  if (isStatement || /\bt ?[/ ] ?f\b\)?\s*$/i.test(text.trim()))
    return newQuestion(label, own, { form: "true-false" });
  return undefined;
}

/** One list of numbered (or lettered) questions: from the place where its first label stands. */
function blockAt(text: string, labels: readonly Label[], first: number): QuestionBlock | undefined {
  const chain = chainFrom(labels, first);
  const start = chain[0]?.start ?? 0;
  const isStatement = asksTrueOrFalse.test(text.slice(0, start));
  const texts = chain.map(({ end }, at) => text.slice(end, chain[at + 1]?.start));
  const items = texts.map((item, at) => readItem(chain[at]?.label ?? "", item, isStatement));
  const asked = items.filter((item) => item !== undefined).length;
  if (items[0] === undefined || asked < items.length / 2) return undefined;
  // Among questions, "the name of his dog" asks too.
  const questions = items.map(
    (item, at) => item ?? newQuestion(chain[at]?.label ?? "", cleanItem(texts[at] ?? "")),
  );
  return { questions: questions.filter(({ text: own }) => /\p{L}{2}/u.test(own)), start };
}

/** The numbered questions of a text, in one line or many; a second list counts on from the first. */
export function findNumbered(text: string): QuestionBlock | undefined {
  for (const [pattern, opening] of [
    [numberLabels, "1"],
    [letterLabels, "a"],
  ] as const) {
    const labels = labelsOf(text, pattern);
    const starts = labels.flatMap(({ label }, at) => (label === opening ? [at] : []));
    const blocks = starts.flatMap((at, order) => {
      const before = labels.slice(0, starts[order + 1]);
      return blockAt(text.slice(0, labels[starts[order + 1] ?? -1]?.start), before, at) ?? [];
    });
    const [first, ...rest] = blocks;
    if (first) return { start: first.start, questions: numbered([first, ...rest]) };
  }
  return undefined;
}

function numbered(blocks: QuestionBlock[]): PassageQuestion[] {
  const all = blocks.flatMap(({ questions }) => questions);
  if (blocks.length === 1) return all;
  return all.map((question, at) => ({ ...question, number: String(at + 1) }));
}
