import { conjugate } from "@/lib/features/english/lexicon/conjugation";
import { genderOf } from "@/lib/features/english/lexicon/genders";
import { isCommonAdjective } from "@/lib/features/english/lexicon/adjectives";
import { isPluralNoun } from "@/lib/features/english/lexicon/nouns";
import { isBase } from "@/lib/features/english/lexicon/verbs";
import { splitWords } from "@/lib/features/english/lexicon/words";
import { clauseParts, type ClauseParts } from "./clause-parts";
import type { HomeworkItem } from "./homework-sheet";
import { groupsOf } from "./families/word-group";
import { rebuild } from "./rebuild-clause";
import { personOfWords } from "./sources/replaced";

const asks =
  /(?<!\p{L})(?:questions? (?:for|to) (?:the|these|each)|domand\p{L}+ (?:per|x|a|alle|corrispond|adatt|giust)|risposta riguarda|ask (?:questions? )?about|underlined|sottolineat\p{L}+|in maiuscolo|in bold)(?!\p{L})/iu;

/** Whether an instruction wants the question that a sentence answers. */
export const asksQuestionFor = (instruction: string) =>
  asks.test(instruction) && /(?<!\p{L})(?:questions?|ask|domand\p{L}+)(?!\p{L})/iu.test(instruction);

const number =
  "\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty)(?:[- ]\\w+)?|a hundred";
const pattern = (words: string) => new RegExp(`^(?:${words})$`, "i");

const numberAlone = pattern(number);
const countedThing = pattern(`(?:${number}) (.{2,30})`);

/** What asks for an answer of its kind; "{}" stands for the noun that is counted. */
const askers: [RegExp, string[]][] = [
  [
    pattern(
      `at (?:about )?(?:(?:half past|(?:a )?quarter (?:past|to)|\\w+ (?:past|to)) \\w+|${number}|\\d+[.:]\\d+)(?: o'clock| [ap]\\.?m\\.?)?`,
    ),
    ["What time", "When", "At what time"],
  ],
  [
    pattern("every \\w+|(?:once|twice|\\w+ times) a \\w+|always|usually|often|sometimes|never"),
    ["How often"],
  ],
  [
    pattern("in (?:january|february|march|april|may|june|july|august|september|october|november|december)"),
    ["When", "In which month", "In what month", "What month"],
  ],
  [
    pattern(
      "yesterday(?: \\w+)?|tomorrow(?: \\w+)?|today|last \\w+|next \\w+|on \\w+days?(?: \\w+)?|in \\d{4}|in (?:the )?(?:summer|winter|spring|autumn|morning|afternoon|evening)|at (?:the )?weekends?|at night|\\w+ (?:days?|weeks?|months?|years?) ago|this \\w+",
    ),
    ["When"],
  ],
  [pattern("for .{2,30}"), ["How long"]],
  [pattern("because .{2,60}"), ["Why"]],
  [
    pattern(
      "by (?:bus|car|train|plane|bike|taxi|boat|tram|underground)|on foot|well|very well|(?:very )?\\w+ly|fine",
    ),
    ["How"],
  ],
  [pattern(`(?:[£$€] ?\\d+|(?:${number}) (?:pounds?|euros?|dollars?|cents?))(?: .{1,20})?`), ["How much"]],
  [pattern("red|blue|green|yellow|black|white|brown|grey|pink|purple|orange"), ["What colour"]],
  [pattern(`(?:${number})(?: years old)`), ["How old"]],
  [pattern("(?:in|at|near|under|behind|on|next to|opposite) .{2,40}"), ["Where"]],
];

const isPerson = (phrase: string) => {
  const head = splitWords(phrase).at(-1);
  return head !== undefined && genderOf(head) !== undefined;
};

const isAnimal = (phrase: string) =>
  groupsOf(phrase.split(" ").at(-1) ?? "").some((name) => /animal|pet/.test(name));

const join = (...words: (string | undefined)[]) => words.filter(Boolean).join(" ");

/** The words in capital letters, which the answer is about. */
function markedIn(prompt: string): string | undefined {
  const found =
    /(?<!\p{L})(?:A )?\p{Lu}{2,}(?:[ '][\p{Lu}\d.:]{1,}){0,6}(?!\p{Ll})|(?<=\s)I(?: \p{Lu}{2,}){1,5}/u.exec(
      prompt,
    )?.[0];
  const bare = found?.replace(/[.:]$/, "");
  return bare && !/^(?:TV|DVD|USA|UK|PC|CD|BBC|I)$/.test(bare) ? bare : undefined;
}

/** Everything that asks for the marked words, of a plain statement: "How does she go to school?" */
export function questionsFor(prompt: string): string[] | undefined {
  const marked = markedIn(prompt);
  if (!marked) return undefined;
  const words = marked.toLowerCase();
  const plain = prompt.replace(marked, words);
  const isSubject = prompt.trim().startsWith(marked);
  const text = isSubject ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain;
  const parts = clauseParts(text);
  if (!parts || parts.form === "question") return undefined;
  if (isSubject) return parts.subject.toLowerCase() === words ? aboutSubject(parts) : undefined;
  const rest = ` ${parts.rest} `;
  if (!rest.includes(` ${words} `)) return undefined;
  const left = rest.replace(` ${words} `, " ").trim();
  const person = personOfWords(parts.subject);
  const subjects = [parts.subject, ...(person && person !== "I" && person !== "it" ? [person] : [])];
  const behindMarked = rest.slice(rest.indexOf(` ${words} `) + words.length + 2).trim();
  const found = openings(words, parts, { left, behindMarked }).flatMap(([asked, behind]) =>
    subjects.flatMap((subject) =>
      (
        rebuild({ ...parts, subject, asks: asked, rest: behind, form: "positive" }, { form: "question" }) ??
        []
      ).flatMap(asOther),
    ),
  );
  return found.length > 0 ? [...new Set(found)] : undefined;
}

/** The same for "She goes BY BUS. → ____". */
export function questionForSource({ prompt, gaps }: HomeworkItem, instruction: string): string[] | undefined {
  const found = asksQuestionFor(instruction)
    ? /^([^_]{5,120}?)\s*[→=>-]{1,3}\s*____\s*\??$/.exec(prompt)
    : null;
  return found?.[1] && gaps.length === 1 ? questionsFor(found[1]) : undefined;
}

const asOther = (question: string) => {
  const turned = question
    .replace(/\bmy\b/gi, "your")
    .replace(/\bour\b/gi, "your")
    .replace(/\bwe\b/g, "you")
    .replace(/\bam I\b/, "are you");
  return [question, turned];
};

/** Who broke it, what fell: the verb stays as it is told. */
function aboutSubject({ subject, verb, tense, rest, adverb }: ClauseParts): string[] {
  const forms = conjugate({ subject: "Tom", verb, tense, form: "positive", ...(adverb && { adverb }) });
  const first = splitWords(subject)[0];
  const isName = first !== undefined && genderOf({ ...first, text: subject }) !== undefined;
  const who =
    isName || (isPerson(subject) && !isAnimal(subject)) || /^(?:i|we|you|they|he|she)$/i.test(subject)
      ? ["Who"]
      : ["What", "Who"];
  return who.flatMap((one) =>
    forms.filter((form) => !form.startsWith("'")).map((form) => `${join(one, form, rest)}?`),
  );
}

/** The question words for an answer, each with what is left of the sentence behind its verb. */
function openings(
  words: string,
  { verb }: ClauseParts,
  { left, behindMarked }: { left: string; behindMarked: string },
): [string, string][] {
  const [noun = ""] = behindMarked.split(" ");
  if (numberAlone.test(words) && isPluralNoun(noun))
    return [[`How many ${noun}`, left.replace(noun, "").replace(/\s+/g, " ").trim()]];
  const known = askers.find(([form]) => form.test(words))?.[1];
  if (known) return known.map((asked) => [asked, left]);
  const placed = /^(to|from|with|for|about|at) (.{2,40})$/i.exec(words);
  if (placed) {
    const [, preposition = "", thing = ""] = placed;
    if (preposition === "to" && isBase(thing.split(" ")[0] ?? "")) return [["Why", left]];
    const isWhere = /^(?:to|from)$/i.test(preposition) && !isPerson(thing);
    if (isWhere && preposition === "to")
      return [["Where", left], ...(left === "" ? ([["Where", "to"]] as [string, string][]) : [])];
    return [[isWhere ? "Where" : isPerson(thing) ? "Who" : "What", join(left, preposition)]];
  }
  const counted = countedThing.exec(words);
  if (counted) return [[`How many ${counted[1]}`, left]];
  if (verb === "be" && numberAlone.test(words)) return [["How old", left]];
  if (verb === "be" && (isCommonAdjective(words) || words === "fine"))
    return [
      ["How", left],
      ["What", join(left, "like")],
    ];
  const sports = /^(?:football|basketball|tennis|volleyball|rugby|golf|hockey|baseball)$/i.test(words);
  return [
    ...(isPerson(words) ? ([["Who", left]] as [string, string][]) : ([["What", left]] as [string, string][])),
    ...(sports
      ? ([
          ["What sport", left],
          ["Which sport", left],
        ] as [string, string][])
      : []),
  ];
}
