import { conjugate } from "@/lib/features/english/lexicon/conjugation";
import { genderOf } from "@/lib/features/english/lexicon/genders";
import { isCommonAdjective } from "@/lib/features/english/lexicon/adjectives";
import { isPluralNoun, isSingularNoun } from "@/lib/features/english/lexicon/nouns";
import { isBase } from "@/lib/features/english/lexicon/verbs";
import { splitWords } from "@/lib/features/english/lexicon/words";
import { clauseParts, type ClauseParts } from "./clause-parts";
import type { HomeworkItem } from "./homework-sheet";
import { rebuild } from "./rebuild-clause";

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
    pattern("every \\w+|(?:once|twice|\\w+ times)(?: a \\w+)?|always|usually|often|sometimes|never"),
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

const join = (...words: (string | undefined)[]) => words.filter(Boolean).join(" ");

/** The words in capital letters, which the answer is about. */
function markedIn(prompt: string): string | undefined {
  const found =
    /(?<!\p{L})\p{Lu}{2,}(?:[ '][\p{Lu}\d.:]{1,}){0,6}(?!\p{Ll})|(?<=\s)I(?: \p{Lu}{2,}){1,5}/u.exec(
      prompt,
    )?.[0];
  const bare = found?.replace(/[.:]$/, "");
  return bare && !/^(?:TV|DVD|USA|UK|PC|CD|BBC|I)$/.test(bare) ? bare : undefined;
}

type Marked = { words: string; text: string };

/** What is asked for: "BY BUS", or what stands in brackets or between marks, and the sentence without the marks. */
function markedWords(prompt: string): Marked | undefined {
  const mark = /\(([^()]{1,40})\)|\*{1,2}([^*]{1,40})\*{1,2}|(?<!_)_([^_]{1,40})_(?!_)/.exec(prompt);
  const words = (mark?.[1] ?? mark?.[2] ?? mark?.[3])?.trim();
  if (mark && words) return { words, text: prompt.replace(mark[0], words) };
  const shouted = markedIn(prompt);
  return shouted === undefined
    ? undefined
    : { words: shouted.toLowerCase(), text: prompt.replace(shouted, shouted.toLowerCase()) };
}

/** Everything that asks for the marked words, of a plain statement: "How does she go to school?" */
export function questionsFor(prompt: string): string[] | undefined {
  const marked = markedWords(prompt);
  if (!marked) return undefined;
  const words = marked.words.replace(/^\p{Lu}(?=\p{Ll}* )/u, (first) => first.toLowerCase());
  const text = marked.text.charAt(0).toUpperCase() + marked.text.slice(1);
  const isSubject = text.toLowerCase().startsWith(`${words.toLowerCase()} `);
  const parts = clauseParts(text);
  if (!parts || parts.form === "question") return undefined;
  if (isSubject) return parts.subject.toLowerCase() === words.toLowerCase() ? aboutSubject(parts) : undefined;
  const rest = ` ${parts.rest} `;
  if (!rest.toLowerCase().includes(` ${words.toLowerCase()} `)) return undefined;
  const at = rest.toLowerCase().indexOf(` ${words.toLowerCase()} `);
  const [before, behind] = [rest.slice(0, at).trim(), rest.slice(at + words.length + 2).trim()];
  const asked = [parts, ...withPronoun(parts)].flatMap((one) =>
    openings(words, one, { before, behind }).flatMap(([asks, left]) =>
      (rebuild({ ...one, asks, rest: left, form: "positive" }, { form: "question" }) ?? []).flatMap(asOther),
    ),
  );
  const found = asked.flatMap((one) =>
    /^How (?:do|does|did)\b/.test(one) ? [one, one.replace(/\bgo to\b/, "get to")] : [one],
  );
  return found.length > 0 ? [...new Set(found)] : undefined;
}

/** "Marta goes by tram": one may ask how she goes. */
function withPronoun(parts: ClauseParts): ClauseParts[] {
  const head = splitWords(parts.subject).at(-1);
  const gender = head && !/^(?:I|you|he|she|it|we|they)$/i.test(parts.subject) ? genderOf(head) : undefined;
  const isOne = gender === "male" || gender === "female";
  if (!isOne || /\band\b|'s\b/.test(parts.subject) || /\b(?:his|her)\b/.test(parts.rest)) return [];
  return [{ ...parts, subject: gender === "male" ? "he" : "she" }];
}

/** "____? I get up at seven.": every question that some part of the answer answers. */
export function questionsBefore({ prompt, gaps }: HomeworkItem): string[] {
  const answer = /^(?:A: ?)?____ ?\?(?: ?B:)? ?["“]?([^?_]{5,100}?)["”]?$/
    .exec(prompt.trim())?.[1]
    ?.replace(/\bname's\b/i, "name is");
  if (!answer || gaps.length !== 1) return [];
  const told = /^(yes|no), (.{4,80})$/i.exec(answer)?.[2];
  const parts = clauseParts((told ?? answer).replace(/^\p{Ll}/u, (first) => first.toUpperCase()));
  if (!parts || parts.form === "question" || parts.adverb) return [];
  if (told !== undefined)
    return (rebuild({ ...parts, form: "positive" }, { form: "question" }) ?? []).flatMap(asOther);
  const words = parts.rest.split(" ");
  const isThing =
    parts.verb === "be" && !/^(?:i|you|he|she|we|they)$/i.test(parts.subject) && !isPerson(parts.subject);
  const named = isThing
    ? (rebuild({ ...parts, asks: "What", rest: "" }, { form: "question" }) ?? []).flatMap((one) => [
        one,
        one.replace(/^What (is|was)\b/, "What's"),
      ])
    : [];
  const start = answer.length - answer.replace(/[.!]$/, "").length;
  const body = start > 0 ? answer.slice(0, -start) : answer;
  const parted = words.flatMap((_, at) => {
    const behind = words.slice(at).join(" ");
    return isThing || behind === ""
      ? []
      : (questionsFor(`${body.slice(0, body.length - behind.length)}(${behind}).`) ?? []);
  });
  return [...new Set([...named, ...parted].flatMap((one) => [one, ...asOther(one)]))];
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

const animal =
  /\b(?:dog|cat|horse|bird|rabbit|hamster|parrot|cow|monkey|lion|elephant|mouse|snake|pets?)s?$/i;

/** Who broke it, what fell: the verb stays as it is told. */
function aboutSubject({ subject, verb, tense, rest, adverb }: ClauseParts): string[] {
  const forms = conjugate({ subject: "Tom", verb, tense, form: "positive", ...(adverb && { adverb }) });
  const first = splitWords(subject)[0];
  const isName = first !== undefined && genderOf({ ...first, text: subject }) !== undefined;
  const who =
    isName || (isPerson(subject) && !animal.test(subject)) || /^(?:i|we|you|they|he|she)$/i.test(subject)
      ? ["Who"]
      : ["What", "Who"];
  return who.flatMap((one) =>
    forms.filter((form) => !form.startsWith("'")).map((form) => `${join(one, form, rest)}?`),
  );
}

type Around = { before: string; behind: string };

/** The question words for an answer, each with what is left of the sentence behind its verb. */
function openings(words: string, { verb }: ClauseParts, { before, behind }: Around): [string, string][] {
  const left = join(before, behind);
  const [noun = "", ...others] = behind.split(" ");
  const isNoun = isSingularNoun(noun.toLowerCase()) || isPluralNoun(noun.toLowerCase());
  if (numberAlone.test(words) && before === "" && isNoun && verb !== "be")
    return [[`How many ${noun}`, others.join(" ")]];
  if (/(?:'s|s')$/.test(words) && before === "" && isNoun) return [[`Whose ${noun}`, others.join(" ")]];
  const known = askers.find(([form]) => form.test(words.toLowerCase()))?.[1];
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
  // What is not right behind the verb may be anything but its object.
  if (before !== "") return [];
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
