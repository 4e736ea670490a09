import { genderOfName } from "@/lib/features/english/lexicon/genders";
import { splitWords } from "@/lib/features/english/lexicon/words";
import { nounAfter } from "../noun-after";
import type { OptionPlace } from "../option-place";

type Asked = { words: string[]; answer?: RegExp; after?: RegExp };

const times =
  "(?:yesterday|tomorrow|today|last |next |two |three |on |in (?:january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring|autumn|the (?:morning|afternoon|evening)|\\d{4})|at (?:\\d|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|the weekend|night|christmas)|\\w+ (?:days?|weeks?|months?|years?) ago|after |before )";

/** What an answer tells, or what follows the gap, and the word that asks for it. */
const asked: Asked[] = [
  {
    words: ["how old"],
    after: /^\s*(?:is|are|was|were)\b/i,
    answer:
      /\b(?:i'm|he's|she's|they're|is|am|are) (?:\d|\w+ years)|\byears? old\b|\b(?:i'm|he's|she's) (?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)\b/i,
  },
  { words: ["where"], after: /^\s*(?:are|is|do|does|did)\b[^?]{1,40}\bfrom\s*$/i },
  { words: ["how"], after: /^\s*(?:old|much|many|often|long|far|tall|big|high|fast|heavy)\b/i },
  { words: ["what"], after: /^\s*(?:time|colou?r|kind|sort|size|subject|day)\b/i },
  {
    words: ["why"],
    answer: /^\W*(?:because|to (?:buy|see|visit|learn|study|help|meet|get|find|have|do|play|watch|take)\b)/i,
  },
  {
    words: ["how often"],
    answer: /^\W*(?:(?:once|twice|\w+ times) a |every |always|never|usually|sometimes)/i,
  },
  {
    words: ["how many"],
    after: /^\s*(?!(?:does|is|was|has)\b)(?:\w+s|people|children|men|women)\b/i,
    answer:
      /^\W*(?:i've got |there are |we are |i have )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty)\b/i,
  },
  {
    words: ["how much"],
    after: /^\s*(?:is|are|does|do|did)\b/i,
    answer: /[£€$]\s?\d|\d\s?(?:€|£|\$|euros?|pounds?|dollars?)|\w (?:euros|pounds|dollars)\b/i,
  },
  {
    words: ["how long"],
    answer: /^\W*for (?:\w+ )?(?:\w+ )?(?:minutes?|hours?|days?|weeks?|months?|years?)|^\W*since /i,
  },
  {
    words: ["what time"],
    after: /^\s*(?:is it|do|does|did|are|is)\b/i,
    answer:
      /^\W*(?:it's |at )?(?:\d{1,2}(?:[.:]\d\d)?\b|half past|(?:a )?quarter|\w+ o'clock|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?! \w+s\b))/i,
  },
  {
    words: ["whose"],
    answer: /\b(?:mine|yours|hers|ours|theirs)\b|'s[.!]?$/i,
    after: /^\s*(?:\w+ )?(?:is|are)\b/i,
  },
  {
    words: ["how"],
    answer:
      /^\W*(?:by (?:bus|car|train|bike|plane|boat|taxi|tram|underground|ship)|on foot|fine|very well|i'm fine|i walk)\b/i,
  },
  {
    words: ["where"],
    answer: new RegExp(
      `^\\W*(?:i'm |he's |she's |they're |it's |i live |we live |he lives |she lives )?(?:in (?!january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring|autumn|the (?:morning|afternoon|evening)|\\d)|at (?:home|school|work|the (?:cinema|park|station|beach|gym|supermarket|hotel|airport|bus))|to (?:the |school|work|paris|london|rome|spain|france)|from |near |next to |under |behind |on the (?:table|desk|floor|chair|bed|shelf|left|right|wall))`,
      "i",
    ),
  },
  { words: ["when"], answer: new RegExp(`^\\W*(?:it's |i was born )?${times}`, "i") },
];

/** "My brother.", "She's our teacher.", "Mr Smith.", "Anna did." */
function isPersonAnswer(later: string): boolean {
  if (/^\W*(?:Mr|Mrs|Miss|Ms)\.? \p{Lu}\p{Ll}+/u.test(later)) return true;
  if (/^\W*(?:he|she)'s (?:my|our|a |the )/i.test(later)) return true;
  const kin =
    /^\W*(?:my|our|his|her) (?:mother|mum|father|dad|brother|sister|best friend|friend|teacher|aunt|uncle|cousin|grandmother|grandfather|parents|friends)\b/i;
  const lone = /^\W*(\p{Lu}\p{Ll}+)(?: (?:did|does|is|was|can|wrote|lives))?[.!]?$/u.exec(later.trim())?.[1];
  const [word] = splitWords(lone ?? "");
  return kin.test(later) || (word !== undefined && genderOfName(word) !== undefined);
}

/** "Your name", "his dog", which have names too, though they are no answer to "who". */
const isNameQuestion = (after: string) =>
  /^\s*(?:is|are|was) (?:your|his|her|their|the|its) /i.test(after) &&
  !/^\s*(?:is|are|was) (?:your|his|her|their|the) (?:\w+ )?(?:teacher|friend|friends|singer|actor|actress|player|coach|doctor|boss|girl|boy|man|woman)\b/i.test(
    after,
  );

/** The word a question begins with, by what answers it; undefined where it may be another. */
export function fittingQuestionWord(
  options: string[],
  { textBefore, textAfter, later, isQuestion }: OptionPlace,
): string[] {
  if (!isQuestion || textBefore.trim() !== "") return [];
  if (options.every((option) => /^how (?:much|many)$/i.test(option))) {
    const number = nounAfter(textAfter)?.number;
    if (number !== "plural" && number !== "uncountable") return [];
    return options.filter((option) => /many$/i.test(option) === (number === "plural"));
  }
  const answer = later.trim().replace(/^(?:[-–—]|[AB]:)\s*/, "");
  const pick = (words: string[]) => options.filter((option) => words.includes(option.toLowerCase()));
  const fitting = asked.filter(
    ({ words, answer: told, after }) =>
      (after === undefined || after.test(textAfter)) &&
      (told === undefined || (answer !== "" && told.test(answer))) &&
      pick(words).length > 0,
  );
  const [first] = fitting;
  if (first?.answer === undefined && first) return pick(first.words);
  const words = new Set(fitting.flatMap((one) => one.words));
  // "At seven" answers both.
  if (words.has("what time") && words.has("when")) return pick(["what time", "when"]);
  if (words.size === 1) return pick([...words]);
  if (words.size > 1 || answer === "") return [];
  const isPlace = /^\s*(?:do|does|did|is|are|was|were|have|has|can)\b/i.test(textAfter);
  if (
    isPersonAnswer(answer) &&
    !isNameQuestion(textAfter) &&
    isPlace === /^\s*(?:is|are|was|were|did|does|do|can)\b/i.test(textAfter)
  )
    return pick(["who"]);
  if (
    /^\s*(?:is|are) (?:your|his|her|its|their) (?:(?:favourite|first|last) )?(?:name|names|surname|job|hobby|hobbies|colour|color|subject|sport|food|address|phone number|favourite (?!singer|actor|actress|player|teacher|footballer|character|band|youtuber|writer|person)\w+)\b/i.test(
      textAfter,
    )
  )
    return pick(["what"]);
  const isThingDone =
    /^\s*(?:do|does|did|are|is|was|were) (?:you|he|she|they|we|\w+) (?:\w+ )?(?:do|doing|eat|eating|have|drink|drinking|cook|cooking|read|reading|buy|watch|watching)\s*(?:now|yesterday|tomorrow|for (?:breakfast|lunch|dinner))?$/i.test(
      textAfter,
    );
  return isThingDone &&
    !/\b(?:at|in|on|with|because|by)\b/i.test(answer) &&
    /^\W*(?:i'm|i|he|she|they|we|a|an|some|pizza|pasta|water|the|my)\b/i.test(answer)
    ? pick(["what"])
    : [];
}
