import { mainClause } from "../../sentence/clause-openings";
import { missingPronoun, withSubject } from "./missing-pronoun";
import { anySubjectBefore } from "../../sentence/noun-subject";
import { atEachWord, type Match } from "../../sentence/rule";
import { isPronoun } from "../../sentence/subject";
import {
  bareVerbAt,
  describes,
  isAdjective,
  isOnlyPast,
  isPlace,
  isSurelyVerb,
  isWeather,
  opensNoun,
  type BareVerb,
} from "../../sentence/subjectless-verb";
import { baseOfParticiple, baseOfThird, isBase, isBe, verbOrNoun } from "../../lexicon/verbs";
import type { Sentence } from "../../sentence/language";
import { endsClause, follows, type Word } from "../../lexicon/words";

const subordinate = /^(?:because|when|if|although|though|while|unless)$/;
const asking =
  /^(?:know|knows|knew|tell|tells|told|ask|asks|asked|wonder|remember|forget|understand|say|says|see|idea|sure)$/;
const relative = /^(?:that|who|which|what|where|whose|whatever)$/;

/** Words of the clause before the place. */
function clauseBefore(words: Word[], at: number): string[] {
  let start = at;
  while (start > 0 && !endsClause(words[start]?.gap ?? "")) start -= 1;
  return words.slice(start, at).map(({ lower }) => lower);
}

const nextOf = (words: Word[], verb: BareVerb) => {
  const next = words[verb.next];
  return follows(next) ? next.lower : "";
};

/** "Because is funny", "because like it", "because lost her phone". */
function afterBecause(words: Word[], verb: BareVerb): boolean {
  const lower = words[verb.at]?.lower ?? "";
  if (verb.kind === "third") return words.length > verb.next && isSurelyVerb(words, verb);
  if (verb.kind === "base")
    return (
      !isBase(nextOf(words, verb)) &&
      nextOf(words, verb) !== "" &&
      isSurelyVerb(words, verb) &&
      !/s$/.test(lower)
    );
  return isSurelyVerb(words, verb);
}

/** After "when" and "if" a participle needs no subject ("when finished"), nor "if possible". */
function afterWhen(words: Word[], verb: BareVerb, connector: string): boolean {
  const lower = words[verb.at]?.lower ?? "";
  const next = nextOf(words, verb);
  switch (verb.kind) {
    case "is":
    case "are":
      return describes(next) || isPlace(next) || opensNoun(next) || connector !== "when";
    case "past":
      return isOnlyPast(lower) && isSurelyVerb(words, verb);
    case "third":
      return !verbOrNoun.has(baseOfThird(lower) ?? "") && isSurelyVerb(words, verb) && next !== "";
    case "base":
      return (
        !verbOrNoun.has(lower) &&
        lower !== "need" &&
        isSurelyVerb(words, verb) &&
        next !== "" &&
        !/^(?:and|or)$/.test(next)
      );
    case "am":
    case "has":
    case "have":
    case "modal":
    case "don't":
    case "doesn't":
    case "didn't":
      return true;
  }
}

/** Where the last clause before the place opens, after a comma or a "because". */
function lastOpening(words: Word[], at: number): number {
  for (let place = at - 1; place > 0; place -= 1) {
    if (endsClause(words[place]?.gap ?? "")) return place;
    if (/^(?:because|so)$/.test(words[place - 1]?.lower ?? "")) return place;
  }
  return 0;
}

/** The verb cannot share the subject of the clause before: "I like it but is hard". */
function cannotShare(words: Word[], at: number, verb: BareVerb): boolean {
  const next = nextOf(words, verb);
  const link = words[at]?.lower ?? "";
  const opening = lastOpening(words, at);
  const start = words.slice(opening, at);
  const first = mainClause(words, opening, at);
  if (isWeather(next) && verb.kind === "is")
    return start.length > 1 && !start.some(({ lower }) => /^(?:it|it's|weather)$/.test(lower));
  if (
    !first ||
    start.length < 3 ||
    start.some(({ lower }) => relative.test(lower) || subordinate.test(lower) || asking.test(lower))
  )
    return false;
  const isPast = /^w/.test(words[verb.at]?.lower ?? "");
  if (verb.kind === "am") return first.person !== "I";
  if (verb.kind === "is")
    return (
      (describes(next) || next === "from" || (/^(?:a|an|the|my)$/.test(next) && link === "and")) &&
      (first.person === "plural" || first.person === "you" || (first.person === "I" && !isPast))
    );
  if (verb.kind === "are")
    return (
      describes(next) &&
      (first.person === "third" ? !start.some(({ lower }) => lower === "and") : first.person === "I")
    );
  if (verb.kind === "has" || verb.kind === "third") {
    const lower = words[verb.at]?.lower ?? "";
    const isVerb =
      /^(?:has|goes|lives|likes|loves|wants|speaks|comes|works|plays)$/.test(lower) &&
      /^(?:a|an|the|my|his|her|in|to|with|near|at|from|got|two|three|very|football|tennis)$/.test(next);
    return first.person !== "third" && isVerb && isSurelyVerb(words, verb);
  }
  return false;
}

function isMissing(words: Word[], at: number, verb: BareVerb, isQuestion: boolean): boolean {
  const link = words[at]?.lower ?? "";
  const before = clauseBefore(words, at);
  if (link === "because" || link === "although" || link === "though") return afterBecause(words, verb);
  if (link === "so") return at > 1 && words[at - 1]?.lower !== "and" && afterSo(words, verb);
  if (link === "and" || link === "but") return cannotShare(words, at, verb);
  if (link === "that") return afterThat(words, at, verb);
  if (!subordinate.test(link) || (link === "while" && verb.kind !== "am" && verb.kind !== "is")) return false;
  if (link === "when" && /^(?:since|from|until|about|on)$/.test(before.at(-1) ?? "")) return false;
  if (before.some((lower) => asking.test(lower)) && link === "when") return false;
  if (link === "when" && at === 0 && (isQuestion || !goesOnAfter(words, verb))) return false;
  return afterWhen(words, verb, link);
}

/** "When is cold, I …" goes on with another clause; "when is your birthday" is a question without its mark. */
const goesOnAfter = (words: Word[], verb: BareVerb) =>
  !isPronoun(words[verb.next]) &&
  words
    .slice(verb.next + 1)
    .some((word) => word.gap.includes(",") || isPronoun(word) || /^(?:my|our|the)$/.test(word.lower));

const afterSo = (words: Word[], verb: BareVerb) =>
  (verb.kind === "is" && describes(nextOf(words, verb))) ||
  (verb.kind === "past" && isDone(words, verb) && isSurelyVerb(words, verb));

/** "so went home", "so decided to stay", but not "it was so loved". */
function isDone(words: Word[], verb: BareVerb): boolean {
  const lower = words[verb.at]?.lower ?? "";
  if (isOnlyPast(lower)) return true;
  const before = words[verb.at - 2]?.lower ?? "";
  return (
    !isAdjective(lower) &&
    lower !== "called" &&
    !isBe(before) &&
    !/^(?:feel|feels|felt|look|looks|looked|get|got|seem|seems|seemed|been|be|become|becomes|became)$/.test(
      before,
    ) &&
    nextOf(words, verb) !== "that"
  );
}

const wantsThat =
  /^(?:think|thinks|hope|hopes|know|knows|say|says|said|believe|believes|sure|happy|glad|sorry|afraid|thought|knew)$/;

/** "I am happy that are here": no "that" of its own goes with this verb. */
function afterThat(words: Word[], at: number, verb: BareVerb): boolean {
  if (!wantsThat.test(words[at - 1]?.lower ?? "")) return false;
  return (
    /^(?:are|am|have|don't)$/.test(verb.kind) ||
    (verb.kind === "modal" &&
      /^(?:can|can't|must|should)$/.test(words[verb.at]?.lower ?? "") &&
      words[verb.next]?.lower !== "be")
  );
}

/** "I like it because is funny", "when am tired", "I like tennis but is hard". */
export function afterConnector({ words, isQuestion }: Sentence): Match[] {
  return atEachWord(words, (_, at) => {
    if (!follows(words[at + 1])) return undefined;
    const verb = bareVerbAt(words, at + 1);
    if (!verb || !follows(words[verb.at]) || !isMissing(words, at, verb, isQuestion)) return undefined;
    return withSubject(words, verb, at, missingPronoun(words, verb));
  });
}

const opinion =
  /^(?:think|thinks|thought|hope|hopes|believe|believes|know|knows|knew|say|says|said|guess|suppose|imagine)$/;
const feeling = /^(?:sure|afraid|certain|glad)$/;

/** Not "the film I think is best", where the pronoun opens a relative clause. */
const opensPlainly = (words: Word[], at: number) =>
  endsClause(words[at]?.gap ?? "") ||
  /^(?:and|but|because|so|if|when|although|then|also|yes|no|well|today|now)$/.test(
    words[at - 1]?.lower ?? "",
  );

/** "I think", "my mum says", "do you think", "I'm sure": somebody's opinion, which opens a clause of its own. */
function holdsOpinion(words: Word[], at: number): boolean {
  const lower = words[at]?.lower ?? "";
  const before = words.slice(0, at).map((word) => word.lower);
  if (
    before.some(
      (word) => relative.test(word) || /^(?:when|how|whatever|all|everything|everyone|thing|why)$/.test(word),
    )
  )
    return false;
  if (feeling.test(lower))
    return /^(?:'m|i'm|am|is|are|we're|she's|he's|not|quite|very)$/.test(before.at(-1) ?? "");
  if (!opinion.test(lower)) return false;
  const asks = before.slice(-2).join(" ");
  if (/^(?:do|does|did|don't) (?:you|they|he|she)$/.test(asks)) return before.length === 2;
  if (/(?:don't|doesn't|didn't|also|really|always|can't)$/.test(before.at(-1) ?? ""))
    return /^(?:i|we|they|he|she|you)$/.test(before.at(-2) ?? "") && before.length === 2;
  if (isPronoun(words[at - 1])) return at === 1 || opensPlainly(words, at - 1);
  return anySubjectBefore(words, at) !== undefined;
}

const impersonal =
  /^(?:not|dangerous|easy|difficult|hard|important|hot|cold|late|early|nice|beautiful|better|best|possible|impossible|raining|snowing|interesting|boring|good|bad|true|false|wrong|right|necessary|useful|fun|time|the|my|a|an|too|very|sunny|be)$/;

/** What is thought of is mostly a thing or the weather. */
const whoInOpinion = (words: Word[], verb: BareVerb) =>
  /^(?:is|modal)$/.test(verb.kind) && impersonal.test(nextOf(words, verb))
    ? "it"
    : missingPronoun(words, verb);

/** "I think is late", "I hope will win", but not "I said don't move", an order. */
export function afterOpinion({ words }: Sentence): Match[] {
  return atEachWord(words, (_, at) => {
    if (!holdsOpinion(words, at) || !follows(words[at + 1])) return undefined;
    const verb = bareVerbAt(words, at + 1);
    if (!verb || !follows(words[verb.next])) return undefined;
    const next = nextOf(words, verb);
    const isBeing =
      (verb.kind === "is" || verb.kind === "are") && (describes(next) || isPlace(next) || opensNoun(next));
    const isOther = /^(?:modal|am|has|have|don't|doesn't|didn't)$/.test(verb.kind);
    const isOrder = verb.kind === "don't" && /^(?:say|says|said)$/.test(words[at]?.lower ?? "");
    if ((!isBeing && !isOther) || isOrder) return undefined;
    const isPerfect = verb.kind === "have" && baseOfParticiple(next) === undefined && !opensNoun(next);
    return isPerfect ? undefined : withSubject(words, verb, at, whoInOpinion(words, verb));
  });
}
