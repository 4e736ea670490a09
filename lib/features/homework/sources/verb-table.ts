import { irregularVerbs } from "@/lib/features/english/lexicon/irregular-verbs";
import { ingsOf, participlesOf, pastsOf } from "@/lib/features/english/lexicon/verb-forms";
import {
  baseOfIng,
  baseOfPast,
  baseOfThird,
  isBase,
  thirdPerson,
} from "@/lib/features/english/lexicon/verbs";
import { gapMark, type HomeworkItem } from "../homework-sheet";

type Column = "base" | "past" | "participle" | "ing" | "third" | "other";

const headings: [RegExp, Column][] = [
  [/past participle|participio(?: passato)?|\bpp\b|3rd form|3ª forma/g, "participle"],
  [/past simple|simple past|past tense|passato|\bpast\b/g, "past"],
  [/base(?: form)?|forma base|infinitiv[eo]|infinito|\bverb[eo]?\b/g, "base"],
  [/-?ing(?: form)?\b/g, "ing"],
  [/third person|3rd person|terza persona/g, "third"],
  [/italian[oa]?|meaning|significato|traduzione/g, "other"],
];

/** The columns an instruction names, in their order; the usual three where it names fewer than the row has. */
function columnsOf(instruction: string, count: number): Column[] | undefined {
  const found: { at: number; column: Column }[] = [];
  let rest = instruction.toLowerCase();
  for (const [name, column] of headings) {
    for (const { index } of rest.matchAll(name)) found.push({ at: index, column });
    rest = rest.replace(name, (match) => "#".repeat(match.length));
  }
  const ordered = found.toSorted((one, other) => one.at - other.at).map(({ column }) => column);
  const named = [...new Set(ordered)];
  if (named.length === count) return named;
  const withoutVerb = named.filter((column) => column !== "base");
  if (withoutVerb.length + 1 === count && !named.includes("base")) return ["base", ...withoutVerb];
  return count === 3 ? ["base", "past", "participle"] : undefined;
}

const formsOf = (base: string, column: Column): string[] => {
  switch (column) {
    case "base":
      return [base];
    case "past":
      return pastsOf(base);
    case "participle":
      return participlesOf(base);
    case "ing":
      return ingsOf(base);
    case "third":
      return [thirdPerson(base)];
    case "other":
      return [];
  }
};

/** The verbs a printed form may belong to. */
function verbsOf(form: string, column: Column): string[] {
  const irregular = irregularVerbs.filter(({ base }) => formsOf(base, column).includes(form));
  if (irregular.length > 0) return irregular.map(({ base }) => base);
  const base =
    column === "base" && isBase(form)
      ? form
      : column === "ing"
        ? baseOfIng(form)
        : column === "third"
          ? baseOfThird(form)
          : baseOfPast(form);
  return base ? [base] : [];
}

const isTold = /irregular|paradigm|past participle|participio|tabella|table|forme? (?:del verbo|verbal)/i;

/** "write – ____ – written": each missing form of a row; undefined for what is no row of verb forms. */
export function solveVerbRow({ prompt, gaps }: HomeworkItem, instruction: string): string[][] | undefined {
  const cells = prompt
    .toLowerCase()
    .split(/\s+[–—-]\s+|\s*[|;,/→\t]\s*/)
    .map((cell) =>
      cell
        .trim()
        .replace(/^to (?=\p{L})/u, "")
        .replace(/\.$/, ""),
    );
  const isRow =
    cells.length > 2 &&
    cells.length < 6 &&
    cells.every((cell) => cell === gapMark || /^[a-z]+(?: or [a-z]+)?(?: [a-z]+)?$/.test(cell)) &&
    cells.filter((cell) => cell === gapMark).length === gaps.length &&
    gaps.every(({ given, options }) => given === undefined && options === undefined);
  const columns = isRow ? columnsOf(instruction, cells.length) : undefined;
  if (!columns) return undefined;
  const known = cells.flatMap((cell, at) =>
    cell === gapMark ? [] : [{ cell, column: columns[at] ?? "other" }],
  );
  const verbs = known
    .filter(({ column }) => column !== "other")
    .map(({ cell, column }) => new Set(verbsOf(cell.split(/ or |\//)[0] ?? cell, column)));
  const [first, ...others] = verbs;
  const common = [...(first ?? [])].filter((verb) => others.every((set) => set.has(verb)));
  const [verb, ...more] = common;
  if (!verb || more.length > 0 || (!isTold.test(instruction) && others.length === 0)) return undefined;
  const answers = cells.flatMap((cell, at) =>
    cell === gapMark ? [formsOf(verb, columns[at] ?? "other")] : [],
  );
  return answers.every((forms) => forms.length > 0) ? answers : undefined;
}
