import { genderOf } from "@/lib/features/english/lexicon/genders";
import { splitWords } from "@/lib/features/english/lexicon/words";
import { isBase } from "@/lib/features/english/lexicon/verbs";
import { backshift } from "./backshift";
import { clauseParts } from "./clause-parts";
import { rebuild } from "./rebuild-clause";

/** A speech, who makes it, and to whom where that is said. */
export type Speech = { words: string; speaker: string; listener?: string };

const who = "(?:my|the|his|her|our)? ?\\p{L}+|(?:Mr|Mrs|Ms|Miss) \\p{L}+";
const says = "said|says|told|asked|asks|ordered|replied|answered|wanted to know";
const to = "(?: (?:to )?(me|him|her|us|them|you|\\p{Lu}\\p{Ll}+))?";
const quote = '["“«\']([^"“”«»]{3,120})["”»\'],?';
const shapes = [
  { form: new RegExp(`^${quote}\\s*(${who}) (?:${says})${to}\\s*\\.?$`, "iu"), at: [1, 2, 3] },
  { form: new RegExp(`^${quote}\\s*(?:${says})${to} (${who})\\s*\\.?$`, "iu"), at: [1, 3, 2] },
  { form: new RegExp(`^(${who})(?: (?:${says})${to})?\\s*[:,]\\s*${quote}\\.?$`, "iu"), at: [3, 1, 2] },
] as const;

/** "“I'm tired,” said Anna.", "Tom: “Where is it?”"; undefined for what is no such line. */
export function readSpeech(text: string): Speech | undefined {
  for (const { form, at } of shapes) {
    const found = form.exec(text.trim());
    const [words, speaker, listener] = at.map((place) => found?.[place]?.trim());
    if (words && speaker) return { words: words.replace(/,$/, ""), speaker, ...(listener && { listener }) };
  }
  return undefined;
}

type Turn = { subject: string[]; object: string[]; own: string[] };
const turns: Record<string, Turn> = {
  he: { subject: ["he"], object: ["him"], own: ["his"] },
  she: { subject: ["she"], object: ["her"], own: ["her"] },
  they: { subject: ["they"], object: ["them"], own: ["their"] },
  me: { subject: ["I"], object: ["me"], own: ["my"] },
  us: { subject: ["we"], object: ["us"], own: ["our"] },
  either: { subject: ["he", "she"], object: ["him", "her"], own: ["his", "her"] },
  anyone: {
    subject: ["I", "we", "he", "she", "they"],
    object: ["me", "us", "him", "her", "them"],
    own: ["my", "our", "his", "her", "their"],
  },
};

/** Whom the speech's "I" and "you" stand for when it is told. */
function turnOf(person: string | undefined): Turn | undefined {
  if (person === undefined) return turns.anyone;
  const known: Record<string, string> = { him: "he", her: "she", them: "they", you: "me" };
  const lower = person.toLowerCase();
  const own = turns[known[lower] ?? lower];
  if (own) return own;
  const head = splitWords(person).at(-1);
  const gender = head && genderOf(head);
  if (gender === undefined) return /s$/.test(lower) && / /.test(lower) ? turns.they : turns.either;
  return turns[gender === "male" ? "he" : gender === "female" ? "she" : "either"];
}

/** What depends on the day comes first, so that what it becomes is not changed again. */
const later: [RegExp, string[]][] = [
  [/\bnext (\w+)\b/i, ["the following $1", "the next $1"]],
  [/\blast (\w+)\b/i, ["the previous $1", "the $1 before"]],
  [/\bthis\b/i, ["that", "the", "this"]],
  [/\bthese\b/i, ["those", "the", "these"]],
  [/\btoday\b/i, ["that day"]],
  [/\btonight\b/i, ["that night"]],
  [/\btomorrow\b/i, ["the next day", "the following day", "the day after"]],
  [/\byesterday\b/i, ["the day before", "the previous day"]],
  [/\bnow\b/i, ["then", "at that moment"]],
  [/\bhere\b/i, ["there", "here"]],
  [/\bago\b/i, ["before"]],
];

const each = (texts: string[], pattern: RegExp, replacements: string[]) =>
  texts.flatMap((text) =>
    pattern.test(text) ? replacements.map((replacement) => text.replace(pattern, replacement)) : [text],
  );

/** The words behind the verb as they are told: whose, to whom, when. */
function told(rest: string, speaker: Turn, listener: Turn): string[] {
  let texts = [rest];
  texts = each(
    texts,
    /\bmy\b/i,
    speaker.own.map((own) => `${own}\u0000`),
  );
  texts = each(texts, /\bour\b/i, ["their", "our"]);
  texts = each(
    texts,
    /\bme\b/i,
    speaker.object.map((one) => `${one}\u0000`),
  );
  texts = each(texts, /\byour\b/i, listener.own);
  texts = each(texts, /\byou\b/i, listener.object);
  for (const [pattern, replacements] of later) texts = each(texts, pattern, replacements);
  return texts.map((text) => text.replaceAll("\u0000", ""));
}

function subjectsOf(subject: string, speaker: Turn, listener: Turn): string[] {
  const lower = subject.toLowerCase();
  if (lower === "i") return speaker.subject;
  if (lower === "we") return ["they"];
  if (lower === "you") return listener.subject;
  return told(
    /^(?:He|She|It|They|The|This|That|These|Those)\b/.test(subject) ? lower : subject,
    speaker,
    listener,
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(" ");

/** What follows "said", "asked" or "told me", in each right way; the kind tells which of them it needs. */
type Told = { kind: "statement" | "question" | "command"; ends: string[] };

/** A speech as it is told by somebody else: "that he was tired", "where I lived", "to close the window". */
export function tellSpeech({ words, speaker, listener }: Speech): Told | undefined {
  const [by, at] = [turnOf(speaker), turnOf(listener)];
  if (!by || !at) return undefined;
  const command =
    /^(?:please,? )?(don't |do not |never )?([a-z]+)(?: ([^?]{0,80}?))?(?:,? please)?[.!]*$/i.exec(words);
  const isCommand =
    command !== null && isBase(command[2]?.toLowerCase() ?? "") && !clauseParts(words.replace(/!$/, "."));
  if (isCommand) {
    const base = command[2]?.toLowerCase() ?? "";
    const rests = told(command[3] ?? "", by, at);
    return { kind: "command", ends: rests.map((rest) => join(command[1] && "not", "to", base, rest)) };
  }
  const parts = clauseParts(words.replace(/!$/, "."));
  if (!parts || parts.adverb) return undefined;
  const isAsked = parts.form === "question";
  const plain = isAsked ? rebuild(parts, { form: "positive" })?.[0] : words;
  const links = isAsked ? (parts.asks ? [parts.asks.toLowerCase()] : ["if", "whether"]) : ["that", ""];
  const ends = subjectsOf(parts.subject, by, at).flatMap((subject) => {
    const shifted = plain && backshift(plain, subject);
    if (!shifted) return [];
    return links.flatMap((link) =>
      shifted.verbs.flatMap((verb) =>
        told(shifted.rest, by, at).map((rest) => join(link, subject, verb, rest)),
      ),
    );
  });
  return ends.length > 0 ? { kind: isAsked ? "question" : "statement", ends } : undefined;
}

/** The whole sentence: "Tom said that he was happy." */
export function reportSpeech(text: string): string[] | undefined {
  const speech = readSpeech(text);
  const found = speech && tellSpeech(speech);
  if (!speech || !found) return undefined;
  const { speaker, listener } = speech;
  const verbs = {
    statement: listener ? [`told ${listener}`, `said to ${listener}`] : ["said"],
    question: listener ? [`asked ${listener}`, "asked"] : ["asked", "wanted to know"],
    command: (listener ? [listener] : ["me", "us", "him", "her", "them"]).flatMap((one) => [
      `told ${one}`,
      `asked ${one}`,
    ]),
  }[found.kind];
  return verbs.flatMap((verb) => found.ends.map((end) => `${capital(speaker)} ${verb} ${end}.`));
}
