import { grammarRule, type Match } from "../rule";
import { findListenWait } from "../listen-wait";
import type { Sentence } from "../language";

const subjects =
  "maths|math|english|italian|french|spanish|history|science|geography|art|music|football|basketball|volleyball|tennis|sports?|swimming|cooking|drawing|dancing|singing|running|playing|writing|reading|skiing|speaking|painting|chess|school";
const days = "mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?";
/** [wrong, right]: the pattern runs over the sentence's words, lower case, one space between them. */
const patterns: [RegExp, string][] = [
  [/\b(depend(?:s|ed|ing)?(?: only| mostly| mainly| also)?) (?:from|by|of)\b/g, "$1 on"],
  [
    /\b(married) with(?= (?:a|an|the|my|your|his|her|him|me|another)\b(?! (?:two|three|children|kids)))/g,
    "$1 to",
  ],
  [
    /\b(interested) (?:to|at|on|for)(?= (?:\w+ing|the|this|my|your|it|music|sports?|art|history|football|science|fashion|books|politics|cinema|animals)\b)/g,
    "$1 in",
  ],
  [new RegExp(`\\b(good|bad|brilliant|terrible) in(?= (?:${subjects})\\b)`, "g"), "$1 at"],
  [
    /\b(arriv(?:e|es|ed|ing)) to(?= (?:school|home|the (?:station|airport|cinema|party|hotel|beach|bus|restaurant))\b)/g,
    "$1 at",
  ],
  [
    /\b(arriv(?:e|es|ed|ing)) to(?= (?:italy|london|rome|milan|england|paris|america|france|spain|naples|venice|florence|turin|bologna|sicily|ireland|scotland|germany|dublin|edinburgh|madrid|berlin|new york)\b)/g,
    "$1 in",
  ],
  [/\b(arriv(?:e|es|ed|ing)) at home\b/g, "$1 home"],
  [/\b(discuss(?:es|ed|ing)?) about\b/g, "$1"],
  [/\b(enter(?:s|ed|ing)?) in(?= (?:the|a|my|his|her)\b)/g, "$1"],
  [/\b(afraid) (?:from|for)(?= (?:the|spiders|dogs|snakes|ghosts|him|her|it|heights)\b)/g, "$1 of"],
  [/\b(different) (?:of|by)\b/g, "$1 from"],
  [/\b(ask(?:s|ed|ing)?|tell(?:s|ing)?|told|phone[sd]?) to(?= (?:me|him|them|us)\b)/g, "$1"],
  [new RegExp(`\\b(?:in|at)(?: the)?(?= (?:${days})(?![a-z']))`, "g"), "on"],
  [
    /\bat(?= the (?:morning|afternoon|evening)(?:$| (?:and|but|i|we|he|she|they|my|before|after|because)\b))/g,
    "in",
  ],
  [/\bin(?: the)?(?= (?:\d{1,2}|[a-z]+) o'clock\b)/g, "at"],
  [/\b(go|goes|going|went|come|came) (?:to|at) home\b/g, "$1 home"],
  [/\b(go|goes|going|went) (?:at|in)(?= (?:school|bed)\b)/g, "$1 to"],
];

function findPattern({ words }: Sentence, [pattern, right]: [RegExp, string]): Match[] {
  const text = words.map(({ lower }) => lower).join(" ");
  return [...text.matchAll(pattern)].flatMap((match) => {
    const from = text.slice(0, match.index).split(" ").length - 1;
    const size = match[0].split(" ").length;
    const first = words[from];
    const after = words[from + size];
    const last = after ?? words[from + size - 1];
    if (!first || !last || words.slice(from + 1, from + size + 1).some(({ gap }) => gap.trim())) return [];
    const fixed = match[0].replace(new RegExp(pattern.source), right).trim();
    const replacement = applyRight(match, right) ?? fixed;
    const correction = first.text.slice(0, 1) + replacement.slice(1);
    const shown = first.lower.startsWith(replacement.slice(0, 1)) ? correction : replacement;
    return [{ start: first.start, end: last.end, correction: after ? `${shown} ${after.text}` : shown }];
  });
}

const applyRight = (match: RegExpMatchArray, right: string) => right.replace("$1", match[1] ?? "");

export const prepositions = grammarRule({
  topic: "prepositions",
  find: (sentence) => [
    ...patterns.flatMap((pattern) => findPattern(sentence, pattern)),
    ...findListenWait(sentence.words),
  ],
  explanation:
    "Le preposizioni non si traducono dall'italiano: ogni verbo o aggettivo inglese ha la sua, alcuni non ne vogliono e altri ne vogliono una che in italiano non c'è. Vanno imparate insieme alla parola.",
  hints: [
    "Questa preposizione (o la sua assenza) viene dall'italiano: in inglese quale vuole questa parola?",
    "Impara la coppia intera: parola più preposizione. Prova a ricordare una canzone o una frase in cui l'hai sentita.",
    "Cambia soltanto la preposizione in quel punto: togli, aggiungi o sostituisci quella parolina.",
  ],
  examples: [
    { wrong: "It depends from the weather.", right: "It depends on the weather." },
    { wrong: "She is married with a doctor.", right: "She is married to a doctor." },
    { wrong: "I am interested to music.", right: "I am interested in music." },
    { wrong: "He is good in maths.", right: "He is good at maths." },
    { wrong: "I listen music every evening.", right: "I listen to music every evening." },
    { wrong: "We wait the bus.", right: "We wait for the bus." },
    { wrong: "They arrived to the station.", right: "They arrived at the station." },
    { wrong: "I play football in Sunday.", right: "I play football on Sunday." },
    { wrong: "I go to home at five.", right: "I go home at five." },
  ],
});
