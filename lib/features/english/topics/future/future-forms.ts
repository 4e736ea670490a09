import {
  findOnLine,
  oneOf,
  phrase,
  replaceOnLine,
  type Line,
  type LineMatch,
} from "../../sentence/phrase-line";
import { textOf, type Match } from "../../sentence/rule";
import { baseOfIng, baseOfPast, baseOfThird, isBase, isPastForm, verbOrNoun } from "../../lexicon/verbs";

const pronouns = "i|you|he|she|it|we|they";
const be =
  "am|is|are|was|were|isn't|aren't|wasn't|weren't|i'm|you're|he's|she's|it's|we're|they're|who's|what's|how's|where's|when's|why's|that's";
const kin =
  oneOf(`mother father mum mom dad sister brother friend uncle aunt cousin grandmother grandfather grandma grandpa teacher neighbour
  class team boyfriend girlfriend parents grandparents friends cousins sisters brothers family dog classmates`);
const people = `(?:my|our|his|her|their|your) (?:best |little |big |older |younger )?(?:${kin})(?: and (?:i|my [\\w-]+))?`;

const part = ({ match }: LineMatch, name: string) => match.groups?.[name] ?? "";

function beOf(subject: string): string {
  if (subject === "i") return "am";
  if (/^(?:he|she|it)$/.test(subject)) return "is";
  if (/^(?:you|we|they)$/.test(subject) || / and /.test(subject)) return "are";
  return /(?:s|children)$/.test(subject) && !/(?:ss|us)$/.test(subject) ? "are" : "is";
}

/** "We going to watch": no form of "be". */
const withoutBe = phrase(
  `(?<!(?<![\\w'-])(?:${be}|been|be|and|or|not|saw|see|heard|hear|watch|watched|like|love|hate|of|about|to) )(?<who>${pronouns}|${people}) (?<not>not )?going(?= to [\\w-]+)`,
);
const questionWord = /\b(?:what|where|when|who|how|why)(?: \w+)? $/;

const findWithoutBe = (line: Line, isQuestion: boolean): Match[] =>
  findOnLine(line, withoutBe).flatMap((found) => {
    const { from, to } = found;
    const verb = line.words[to + 2]?.lower ?? "";
    if (!isBase(verb) && verb !== "be" && !/^(?:i|we|he|she|they)$/.test(part(found, "who"))) return [];
    const before = line.text.slice(0, found.match.index);
    const who = textOf(line.words, from, to - (part(found, "not") ? 2 : 1));
    const form = beOf(part(found, "who"));
    const isAsked = questionWord.test(before) || (isQuestion && before === "");
    const asked = part(found, "who") === "i" ? "I" : who.charAt(0).toLowerCase() + who.slice(1);
    return replaceOnLine(
      line,
      found,
      isAsked ? `${form} ${asked} going` : `${who} ${form} ${part(found, "not")}going`,
    );
  });

const lessons =
  /^(?:lessons?|class|classes|practice|training|courses?|school|club|pool|competitions?|camp|centre|room)$/;
const nounsInS =
  /^(?:shops|parks|matches|plays|works|dances|walks|places|rides|talks|balls|camps|stops|fights)$/;

/** "Going visit", "going to visiting", "going to buys". */
function findAfterGoing(line: Line): Match[] {
  const { words } = line;
  return words.flatMap(({ lower }, at) => {
    const before = words
      .slice(Math.max(0, at - 3), at)
      .map((word) => word.lower)
      .join(" ");
    if (lower !== "going" || !new RegExp(`(?:^| )(?:${be})(?: |$)`).test(before)) return [];
    const next = words[at + 1];
    if (!next || next.gap !== " ") return [];
    if (next.lower !== "to")
      return (isBase(next.lower) && !notAfterGoing.test(next.lower)) || next.lower === "be"
        ? replaceOnLine(line, { from: at, to: at + 1 }, `going to ${next.text}`)
        : [];
    const verb = words[at + 2];
    const isActivity =
      /^(?:training|swimming|dancing|fishing|shopping|boxing|skating|riding|climbing|singing|wrestling)$/.test(
        verb?.lower ?? "",
      );
    const base =
      !isActivity && verb?.gap === " " && !/^\p{Lu}/u.test(verb.text)
        ? wrongForm(verb.lower, words[at + 3]?.lower)
        : undefined;
    return base ? replaceOnLine(line, { from: at, to: at + 2 }, `going to ${base}`) : [];
  });
}

const notAfterGoing =
  /^(?:like|back|home|well|fast|clean|cold|dry|down|light|last|slow|wild|round|please|shop|camp|crazy|on|out|up|by)$/;

function wrongForm(verb: string, next = ""): string | undefined {
  if (/^(?:is|are|am|was|were|being|been)$/.test(verb)) return "be";
  const ing = baseOfIng(verb);
  if (ing) return lessons.test(next) ? undefined : ing;
  const third = baseOfThird(verb);
  if (third) return nounsInS.test(verb) ? undefined : third;
  return isPastForm(verb) ? baseOfPast(verb) : undefined;
}

/** "I am go to visit". */
const beGo = phrase(`(?<be>${be})(?: (?<who>${pronouns}))?(?<not> not)? go(?= to |$|ing)`);
/** "Do you will go", "we don't will have", "she will doesn't come". */
const doWill = phrase(
  `(?<do>do|does|did) (?<who>${pronouns}|${people}) will|(?<not>don't|doesn't|didn't|not|no) will(?= [\\w-]+)|will(?<later> (?:don't|doesn't|not don't))`,
);
const willBe = phrase("(?<will>will|won't|[a-z]+'ll) be (?<verb>[a-z]+)");
const willModal = phrase(
  "(?<will>will|won't|[a-z]+'ll)(?<not> not)? (?<modal>can|must|could|should)(?= [\\w-]+)",
);
const notBare =
  /^(?:open|close|clean|dry|warm|cool|cut|set|hurt|put|read|shut|hit|let|come|become|run|live)$/;

const findDoWill = (line: Line): Match[] =>
  findOnLine(line, doWill).flatMap((found) => {
    const { from, to } = found;
    if (part(found, "who")) return replaceOnLine(line, found, `will ${textOf(line.words, from + 1, to - 1)}`);
    return /^(?:will|would)$/.test(line.words[to + 1]?.lower ?? "")
      ? []
      : replaceOnLine(line, found, "won't");
  });

const findBeGo = (line: Line): Match[] =>
  findOnLine(line, beGo).flatMap(({ from, to }) =>
    replaceOnLine(line, { from, to }, `${textOf(line.words, from, to - 1)} going`),
  );

const findWillBe = (line: Line): Match[] =>
  findOnLine(line, willBe).flatMap((found) => {
    const verb = part(found, "verb");
    const isVerb =
      isBase(verb) && (!verbOrNoun.has(verb) || /^(?:rain|snow)$/.test(verb)) && !notBare.test(verb);
    return isVerb ? replaceOnLine(line, found, `${textOf(line.words, found.from, found.from)} ${verb}`) : [];
  });

const afterWill = new Map([
  ["can", "be able to"],
  ["could", "be able to"],
  ["must", "have to"],
  ["should", "have to"],
]);
const findWillModal = (line: Line): Match[] =>
  findOnLine(line, willModal).flatMap((found) =>
    replaceOnLine(
      line,
      found,
      `${textOf(line.words, found.from, found.to - 1)} ${afterWill.get(part(found, "modal"))}`,
    ),
  );

/** Futures that are meant as such, and put together wrongly. */
export const findWrongForms = (line: Line, isQuestion: boolean): Match[] => [
  ...findWithoutBe(line, isQuestion),
  ...findAfterGoing(line),
  ...findBeGo(line),
  ...findDoWill(line),
  ...findWillBe(line),
  ...findWillModal(line),
];
