import type { SafetyKind } from "./kinds";
import { nearestKnownWords } from "./misspelt";
import { plainText, squeezed } from "./plain-text";
import { isMatched, rulesOf, type Rules } from "./rule";
import { bullying } from "./rules/bullying";
import { drugsAndWeapons } from "./rules/drugs-weapons";
import { eating } from "./rules/eating";
import { harmToFriends } from "./rules/friends";
import { grooming } from "./rules/grooming";
import { hate } from "./rules/hate";
import { hintedCrisis } from "./rules/hinted-crisis";
import { asksForOneWord, ownVoiceSigns, storySigns, wordQuestionSigns } from "./rules/idioms";
import { jailbreak } from "./rules/jailbreak";
import { romance } from "./rules/romance";
import { selfHarm } from "./rules/self-harm";
import { sexual } from "./rules/sexual";
import { harmByOthers } from "./rules/violence";
import { worry } from "./rules/worry";
import { sharesPersonalData } from "./personal-details";
import { soundsLikeDistress } from "./second-opinion/sounds-like-distress";
import { isAboutSomebodyElse } from "./somebody-else";
import { withoutIdioms } from "./without-idioms";

const inFirstPerson = rulesOf([...selfHarm, ...harmByOthers, ...eating]);
/** Left aside where a story is told. */
const ofFriends = rulesOf(harmToFriends);
/** Left aside where a word is asked for, too. */
const inHints = rulesOf(hintedCrisis);
/** The gravest first. Personal data stand apart: they are read from the letters as they were typed. */
const beforeData: [SafetyKind, Rules][] = [
  ["grooming", rulesOf(grooming)],
  ["sexual", rulesOf(sexual)],
];
const afterData: [SafetyKind, Rules][] = [
  ["bullying", rulesOf(bullying)],
  ["worry", rulesOf(worry)],
  ["drugs-weapons", rulesOf(drugsAndWeapons)],
  ["hate", rulesOf(hate)],
  ["romance", rulesOf(romance)],
  ["jailbreak", rulesOf(jailbreak)],
];
/** Nothing to worry about where a word is only asked for, or a story told. */
const fineAsAWord = new Set<SafetyKind>(["grooming", "bullying", "worry", "drugs-weapons", "romance"]);
const fineInAStory = new Set<SafetyKind>(["bullying", "worry", "drugs-weapons", "romance"]);

const stories = rulesOf(storySigns);
const wordQuestions = rulesOf(wordQuestionSigns);
const ownVoice = rulesOf(ownVoiceSigns);

const quotation = /"[^"]*"|«[^«»]*»|“[^“”]*”|(?<![\p{L}\d])['‘][^'‘’]{3,}['’](?!\p{L})/gu;
/** Who says it is somebody in a story: what follows is theirs. */
const storySpeech =
  /(?<= (?:dice|disse|dicono|canta|scrive|pensa|urla|grida|esclama|says|said|say|sings|writes|thinks|shouts|cries|asks|asked|told))(?: [a-z0-9]+){0,3}(?: \.)? (?:che |that |i |voglio |non )[^.]*/g;

/** The readings of a message: as it stands, with its misspelt words mended. Idioms are no part of them. */
function readingsOf(message: string): string[] {
  const words = plainText(message);
  return [...new Set([words, nearestKnownWords(words)])].map(withoutIdioms);
}

/**
 * What in a student's message is no lesson of English but a danger or a boundary, in Italian, English or both,
 * however it is spelled; undefined when there is nothing. Literature, idioms and questions about words pass.
 */
export function readSafety(message: string): { kind: SafetyKind } | undefined {
  const words = plainText(message);
  const isOfOthers = isAboutSomebodyElse(message);
  const isStory = isOfOthers || isMatched(stories, words);
  const isOneWord = asksForOneWord.test(words.trim());
  const isWordQuestion = isOneWord || isMatched(wordQuestions, words);
  const readings = readingsOf(isStory ? withoutSpeech(message) : message);
  const letters = squeezed(message);
  const holds = (rules: Rules) =>
    readings.some((reading) => isMatched(rules, reading)) ||
    (letters !== "" && rules.inLetters.some((pattern) => pattern.test(letters)));
  const isFine = (kind: SafetyKind) =>
    (isWordQuestion && fineAsAWord.has(kind)) || (isStory && fineInAStory.has(kind));
  const firstOf = (kinds: [SafetyKind, Rules][]) =>
    kinds.find(([kind, rules]) => !isFine(kind) && holds(rules))?.[0];

  const isCrisis =
    !isOneWord &&
    ((!isOfOthers && holds(inFirstPerson)) ||
      (!isStory && (holds(ofFriends) || (!isWordQuestion && holds(inHints)))));
  const kind = isCrisis
    ? "crisis"
    : (firstOf(beforeData) ?? (sharesPersonalData(message) ? "personal-data" : firstOf(afterData)));
  if (kind) return { kind };
  return !isStory && !isWordQuestion && readings.some(soundsLikeDistress) ? { kind: "worry" } : undefined;
}

/** A message about a story without what is said in it, unless the writer says it is their own feeling too. */
function withoutSpeech(message: string): string {
  const outside = message.replace(quotation, " ");
  if (isMatched(ownVoice, plainText(outside))) return message;
  return plainText(outside).replace(storySpeech, "");
}
