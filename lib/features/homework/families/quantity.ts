import { nounAfter } from "../noun-after";
import type { OptionPlace } from "../option-place";
import { takesAn } from "./article";

const pick = (options: string[], ...words: string[]) =>
  options.filter((option) => words.includes(option.toLowerCase()));

const negative = /n't\b|\bnot\b|\bnever\b|\bwithout\b|\bhardly\b/i;
/** Whether the clause a text ends with denies something. */
const isDeniedIn = (text: string) => negative.test(text.split(/[,;]/).at(-1) ?? "");
const offering = /^\s*(?:would you like|can i have|could i have|may i have)\b/i;
const isJoined = (text: string) => /\b(?:if|unless|because|but|and)\b/i.test(text);

const ofMany = /^(?:many|few|a few|a lot of|lots of)$/i;
const ofMuch = /^(?:much|little|a little|a lot of|lots of)$/i;

/** Much, many and what stands for them, by the noun; in a statement that denies nothing "much" sounds wrong. */
export function fittingQuantity(
  options: string[],
  { textBefore, textAfter, isQuestion }: OptionPlace,
): string[] {
  const number = nounAfter(textAfter)?.number;
  if (number !== "plural" && number !== "uncountable") return [];
  const isMany = number === "plural";
  const ofNumber = options.filter((option) => (isMany ? ofMany : ofMuch).test(option));
  if (options.length > 2 && ofNumber.length === 1) return ofNumber;
  if (/\bhow\s*$/i.test(textBefore)) return pick(options, isMany ? "many" : "much");
  if (/\b(?:too|so|very|only|just)\s*$/i.test(textBefore)) return [];
  const small = options.filter((option) => /few|little/i.test(option));
  const large = options.filter((option) => !/few|little/i.test(option));
  if (small.length > 0 && large.length > 0) return [];
  if (small.length > 0)
    return small.length === 2 ? small.filter((option) => /few/i.test(option) === isMany) : [];
  const isDenied = isDeniedIn(textBefore);
  if (isMany) return pick(large, "many", "a lot of", "lots of");
  return isDenied || isQuestion
    ? pick(large, "much", "a lot of", "lots of")
    : pick(large, "a lot of", "lots of");
}

/** A, an, some, any and no: the number of the noun first, then what kind of sentence it is in. */
export function fittingDeterminer(
  options: string[],
  { textBefore, textAfter, isQuestion, after, earlier, later }: OptionPlace,
): string[] {
  const number = nounAfter(textAfter)?.number;
  if (!number) return [];
  if (number === "singular") {
    const isAn = after[0] ? takesAn(after[0].text) : undefined;
    return isAn === undefined ? [] : pick(options, isAn ? "an" : "a");
  }
  if (offering.test(textBefore)) return pick(options, "some");
  if (isJoined(textBefore)) return [];
  if (isDeniedIn(textBefore)) return pick(options, "any");
  if (isQuestion) return pick(options, "any");
  const hasNo = pick(options, "no").length > 0;
  if (!hasNo) return pick(options, "some");
  const isAlone = earlier.trim() === "" && later.trim() === "" && !/,/.test(textBefore + textAfter);
  return isAlone ? pick(options, "some", "no") : [];
}

const takes: Record<string, RegExp> = {
  plural: /^(?:many|few|a few|several|these|those)$/i,
  uncountable: /^(?:much|little|a little)$/i,
  singular: /^(?:an?|every|each|this|that)$/i,
};
const either = /^(?:some|any|a lot of|lots of|no|enough)$/i;

/** Words of amount of several kinds: all that the noun and the kind of sentence allow. */
export function fittingAmount(options: string[], place: OptionPlace): string[] {
  const { textBefore, textAfter, isQuestion } = place;
  const number = nounAfter(textAfter)?.number;
  const isOffered =
    offering.test(textBefore) && options.every((option) => /^(?:some|any|much|many|no)$/i.test(option));
  if (isOffered) return pick(options, "some");
  if (!number) return [];
  if (number === "singular") return fittingDeterminer(options, place);
  const left = options.filter((option) => takes[number]?.test(option) || either.test(option));
  if (/\bhow\s*$/i.test(textBefore)) return left.filter((option) => /^(?:much|many)$/i.test(option));
  if (/\b(?:too|so|very)\s*$/i.test(textBefore))
    return left.filter((option) => /^(?:much|many|few|little)$/i.test(option));
  if (offering.test(textBefore)) return left.filter((option) => /^(?:some|a little|a few)$/i.test(option));
  if (isJoined(textBefore)) return [];
  if (isDeniedIn(textBefore))
    return left.filter((option) => /^(?:any|much|many|a lot of|lots of|enough)$/i.test(option));
  if (isQuestion)
    return left
      .filter((option) => /^(?:any|much|many|a lot of|lots of|enough|some)$/i.test(option))
      .filter((option, _, all) => !/^some$/i.test(option) || all.length === 1);
  return left.filter((option) => !/^(?:any|much|few|little)$/i.test(option));
}

const ofThings =
  /^\s*(?:to (?:eat|drink|do|read|wear|say|watch|tell you|buy|play with)|(?:\w+ )?in the (?:fridge|box|bag|cupboard)|(?:new|nice|interesting|cold|hot|wrong|strange|special|good|different|important)\b|in (?:my|his|her|your) (?:eye|pocket|bag|shoe|hand|mouth|pockets|room|schoolbag|coffee|soup|hair)\b)/i;
const thingVerbs = /\b(?:eat|eaten|ate|drink|buy|bought|do|doing|done|read|wear|say|said|drop(?:ped)?)\s*$/i;
const ofPeople =
  /^\s*(?:at the door|is (?:knocking|calling|singing)|knows?|else knows|to (?:talk|speak|help|play) (?:to|with|me)|(?:is|was) (?:at|on) the (?:door|phone)|has (?:stolen|taken)|stole|took|told|called|phoned|likes|loves|came|wants?|thinks?|speaks?|(?:has|had|have) (?:eaten|stolen|taken|broken|seen|told|left|forgotten|phoned|called|opened|used)|phoned|broke|left|ate|was at|was in|is in|(?:is|was) (?:late|absent|here|there|home|alone|looking|speaking|waiting|happy|ready|following)|in (?:my|our|the|this) (?:class|family|school|team|town|village|room|house|street)|can (?:help|speak|swim|hear|see|do)|should|in the world)\b/i;
const peopleVerbs = /\b(?:met|meet|know|marry|invited|phoned|called)\s*$/i;
const ofPlaces = /^\s*(?:to (?:go|live|sit|stay|sleep|park)|in (?:italy|england|london|rome|the world))\b/i;
const placeVerbs = /\b(?:go|went|live|lived|been|travel)\s*$/i;

/** The ending of "some-", "any-", "no-" that a sentence asks for. */
function endingOf({ textBefore, textAfter }: OptionPlace): "thing" | "person" | "place" | undefined {
  const found = [
    ofThings.test(textAfter) || thingVerbs.test(textBefore) ? ("thing" as const) : undefined,
    ofPeople.test(textAfter) || peopleVerbs.test(textBefore) ? ("person" as const) : undefined,
    ofPlaces.test(textAfter) || placeVerbs.test(textBefore) ? ("place" as const) : undefined,
  ].filter((one) => one !== undefined);
  const [only, ...more] = found;
  return more.length === 0 ? only : undefined;
}

const endings = { thing: /thing$/i, person: /(?:one|body)$/i, place: /where$/i } as const;

/** "There's ____ at the door, can you go?": it is behind the comma that something is asked. */
const isToldFirst =
  /^\s*["“]?(?:there(?:'s| is| was)|(?:i|you|he|she|it|we|they)(?:'ve|'s|'m|'re)?(?: have| has| am| is| are| was)?) (?:got )?$/i;

/** "Something", "anyone", "nowhere": all of one kind, or that fit the sentence. */
export function fittingCompound(options: string[], place: OptionPlace): string[] {
  const { textBefore } = place;
  const isQuestion = place.isQuestion && !isToldFirst.test(textBefore);
  const isOneEnding = Object.values(endings).some((ending) => options.every((option) => ending.test(option)));
  const ending = isOneEnding ? undefined : endingOf(place);
  const isEither =
    /\b(?:see|saw|seen|hear|heard|find|found|like|remember|want|need)\s*$/i.test(textBefore) &&
    (isDeniedIn(textBefore) || isQuestion);
  if ((!isOneEnding && !ending && !isEither) || isJoined(textBefore)) return [];
  const isPossible = (option: string) =>
    ending ? endings[ending].test(option) : isOneEnding || !endings.place.test(option);
  const left = options.filter(isPossible);
  const starting = (start: RegExp) => left.filter((option) => start.test(option));
  if (offering.test(textBefore)) return starting(/^some/i);
  if (isDeniedIn(textBefore) || isQuestion) return starting(/^any/i);
  const others = left.filter((option) => !/^any/i.test(option));
  if (others.every((option) => /^some/i.test(option))) return starting(/^some/i);
  const around = `${place.earlier} ${textBefore} , ${place.textAfter} ${place.later}`;
  const told = [
    [/^no/i, nobodyThere] as const,
    [/^every/i, allThere] as const,
    [/^some/i, somebodyThere] as const,
  ].filter(([start, cue]) => cue.test(around) && starting(start).length > 0);
  const [only, ...more] = told;
  return only && more.length === 0 ? starting(only[0]) : [];
}

const nobodyThere =
  /\b(?:alone|empty|quiet|silent|lonely|all hated?|hates? it|was closed|dark|we can't|so (?:i|we) (?:went home|left|can't)|secret|i'm sad|broke my heart|don't care|isn't any|all the shops|same|not a single)\b/i;
const allThere =
  /\b(?:except|delicious|popular|the whole (?:class|family|school|town)|we all (?:like|love|enjoy)|all of (?:us|them)|enjoyed|was there|had a great|very friendly|is ready|loves? (?:him|her|it|pizza|summer|holidays)|knows (?:him|her)|all my friends)\b/i;
const somebodyThere =
  /\b(?:want|need|'d like|would like|can hear|can see|bought|must|at the door|on the phone|knocking|in my (?:eye|shoe|soup|hair)|hurts|has (?:stolen|taken|eaten|broken|left)|stole|took my|ate my|who is it|who was it|was it you|give you|tell you|got (?:a present|for you)|for you|smell|think)\b/i;

const onlyOnes =
  /^\s*(?:sun|moon|sky|sea|earth|internet|world|queen|king of|president of|equator|universe|same|only|first|second|third|last|north|south|(?:capital|end|top|middle|centre) of)\b/i;
const superlative = /^\s*(?:most \w+|best|worst|(?!honest|modest|forest|guest|interest)\w{3,}est)\b(?!\s*$)/i;
const instruments = /^\s*(?:piano|guitar|violin|drums|flute|trumpet)\b/i;
const jobs =
  /^\s*(?:\w+ )?(?:doctor|teacher|student|nurse|engineer|actor|actress|dentist|vet|waiter|lawyer|singer|driver|artist|pilot|chef|cook|farmer|architect|policeman|footballer|journalist|secretary|writer|shop assistant|electrician|honest \w+|old \w+)\b/i;

/** "A", "an" and "the" where one of them only can stand. */
export function fittingArticle(
  options: string[],
  { textBefore, textAfter, after, earlier }: OptionPlace,
): string[] {
  const next = after[0];
  const number = nounAfter(textAfter);
  if (onlyOnes.test(textAfter) || superlative.test(textAfter)) return pick(options, "the");
  if (instruments.test(textAfter) && /\bplay(?:s|ed|ing)?\s*$/i.test(textBefore)) return pick(options, "the");
  const isSaidBefore =
    number?.number === "singular" &&
    new RegExp(`(?:\\ban?|____) (?:\\w+ )?${number.noun}\\b`, "i").test(earlier);
  if (isSaidBefore && textBefore.trim() === "") return pick(options, "the");
  const isNew =
    /\b(?:there(?: i|')s|(?:have|has|'ve|'s) got|i have|she has|he has|we have|i'd like|would like|bought|want|wants|need|needs)\s*$/i.test(
      textBefore,
    );
  const isCalled = /\b(?:is|am|'m|'s|was|be|become)\s*$/i.test(textBefore) && jobs.test(textAfter);
  const isAn = next && takesAn(next.text);
  const isBare = !/\b(?:of|that|which|who)\b/i.test(textAfter);
  if (isAn === undefined || !(isCalled || (isNew && isBare && number?.number === "singular"))) return [];
  return pick(options, isAn ? "an" : "a");
}
