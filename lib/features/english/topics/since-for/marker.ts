import { matchWords, textOf, type Match } from "../../sentence/rule";
import { goesUntil, lengthAt, momentAt, type Moment } from "./time";
import { presentBetween } from "./tense";
import { personOfPronoun } from "../../sentence/subject";
import { baseOfParticiple, isBe } from "../../lexicon/verbs";
import { type Word } from "../../lexicon/words";

/** What "since", "for" or "from" at the place is about. */
export type SinceTime = { marker: string; at: number; length: number; moment: Moment | undefined };

export function timeAt(words: Word[], at: number): SinceTime | undefined {
  const marker = words[at]?.lower ?? "";
  if (!/^(?:since|from|for)$/.test(marker)) return undefined;
  const length = lengthAt(words, at + 1);
  const moment = length > 0 ? undefined : momentAt(words, at + 1);
  return length > 0 || moment ? { marker, at, length, moment } : undefined;
}

export const contractedBe = /^(?:i'm|he's|she's|it's|we're|you're|they're)$/;

/** "I have lived here since two years", "I live here from ten years": a duration wants for. */
export function wrongSince(words: Word[], { at, length, marker }: SinceTime): Match[] | undefined {
  if (length === 0 || marker === "for") return undefined;
  const hasVerb =
    words
      .slice(0, at)
      .some(
        ({ lower }) =>
          personOfPronoun(lower) !== undefined ||
          isBe(lower) ||
          perfectHelper.test(lower) ||
          contractedBe.test(lower),
      ) || presentBetween(words, 0, at) !== undefined;
  const isFirst =
    at === 0 && words.slice(at + length + 1).some(({ lower }) => personOfPronoun(lower) !== undefined);
  if (marker === "from" && !hasVerb && !isFirst) return undefined;
  return matchWords(words, at, at + length, `for ${textOf(words, at + 1, at + length)}`);
}

/** What goes on until now: with it "from last May" or "for 2019" can only mean the beginning. */
const lasting =
  /^(?:be|have|live|know|play|study|work|learn|see|speak|hear|meet|eat|sleep|talk|visit|feel|go|stay|wait|swim|do|write|love|like|collect|drink|use|wear|teach)$/;
const perfectHelper = /^(?:have|has|haven't|hasn't|(?:i|you|we|they)'ve|(?:he|she|it)'s)$/;

/** The perfect in the words before the place: its base, and whether it is negative. */
function perfectBefore(words: Word[], limit: number) {
  for (let at = limit - 1; at > 0; at -= 1) {
    if (/[–—;:]/.test(words[at + 1]?.gap ?? "") && at + 1 < limit) return undefined;
    const lower = words[at]?.lower ?? "";
    const helper = [words[at - 1], words[at - 2], words[at - 3]].find((word) =>
      perfectHelper.test(word?.lower ?? ""),
    );
    const base = lower === "been" ? "be" : baseOfParticiple(lower);
    if (!helper || !base) continue;
    const isNegative = /n't$/.test(helper.lower) || /^(?:not|never)$/.test(words[at - 1]?.lower ?? "");
    return { base, isNegative, next: words[at + 1]?.lower ?? "" };
  }
  return undefined;
}

/** "I haven't seen him for last Easter", "he has been ill from Monday": a beginning wants since. */
export function wrongStart(words: Word[], { at, marker, moment }: SinceTime): Match[] | undefined {
  const first = words[at + 1]?.lower ?? "";
  const isOwned = /^(?:my|his|her|our|their|the)$/.test(first);
  if (!moment || marker === "since" || (first === "this" && marker === "for")) return undefined;
  if (marker === "for" && /^(?:lunch|breakfast|dinner|christmas|easter|always|ever|forever)$/.test(first))
    return undefined;
  if (
    isOwned &&
    !moment.isClause &&
    !/^(?:beginning|start|birth|accident|first|childhood)$/.test(words[at + 2]?.lower ?? "")
  )
    return undefined;
  if (goesUntil(words, at + 1)) return undefined;
  const perfect = perfectBefore(words, at);
  if (!perfect || !lasting.test(perfect.base)) return undefined;
  if (perfect.base === "be" && perfect.next === "to") return undefined;
  const isSeen = /^(?:see|eat|meet|hear|visit|go|have)$/.test(perfect.base);
  const isOnce = /^(?:19|20)\d\d$/.test(first) || moment.isClause || marker !== "for";
  if (isSeen && !perfect.isNegative && !(perfect.base === "have" && isOnce)) return undefined;
  return matchWords(
    words,
    at,
    moment.to,
    `since ${textOf(words, words[at + 1]?.lower === "when" ? at + 2 : at + 1, moment.to)}`,
  );
}

/** "Since when I was five": one of the two is enough. */
export function sinceWhen(words: Word[], { at, marker, moment }: SinceTime): Match[] | undefined {
  const isMemory = /^(?:photos?|pictures?|videos?|memory|memories|toys?)$/.test(words[at - 1]?.lower ?? "");
  const isDouble =
    !isMemory && words[at + 1]?.lower === "when" && moment?.isClause === true && marker !== "for";
  return isDouble ? matchWords(words, at, moment.to, `since ${textOf(words, at + 2, moment.to)}`) : undefined;
}
