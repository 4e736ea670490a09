import { isPluralNoun, isSingularNoun, singularOf } from "@/lib/features/english/lexicon/nouns";
import { setOf } from "@/lib/features/english/lexicon/words";
import { wordsOf } from "../phrase";
import { zoneOf, type Zone } from "./find-zone";
import type { PassageQuestion, PassageState } from "./passage-state";
import { holdsKind, kindOf, namesIn, type QuestionKind } from "./question-kind";
import { foldNumbers } from "./numerals";
import { contentWords, likeness, stemOf, stemsOf, termsOf, type Term } from "./stems";
import { optionIn, polarityIn, rightOption, truthOf } from "./truth";

/** What an answer in the right place still lacks. */
export type Missing =
  | "answer"
  | "when"
  | "number"
  | "how-long"
  | "how-often"
  | "negation"
  | "unit"
  | "more"
  | "near"
  | "polarity"
  | "claim";

/**
 * Where an answer stands in the text: in its zone; there, but with more than we can judge; there but not whole; in
 * another place, for sure or perhaps; nowhere in these words; without the words that would prove it; or not for us to say.
 */
export type Verdict =
  | { kind: "found" | "proved" | "elsewhere" | "far"; at: number }
  | { kind: "partly"; at: number; missing: Missing; word?: string }
  | { kind: "absent" | "proof" | "unsure" };

const minLikeness = 0.5;
/** The part of an answer that must stand in the zone for all of it to be in its place. */
const mostly = 0.6;

const isLike = (term: Term, stems: readonly string[]) =>
  term.some(({ stem, weight }) => stems.some((other) => weight * likeness(stem, other) >= minLikeness));

const stemsIn = (sentences: readonly string[], from: number, to: number) =>
  sentences.slice(from, to + 1).flatMap(stemsOf);

/** The sentence of the zone (or of the whole text) that holds most of the terms; of two as good, the likeliest. */
function placeOf(terms: readonly Term[], sentences: readonly string[], { from, to, best }: Place): number {
  const counts = sentences.map((sentence, at) =>
    at < from || at > to ? -1 : terms.filter((term) => isLike(term, stemsOf(sentence))).length,
  );
  const most = Math.max(...counts);
  return counts[best] === most ? best : counts.indexOf(most);
}

type Place = Pick<Zone, "from" | "to" | "best">;
const everywhere = ({ sentences }: PassageState, best: number): Place => ({
  from: 0,
  to: sentences.length - 1,
  best,
});

/** What the answer brings that the question does not say. */
const freshTerms = (answer: string, question: string) => {
  const asked = termsOf(question)
    .flat()
    .map(({ stem }) => stem);
  return termsOf(answer).filter(([own]) => own !== undefined && !asked.includes(own.stem));
};

type Facts = { stems: string[]; answer: string; zone: Zone; kind: QuestionKind; state: PassageState };

/** Names and numbers of the answer that are not where they should be. */
function judgeHardFacts(fresh: readonly Term[], { zone, kind, state, answer }: Facts): Verdict | undefined {
  const inZone = stemsIn(state.sentences, zone.from, zone.to);
  const inText = state.sentences.flatMap(stemsOf);
  const own = fresh.map(([first]) => first?.stem ?? "");
  const numbers = /^(?:number|when|how-long)$/.test(kind)
    ? own.filter((stem) => /^\d/.test(stem) && stem !== "00")
    : [];
  const known = new Set(namesIn(`x ${state.sentences.join(" x ")}`).map(stemOf));
  const named = new Set(namesIn(`x ${answer}`).map(stemOf));
  const names = kind === "who" ? own.filter((stem) => known.has(stem) || named.has(stem)) : [];
  const facts = [...numbers, ...names];
  if (facts.length === 0 || facts.some((fact) => inZone.includes(fact))) return undefined;
  if (!facts.some((fact) => inText.includes(fact))) return { kind: "absent" };
  return placed(placeOf(fresh, state.sentences, everywhere(state, zone.best)), zone);
}

/** In another place for sure, unless the zone is only likely or the place borders on it. */
const placed = (at: number, { from, to, isSure }: Zone): Verdict => ({
  kind: isSure && (at < from - 1 || at > to + 1) ? "elsewhere" : "far",
  at,
});

const isNegative = (text: string) =>
  wordsOf(text.replaceAll("’", "'")).some((word) =>
    /^(?:not|never|no|nobody|nothing|none|without|non|mai|nessuno)$|n't$/.test(word),
  );

/** The clause of a sentence that holds most of the terms. */
function clauseWith(sentence: string, terms: readonly Term[]): string {
  const clauses = sentence.split(/[,;:]| (?=(?:but|because|although|so|while|when|and) )/u);
  const held = clauses.map((clause) => terms.filter((term) => isLike(term, stemsOf(clause))).length);
  return clauses[held.indexOf(Math.max(...held))] ?? sentence;
}

/** "She plays football", of "I do not like football": where the text says no, and whoever answers does not. */
const isDenied = (
  sentence: string,
  terms: readonly Term[],
  { answer, asked }: { answer: string; asked: string },
) => !isNegative(answer) && !isNegative(asked) && isNegative(clauseWith(sentence, terms));

const units = setOf("second minute hour day week month year century metre kilometre euro pound dollar");
const amounts = setOf("a an few some several many");

/** What is counted in a text: "two weeks" is "week". */
function unitsIn(text: string): string[] {
  const words = foldNumbers(wordsOf(text));
  return words.flatMap((word, at) => {
    const unit = singularOf(word) ?? word;
    const before = words[at - 1] ?? "";
    return units.has(unit) && (amounts.has(before) || /^\d/.test(before)) ? [unit] : [];
  });
}

/** "For two years", where the text has two weeks. */
function isOtherUnit(answer: string, inZone: readonly string[]): boolean {
  const [own, known] = [unitsIn(answer), inZone.flatMap(unitsIn)];
  return own.length > 0 && known.length > 0 && !own.some((unit) => known.includes(unit));
}

/** "Bread, milk and cheese": whether the sentence names more things in a row than the answer. */
function namesMore(sentence: string, terms: readonly Term[]): boolean {
  const list =
    /(?:[\p{L}' -]{2,40}, ){1,6}[\p{L}' -]{2,40},? and [\p{L}' -]{2,40}/u.exec(sentence)?.[0] ?? "";
  const parts = list
    .split(/, | and /)
    .map(stemsOf)
    .filter((part) => part.length > 0 && part.length < 5);
  if (parts.length < 3) return false;
  const held = parts.slice(1).filter((part) => terms.some((term) => isLike(term, part)));
  return held.length > 0 && held.length < parts.length - 1;
}

function missingIn(
  { answer, kind, zone, state }: Facts,
  asked: string,
  fresh: readonly Term[],
  at: number,
): Missing | undefined {
  const sentence = state.sentences[at] ?? "";
  const isTime = kind === "when" || kind === "number" || kind === "how-long" || kind === "how-often";
  const inZone = state.sentences.slice(zone.from, zone.to + 1);
  if (isTime && !holdsKind(kind, answer) && inZone.some((one) => holdsKind(kind, one))) return kind;
  if (isTime && isOtherUnit(answer, inZone)) return "unit";
  const isCopied = fresh.every((term) => isLike(term, stemsOf(sentence)));
  if (isCopied && isNegative(answer) && !inZone.some(isNegative)) return "negation";
  if (kind !== "why" && isDenied(sentence, fresh, { answer, asked })) return "negation";
  if (zone.isPeak && at !== zone.best) return "near";
  return (kind === "what" || kind === "which") && namesMore(sentence, fresh) ? "more" : undefined;
}

function judgeOpen(question: PassageQuestion, facts: Facts): Verdict {
  const { answer, zone, state } = facts;
  const fresh = freshTerms(answer, question.text);
  if (fresh.length === 0) return { kind: "partly", at: zone.best, missing: "answer" };
  const hard = judgeHardFacts(fresh, facts);
  if (hard) return hard;
  const inZone = fresh.filter((term) => isLike(term, facts.stems));
  const inText = fresh.filter((term) => isLike(term, state.sentences.flatMap(stemsOf)));
  if (inZone.length >= fresh.length / 2) {
    const at = placeOf(fresh, state.sentences, zone);
    const missing = missingIn(facts, question.text, fresh, at);
    if (missing) return { kind: "partly", at, missing };
    return { kind: inZone.length >= fresh.length * mostly ? "found" : "proved", at };
  }
  if (inText.length === 0) return { kind: "absent" };
  if (inText.length < fresh.length / 2) return { kind: "unsure" };
  const at = placeOf(fresh, state.sentences, everywhere(state, zone.best));
  return placed(at, zone);
}

/** "By ships": a thing that a statement names and the text nowhere does. */
function strangeIn({ text, form }: PassageQuestion, { sentences }: PassageState): string | undefined {
  if (form !== "true-false") return undefined;
  const stems = sentences.flatMap(stemsOf);
  return contentWords(text).find(
    (word) =>
      (isPluralNoun(word) || isSingularNoun(word)) &&
      termsOf(word).every((term) => !term.some(({ stem }) => stems.some((own) => likeness(own, stem) > 0))),
  );
}

/** Yes or no, true or false: by what we are sure of, else by the words that prove it. */
function judgePolarity(question: PassageQuestion, facts: Facts): Verdict {
  const { zone, state, answer, stems } = facts;
  const before = polarityIn(question.last);
  const polarity = polarityIn(answer) ?? before;
  const proof = freshTerms(answer, question.text).filter((term) => isLike(term, stems));
  const at = placeOf(proof, state.sentences, zone);
  if (polarity === undefined)
    return proof.length > 0 ? { kind: "partly", at, missing: "polarity" } : { kind: "absent" };
  const truth = truthOf(question, state.sentences.slice(zone.from, zone.to + 1));
  if (truth !== undefined) return { kind: truth === polarity ? "found" : "elsewhere", at: zone.best };
  const claimed = termsOf(question.text);
  if (polarity && isDenied(state.sentences[zone.best] ?? "", claimed, { answer, asked: question.text }))
    return { kind: "partly", at: zone.best, missing: "negation" };
  const strange = strangeIn(question, state);
  // "False: it says rivers", where the text has no ships.
  if (!polarity && strange !== undefined && proof.length > 0) return { kind: "found", at };
  const word = polarity && before === undefined ? strange : undefined;
  if (proof.length > 0)
    return word === undefined ? { kind: "proved", at } : { kind: "partly", at, missing: "claim", word };
  return { kind: before === undefined ? "proof" : "unsure" };
}

function judgeChoice(question: PassageQuestion, facts: Facts): Verdict {
  const { zone, state, answer } = facts;
  const own = optionIn(answer, question.options);
  if (own === undefined) return judgeOpen(question, facts);
  const right = zone.isSure
    ? rightOption(question, state.sentences.slice(zone.from, zone.to + 1))
    : undefined;
  if (right !== undefined) return { kind: right === own ? "found" : "elsewhere", at: zone.best };
  const rest = wordsOf(answer).length > wordsOf(question.options[own] ?? "").length + 3;
  return { kind: rest ? "unsure" : "proof" };
}

/** Holds an answer to the question at a place of the list against the text. */
export function judgeAnswer(state: PassageState, place: number, answer: string): Verdict {
  const question = state.questions[place];
  const zone = zoneOf(state, place);
  if (!question || !zone) return { kind: "unsure" };
  const kind = kindOf(question.text, question.form);
  const facts = { stems: stemsIn(state.sentences, zone.from, zone.to), answer, zone, kind, state };
  if (question.form === "choice") return judgeChoice(question, facts);
  return kind === "true-false" || kind === "yes-no"
    ? judgePolarity(question, facts)
    : judgeOpen(question, facts);
}
