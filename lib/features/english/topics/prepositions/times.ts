import { oneOf } from "../../sentence/phrase-line";
import type { PlacePreposition } from "./places";

const days = oneOf(
  "monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays",
);
const months = oneOf("january february march april may june july august september october november december");
const end =
  "(?=$|,| (?!of |before |after |night |match |show |party |lesson |newspaper |morning |evening |class |school )\\w)";
const ordinals = oneOf("first second third fourth fifth sixth seventh eighth ninth tenth last top ground");
const numbers = "\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve";

/** "Hand it in tomorrow", "come in tomorrow": the particle belongs to the verb. */
const withParticle = oneOf(
  `hand hands handed turn turns give send come go check log move carry hold stay drop join get kick sign is are was what's be been
  put switch`,
);

/** What goes with times and dates. */
export const timePrepositions: PlacePreposition[] = [
  { wrong: "(?:in|at)(?: the)? ", right: "on", tail: `(?:${days})(?!')`, head: "" },
  {
    wrong: "(?:in|at) ",
    right: "on",
    tail: `(?:the \\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${months})|\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${months})|(?:${months}) \\d{1,2}(?:st|nd|rd|th)?(?=$|,| )|the (?:${ordinals}) of (?:${months})|(?:christmas|boxing|new year's|easter|valentine's|mother's|father's) (?:day|eve|sunday|monday)|my (?:\\w+ )?birthday(?=$|,| (?:i|we|my|and|with|last|this))|(?:his|her|your) birthday(?=$|,| ))`,
    head: "",
  },
  {
    wrong: "(?:at|on)(?: the)? ",
    right: "in",
    tail: `(?:${months})(?=$|,| (?!\\d|\\w+(?:st|nd|rd|th)(?![\\w])))(?! first| second)`,
    head: "",
  },
  {
    wrong: "(?:at|on) ",
    right: "in",
    tail: "(?:(?:the )?(?:summer|winter|spring|autumn)(?! (?:camp|school|programmes?|programs?|term|timetable|job|tour|market|holidays?|solstice|course|sale|break|term|party|concert|show|festival|fair|fete|evenings?|days?|mornings?|afternoons?|nights?))|(?:19|20)\\d\\d(?=$|,| ))",
    head: "",
  },
  {
    wrong: "at ",
    right: "in",
    tail: "the (?:morning|afternoon|evening)(?=$|,| (?:and|but|i|we|he|she|they|my|before|after|because|when|with|on|to|for|or|usually|at|so|you|it|our|his|her|there)(?![\\w'-]))",
    head: "",
  },
  {
    wrong: "(?:in|on)(?: the)? ",
    right: "at",
    tail: `(?:(?:${numbers}) o'clock|half past|quarter (?:past|to)|(?:${numbers}) (?:am|pm)|(?:midnight|midday|noon|lunchtime)(?! (?:train|bus|mass|snack|feast|show|sun|sky|blue|film|movie|flight|swim|walk|party|break|menu))|night(?=$|,| (?:and|i|we|when|because)))(?!\\w)`,
    head: "",
  },
  {
    wrong: "in ",
    right: "at",
    tail: "(?:christmas|easter|the moment|sunset|sunrise|dawn)(?=$|,| (?:i|we|and|my|with|time|he|she|they|because|because|but|there|it))",
    head: "",
  },
  {
    head: `(?!(?:${withParticle}) (?:in|on) )[\\w'-]+`,
    wrong: `(?<!(?:${withParticle}) (?:it|them|this|that) )(?:in|on|at) `,
    right: "",
    tail: `(?:(?:last|next|every) (?:week|month|year|summer|winter|spring|autumn|weekend|night|morning|afternoon|evening|day|${days})|tomorrow|yesterday|today|this (?:morning|afternoon|evening|weekend|summer|year|week))${end}`,
  },
  {
    wrong: `^(?:in|on|at) `,
    right: "",
    tail: `(?:(?:last|next|every) (?:week|month|year|summer|winter|spring|autumn|weekend|night|morning|afternoon|evening|day|${days})|tomorrow|yesterday|this (?:morning|afternoon|evening|weekend|summer))${end}`,
    head: "",
  },
];
