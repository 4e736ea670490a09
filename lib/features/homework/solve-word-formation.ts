import { isAdjective } from "@/lib/features/english/lexicon/vocabulary";
import { pluralOf } from "@/lib/features/english/lexicon/nouns";
import { isVerbForm } from "@/lib/features/english/lexicon/verbs";
import { takesAn } from "./families/article";
import { nounAfter } from "./noun-after";
import { adverbOf, fittingFeeling } from "./solve-small-forms";
import { wordFormation } from "./tables/word-formation";
import { moreWordFormation } from "./tables/word-formation-m-z";
import { optionPlace, type OptionPlace } from "./option-place";
import type { Gap, HomeworkItem } from "./homework-sheet";

type Kind = "verb" | "noun" | "person" | "adjective" | "adverb";
type Family = {
  verb: string;
  nouns: string[];
  persons: string[];
  adjectives: string[];
  adverbs: string[];
  opposites: string[];
};

const cells = (cell = "-") => (cell === "-" ? [] : cell.split(","));
const families: Family[] = [wordFormation, moreWordFormation]
  .flatMap((table) => table.trim().split("\n"))
  .map((line) => {
    const [verb = "-", nouns, adjectives, adverbs, opposites] = line.split("|");
    const all = cells(nouns);
    return {
      verb: verb === "-" ? "" : verb,
      nouns: all.filter((noun) => !noun.endsWith("*")),
      persons: all.filter((noun) => noun.endsWith("*")).map((noun) => noun.slice(0, -1)),
      adjectives: cells(adjectives),
      adverbs: cells(adverbs),
      opposites: cells(opposites),
    };
  });

/** The family a word heads or belongs to, the closest first. */
function familyOf(word: string): Family | undefined {
  const heads = ({ verb, nouns, adjectives }: Family) =>
    verb === word || nouns[0] === word || adjectives[0] === word;
  return (
    families.find(heads) ??
    families.find(({ nouns, persons, adjectives, adverbs }) =>
      [nouns, persons, adjectives, adverbs].some((list) => list.includes(word)),
    )
  );
}

const intensive = /\b(?:very|so|too|really|quite|extremely|more|most|rather|as)\s*$/i;
const state =
  /(?:\b(?:is|are|am|was|were|be|been|being|looks?|looked|feels?|felt|seems?|seemed|sounds?|tastes?|smells?|becomes?|became|get|gets|got|find it|makes? (?:me|him|her|us|them|you))|'m|'s|'re|n't)(?:\s+(?:a bit|not|always|never|all|still|now))?\s*$/i;
const determiner =
  /\b(?:a|an|the|my|your|his|her|our|their|its|this|that|these|those|some|any|no|much|many|great|good|big|little|'s|s'|of|for|with|without|about|in|from|by|two|three|best|first|last|new|famous|old|young|long|short|important|interesting|wrong|right|real|only|serious|difficult|strange|terrible|huge|high|strong|special|beautiful)\s*$/i;

const inverted = /\b(?:is|are|was|were) (?:it|this|that|he|she|they|you|we|the \p{L}+|your \p{L}+)\s*$/iu;

/** Verbs that say nothing without a thing behind them. */
const takesThing =
  /^(?:ha(?:ve|s|d)|(?:need|want|bring|cause|avoid|share|earn|create|reach|buy|win|spread)(?:e?s|e?d)?|brought|bought|won)$/;

/** What kind of word a place takes; undefined where more than one kind can stand there. */
function kindAt(place: OptionPlace): Kind | undefined {
  const { textBefore, textAfter } = place;
  const next = /^\s*([\p{L}'-]+)/u.exec(textAfter)?.[1]?.toLowerCase() ?? "";
  const isEnd =
    /^\s*(?:$|[,;:.!?")]|(?:and|but|because|when|if|that|to|in|on|at|of|for|with|about|so|than|as|by|from|after|before|every|today|tonight|now|yesterday|tomorrow|this|last|all|here|again|is|are|was|were|has|have|will|can|do|does|did)\b)/i.test(
      textAfter,
    );
  const isBeforeNoun =
    !isEnd && nounAfter(textAfter) !== undefined && !/^(?:the|a|an|my|your|his|her)$/.test(next);
  if (
    /\b(?:don't|doesn't|didn't|can|can't|must|should|will|won't|would|could|to|let's|i'll|mustn't|shouldn't)\s*$/i.test(
      textBefore,
    ) &&
    !/\b(?:going|want|used|look forward|thanks|due) to\s*$/i.test(textBefore.replace(/\bwant to\s*$/, "want"))
  )
    return "verb";
  const isAmount = /\b(?:more|enough|no|any|some|lots of)\s*$/i.test(textBefore);
  if (isAmount && isEnd && !state.test(textBefore.replace(/(?<!\S)\S+\s*$/, ""))) return "noun";
  if (isEnd && inverted.test(textBefore)) return "adjective";
  if (intensive.test(textBefore))
    return intensiveKind(textBefore.replace(intensive, ""), isBeforeNoun, isEnd);
  if (state.test(textBefore)) {
    if (/'s\s*$/.test(textBefore) && !/\b(?:it|he|she|that|there|what|who|this)'s\s*$/i.test(textBefore))
      return "noun";
    if (isEnd) return "adjective";
    return isAdjective(next) && !isBeforeNoun ? "adverb" : undefined;
  }
  if (determiner.test(textBefore)) return isBeforeNoun ? "adjective" : isEnd ? "noun" : undefined;
  const opens = textBefore.trim() === "" || /[,;]\s*$/.test(textBefore);
  if (opens && /^\s*,/.test(textAfter)) return "adverb";
  if (opens && /^\s*(?:is|are|was|were|can|will|has|helps?|makes?)\b/i.test(textAfter)) return "noun";
  if (isBeforeNoun) return "adjective";
  const last = /(?<![\p{L}'])([\p{L}']+)\s*$/u.exec(textBefore)?.[1]?.toLowerCase() ?? "";
  if (isEnd && takesThing.test(last)) return "noun";
  const isDoing =
    isVerbForm(last) &&
    !/^(?:want|wants|like|likes|love|loves|feel|get|lost|give|gave|show|take|make|find)$/.test(last);
  if (
    isEnd &&
    (isDoing ||
      /\b(?:it|them|him|me|us|english|french|football|tennis|piano|guitar|car|door|homework|songs?|letter|box|book|window|present|parcel|message|e-?mail|road|street|problem|question|test|exam)\s*$/i.test(
        textBefore,
      ))
  )
    return "adverb";
  if (/^(?:the|my|your|his|her|a)$/.test(next) || isVerbForm(next))
    return isVerbForm(next) && last !== "" ? "adverb" : undefined;
  return undefined;
}

/** "Very ____": an adverb behind a verb that does something, an adjective else. */
function intensiveKind(before: string, isBeforeNoun: boolean, isEnd: boolean): Kind | undefined {
  if (isBeforeNoun) return "adjective";
  if (!isEnd) return undefined;
  if (
    state.test(before) ||
    /\b(?:is|are|was|were|am)\b[^,]{0,20}$/i.test(before) ||
    /'(?:s|m|re)\s*$/.test(before)
  )
    return "adjective";
  const last = /(?<![\p{L}'])([\p{L}']+)\s*$/u.exec(before)?.[1]?.toLowerCase() ?? "";
  return last !== "" ? "adverb" : undefined;
}

const bad =
  /\b(?:crying|cry|cried|sad|problem|can't|cannot|couldn't|never|accidents?|hurt|ill|alone|without|mistakes?|broke|fell|angry|failed|lost|poor|dark|terrible|rude|bad|hates?|hated|died|shouted|wrong|don't like|doesn't like|didn't|not|late|nobody|no one|moon|dirty|everywhere|worried)\b/i;

/** "It's ____ to ask him, he never listens": it will not help. */
const inVain =
  /\bit'?s\s[^.]{0,30}\bto\b[^.]{0,60}\b(?:never|won't|doesn't (?:listen|work|help)|already|too late)\b/i;

/** The adjectives that may be meant: careful where one is to take care, unhappy where somebody cries. */
function adjectivesFor(family: Family, word: string, place: OptionPlace): string[] | undefined {
  const { textBefore, textAfter, earlier, later } = place;
  const around = `${earlier} ${textBefore} ${textAfter} ${later}`;
  const [first, ...others] = family.adjectives.filter((one) => one !== word);
  const [opposite] = family.opposites;
  if (family.adjectives.includes(word))
    return opposite ? [opposite] : others.length === 0 && first ? [first] : undefined;
  if (!first) return undefined;
  const pair = family.adjectives.filter((one) => /(?:ed|ing)$/.test(one));
  if (pair.length === 2) {
    const felt = fittingFeeling(pair, textBefore.replace(intensive, ""), textAfter);
    return felt.length === 1 ? felt : feltByWhom(pair, textBefore);
  }
  if (others.some((one) => one.endsWith("less")) || opposite?.endsWith("less")) {
    const less = [first, ...others].find((one) => one.endsWith("less"));
    const isBad = bad.test(around);
    if (less && inVain.test(around)) return [less];
    if (!isBad || /\b(?:never had|had no|hasn't had|be)\b/i.test(around)) return [first];
    return less ? undefined : [first];
  }
  return others.length === 0 || /(?:ful|ous|y|al|able|ible|ive|ic)$/.test(first) ? [first] : undefined;
}

const people =
  /(?:^|\s)(?:i|we|you|he|she|they|everyone|everybody|people|[\p{L}']* ?(?:mum|dad|parents|teacher|brother|sister|friends?|students|children|boy|girl|boys|girls))\s+(?:(?:don't|doesn't|didn't) )?(?:am|is|are|was|were|feel|feels|felt|look|looks|looked|get|gets|got|became|seem|seemed|be)(?:n't)?\s+(?:(?:very|so|really|too|quite|always|never|not|all|both)\s*)?$/iu;
const thing =
  /(?:^|\s)(?:it|this|that|the \p{L}+|what an? |how )(?:'s| is| was| were| are| looks| sounds| seems)?\s+(?:(?:very|so|really|too|quite|not)\s*)?$/iu;

function feltByWhom(pair: string[], textBefore: string): string[] | undefined {
  if (
    people.test(textBefore) ||
    /\b(?:i'm|we're|you're|they're|he's|she's)\s+(?:(?:very|so|really|too|quite)\s*)?$/i.test(textBefore)
  )
    return pair.filter((one) => one.endsWith("ed"));
  return thing.test(textBefore) &&
    !/\bthe (?:boy|girl|man|woman|children|students|teacher|people)\b/i.test(textBefore)
    ? pair.filter((one) => one.endsWith("ing"))
    : undefined;
}

const isCalled =
  /(?:\b(?:is|was|are|were|be|become|becomes|became|as|am|by|and)|'s|'m|'re)\s+(?:an?|the|my|our|his|her)\s+(?:[\p{L}-]+ ){0,2}$/iu;
const isAboutSomebody =
  /\b(?:he|she|uncle|aunt|father|mother|dad|mum|brother|sister|cousin|i|i'm|he's|she's|they|who|someone|person|man|woman|mr|mrs|friend|grandfather|grandmother|boys?|girls?|by an?)\b/i;
const many =
  /\b(?:two|three|four|five|six|ten|many|these|those|several|few|lots of|a lot of|\d+)\s*(?:\p{L}+ )?$/iu;

/** Somebody where a place calls somebody something, else the one thing the family has. */
function nounFor(family: Family, word: string, { textBefore, textAfter }: OptionPlace): string[] | undefined {
  const isPlural = many.test(textBefore) || /^\s*(?:are|were|have)\b/i.test(textAfter);
  const form = (noun: string) => (isPlural ? pluralOf(noun) : noun);
  const persons = family.persons.filter((one) => one !== word);
  const nouns = family.nouns.filter(
    (one) => one !== word && !family.nouns.some((other) => one.endsWith(`s${other}`) || one === `un${other}`),
  );
  const isSomebody = isCalled.test(textBefore) && isAboutSomebody.test(textBefore);
  if (persons.length > 0 && (isSomebody || nouns.length === 0)) return persons.map(form);
  const mayBeEither =
    persons.length > 0 &&
    /\b(?:an?|the)\s+(?:\p{L}+ )?$/iu.test(textBefore) &&
    (isPlural || isAboutSomebody.test(textBefore));
  return nouns.length === 1 && !mayBeEither ? nouns.map(form) : undefined;
}

const asksWord =
  /word formation|form(?:ing|azione)? (?:of )?(?:a |the |la |delle |una )?(?:new |right |correct |giusta )*(?:words?|parol[ae]|nouns?|adjectives?|adverbs?)|(?:form|forma|forms) (?:of |corretta |giusta )?(?:the |della |dell')?(?:words?|parol[ae])|parola (?:giusta|corretta|derivata)|deriv|capital|maiuscol|\bnouns?\b|\bsostantiv|\badjectiv|\baggettiv|\bprefix|\bsuffix|prefiss|suffiss/i;

/** The word printed for a gap: in its brackets, or in capitals at the end of its line. */
export function solvePrintedWord(item: HomeworkItem, gap: Gap, instruction: string): string[] | undefined {
  const [, ownText = "", capitals] =
    /^(.{0,400}?)[\s([–—-]*(?<!\p{L})(\p{Lu}{3,})[)\]]?\s*$/su.exec(item.prompt) ?? [];
  const isBehind =
    capitals !== undefined && item.gaps.length === 1 && gap.end <= ownText.length && gap.given === undefined;
  if (isBehind) return solveWordFormation(capitals, optionPlace(ownText, gap));
  const isPrinted =
    gap.given !== undefined && (asksWord.test(instruction) || /^\p{Lu}{3,}$/u.test(gap.given));
  if (gap.given === undefined || !isPrinted || !/^\p{L}+$/u.test(gap.given.trim())) return undefined;
  return solveWordFormation(gap.given, optionPlace(item.prompt, gap));
}

/** "An ____ day": of FORGET only "unforgettable" goes behind "an". */
function withArticle(family: Family, found: string[] | undefined, before: string): string[] | undefined {
  const article = /(?<!\p{L})(an?)\s*$/iu.exec(before)?.[1]?.toLowerCase();
  const goes = (form: string) => article === undefined || takesAn(form) === (article === "an");
  if (!found || found.every(goes)) return found;
  const others = [...family.adjectives, ...family.opposites].filter(goes);
  return others.length === 1 ? others : undefined;
}

/** Whether two words are the same adjective said and denied: "helpful", "unhelpful". */
export const areOpposite = (given: string, one: string, other: string): boolean => {
  const { adjectives = [], opposites = [] } = familyOf(given.trim().toLowerCase()) ?? {};
  const denied = opposites.filter((form) => !form.endsWith("less"));
  return (
    (adjectives.includes(one) && denied.includes(other)) ||
    (denied.includes(one) && adjectives.includes(other))
  );
};

/** The word of a family that a place takes: KIND → "kindness"; undefined where more than one may be meant. */
export function solveWordFormation(given: string, place: OptionPlace): string[] | undefined {
  const word = given.trim().toLowerCase();
  const family = familyOf(word);
  const kind = kindAt(place);
  if (!kind || /^\s*than\b|^\s*\p{L}+ than\b/u.test(place.textAfter)) return undefined;
  if (kind === "adverb") {
    const adjective = family?.adjectives.includes(word) ? word : (family?.adjectives[0] ?? word);
    const known = family?.adverbs[0] ?? adverbOf(adjective);
    return known &&
      !(
        family &&
        family.adverbs.length > 1 &&
        !family.adjectives.includes(word) &&
        bad.test(`${place.earlier} ${place.textAfter} ${place.later}`)
      )
      ? [known]
      : undefined;
  }
  if (!family) return undefined;
  if (kind === "adjective") return withArticle(family, adjectivesFor(family, word, place), place.textBefore);
  if (kind === "noun") return nounFor(family, word, place);
  return family.verb && family.verb !== word ? [family.verb] : undefined;
}
