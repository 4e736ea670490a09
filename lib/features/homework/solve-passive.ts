import { baseOfIng, baseOfParticiple } from "@/lib/features/english/lexicon/verbs";
import { participlesOf } from "@/lib/features/english/lexicon/verb-forms";
import { subjectOfPhrase } from "./clause-subject";
import { fillsOf, halvesOf } from "./halves";
import type { HomeworkItem } from "./homework-sheet";
import { parseStatement, type Statement } from "./parse-statement";

const nobody = /^(?:they|people|someone|somebody|we|you|one)$/i;
const tailOpening =
  /^(?:in|at|on|from|every|here|there|yesterday|today|tomorrow|last|all|by|for|to|with|next|during|twice|once)$/i;
const objects: Record<string, string> = { me: "I", him: "he", her: "she", us: "we", them: "they", it: "it" };
const languages = /^(?:English|French|Italian|Spanish|German|Chinese|Japanese|Latin|Arabic)$/;

/** Who is nobody in particular is left out; it is no mistake to name them. */
const agents: Record<string, string> = {
  they: "by them",
  people: "by people",
  someone: "by someone",
  somebody: "by somebody",
  we: "by us",
  you: "by you",
};

const doers: Record<string, string> = { i: "me", he: "him", she: "her", it: "it" };

const sameAgents: Record<string, string[]> = { someone: ["by somebody"], somebody: ["by someone"] };

const isName = (object: string) =>
  languages.test(object) || (/^\p{Lu}\p{Ll}+$/u.test(object) && !object.endsWith("s"));

/** "The Mona Lisa", "penicillin": one thing, as its name does not end like many. */
const personOfNamed = (object: string) =>
  /^(?:(?:the )?\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*){0,3}|\p{Ll}+)$/u.test(object) && !object.endsWith("s")
    ? "third"
    : undefined;

const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(" ");
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What the verb is done to, and what stands behind that. */
function splitObject(rest: string, printed: string): { object: string; tail: string } | undefined {
  if (printed && `${rest} `.toLowerCase().startsWith(`${printed.toLowerCase()} `))
    return { object: rest.slice(0, printed.length), tail: rest.slice(printed.length).trim() };
  const words = rest.split(/\s+/).filter(Boolean);
  const cut = words.findIndex((word, at) => at > 0 && tailOpening.test(word));
  const object = words.slice(0, cut < 0 ? words.length : cut).join(" ");
  return object ? { object, tail: cut < 0 ? "" : words.slice(cut).join(" ") } : undefined;
}

type Be = { forms: (isMany: boolean, isI: boolean) => string[]; base: string; rest: string };

/** The form of be the passive takes, and the verb that is done. */
function beOf({ helper, isNegative, verb, tense, rest }: Statement): Be | undefined {
  const not = (word: string) =>
    isNegative
      ? [
          `${word === "will" ? "wo" : word === "can" ? "ca" : word}n't`,
          word === "can" ? "cannot" : `${word} not`,
        ]
      : [word];
  const [first = "", ...others] = rest.split(" ");
  if (helper === undefined) {
    const be = (isMany: boolean, isI: boolean) =>
      tense === "past" ? (isMany ? "were" : "was") : isI ? "am" : isMany ? "are" : "is";
    return { forms: (isMany, isI) => not(be(isMany, isI)), base: verb, rest };
  }
  const further = others.join(" ");
  if (/^(?:will|can|could|must|should|may|might|would)$/.test(helper))
    return { forms: () => not(helper).map((word) => `${word} be`), base: first, rest: further };
  const done = baseOfParticiple(first);
  if (/^(?:have|has|had)$/.test(helper) && done)
    return {
      forms: (isMany) =>
        not(helper === "had" ? "had" : isMany ? "have" : "has").map((word) => `${word} been`),
      base: done,
      rest: further,
    };
  const going = baseOfIng(first);
  if (/^(?:is|are|am|was|were)$/.test(helper) && going && first !== "going") {
    const isPast = /^was|were$/.test(helper);
    return {
      forms: (isMany) =>
        not(isPast ? (isMany ? "were" : "was") : isMany ? "are" : "is").map((word) => `${word} being`),
      base: going,
      rest: further,
    };
  }
  return undefined;
}

/** "They make this cheese in Parma. This cheese ____": what is missing of the passive that is begun. */
export function passiveBegun(item: HomeworkItem): string[] | undefined {
  const halves = halvesOf(item);
  const [opened = ""] = /^[^_]{0,60}/.exec(halves?.stem ?? "") ?? [];
  const found = halves && passiveOf(halves.source, opened.trim());
  return found && fillsOf(found, halves);
}

/**
 * An active sentence in the passive, with its doer where that is somebody; undefined where the object is not plain.
 * `printed` is what the passive begins with, where that is said.
 */
export function passiveOf(prompt: string, printed = ""): string[] | undefined {
  const statement = parseStatement(prompt);
  const be = statement && beOf(statement);
  const found = be && splitObject(be.rest, printed);
  if (!statement || !be || !found || statement.adverb) return undefined;
  const { object, tail } = found;
  const own = objects[object.toLowerCase()];
  const person = own
    ? subjectOfPhrase(own)?.person
    : isName(object)
      ? "third"
      : (subjectOfPhrase(object)?.person ?? personOfNamed(object));
  if (!person) return undefined;
  const doer = nobody.test(statement.subject)
    ? ""
    : `by ${doers[statement.subject.toLowerCase()] ?? lowered(statement.subject)}`;
  const subject = capital(own ?? object);
  const isMany = person === "plural" || person === "you" || own === "they" || own === "we";
  const verbs = be
    .forms(isMany, person === "I")
    .flatMap((form) => participlesOf(be.base).map((participle) => `${form} ${participle}`));
  const who = statement.subject.toLowerCase();
  const by = agents[who];
  const others = (by ? [by, ...(sameAgents[who] ?? [])] : []).flatMap((one) => [
    join(one, tail),
    join(tail, one),
  ]);
  const named = [...new Set(others)];
  const ends = doer ? [join(doer, tail), join(tail, doer)] : [tail, ...named];
  const told = verbs.flatMap((verb) => ends.map((end) => `${join(subject, verb, end)}.`));
  const fronted = isFrontable(tail)
    ? verbs.flatMap((verb) =>
        [doer, ...(by ? [by] : [])].map(
          (end) => `${capital(tail)} ${join(lowered(own ?? object), verb, end)}.`,
        ),
      )
    : [];
  return [...new Set([...told, ...fronted])];
}

/** When or where, which may open the sentence too. */
const isFrontable = (tail: string) =>
  /^(?:in|at|on|every|yesterday|today|tomorrow|last|next|all)\b/i.test(tail) && tail.split(" ").length < 6;

const lowered = (subject: string) =>
  /^(?:The|My|Your|His|Her|Our|Their|A|An|This|That|These|Those|He|She|It|We|You|They)\b/.test(subject)
    ? subject.charAt(0).toLowerCase() + subject.slice(1)
    : subject;
