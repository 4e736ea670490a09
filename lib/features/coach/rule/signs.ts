import type { LessonId } from "../lessons/all-lessons";
import { signOf, type Sign } from "./match-sign";

/** What a sentence that keeps a rule shows, and what speaks against it ("now" with a habit). */
type Signs = { shows: string; unless?: string };

const now = "now; right now; at the moment; today";
const habit = "every; usually; often; always; never; sometimes; on PLURAL";
const finished = "yesterday; last; ago; in NUM";

/** By lesson; rows of `match-sign.ts` with semicolons between them. Of what a sentence cannot show there is none. */
const table: Readonly<Partial<Record<LessonId, Signs>>> = {
  "present-simple": {
    shows:
      "SHE SMALL? THIRD; ^ THE * THIRD; ^ THE ADJ * THIRD; ^ OTHERS SMALL? BASE; ^ THE PLURAL SMALL? BASE; don't|doesn't BASE; do OTHERS BASE; does SHE BASE; does * BASE; does THE * BASE; do THE * BASE",
    unless: `${now}; ${finished}; tomorrow`,
  },
  "present-continuous": {
    shows: "BE SMALL? ING; am|is|are SUBJ ING; am|is|are THE * ING",
    unless: `${habit}; ${finished}`,
  },
  "present-simple-or-continuous": {
    shows: "BE SMALL? ING; SHE SMALL? THIRD; ^ OTHERS SMALL? BASE; don't|doesn't BASE",
  },
  "third-person-s": {
    shows:
      "SHE SMALL? THIRD; ^ THE * SMALL? THIRD; ^ THE ADJ * SMALL? THIRD; doesn't BASE; does SHE BASE; does THE * BASE",
  },
  "spelling-of-third-person": { shows: "SHE SMALL? THIRD; ^ THE * SMALL? THIRD" },
  "spelling-of-ing": { shows: "BE SMALL? ING; WAS SMALL? ING" },
  "do-and-does": {
    shows:
      "don't|doesn't BASE; do OTHERS BASE; does SHE BASE; does THE * BASE; do THE * BASE; does * BASE; do|does not BASE",
  },
  "past-simple": {
    shows:
      "SUBJ SMALL? PAST; ^ THE * SMALL? PAST; ^ THE ADJ * SMALL? PAST; didn't BASE; did not BASE; did SUBJ BASE; did THE * BASE; ^ * PAST; SUBJ was|were; ^ THE * was|were",
    unless: "now; tomorrow; every; since",
  },
  "past-continuous": { shows: "WAS SMALL? ING; WAS SUBJ ING; WAS THE * ING" },
  "past-simple-or-continuous": { shows: "WAS SMALL? ING; SUBJ SMALL? PAST; didn't BASE; did SUBJ BASE" },
  "irregular-verbs": {
    shows: "SUBJ SMALL? PAST; ^ THE * PAST; ^ * PAST; HAVE SMALL? PP",
    unless: "now; tomorrow",
  },
  "spelling-of-ed": { shows: "SUBJ SMALL? PAST; ^ THE * PAST; ^ * PAST" },
  "used-to": { shows: "used to BASE; didn't use to BASE; did SUBJ use to BASE" },
  "present-perfect": {
    shows: "HAVE SMALL? PP; have|has SUBJ SMALL? PP; have|has THE * SMALL? PP",
    unless: finished,
  },
  "present-perfect-or-past-simple": {
    shows:
      "HAVE SMALL? PP; have|has SUBJ SMALL? PP; SUBJ SMALL? PAST; ^ THE * PAST; didn't BASE; did SUBJ BASE",
  },
  "present-perfect-continuous": { shows: "HAVE SMALL? been ING; have|has SUBJ been ING" },
  "past-perfect": { shows: "HAD SMALL? PP; had SUBJ SMALL? PP" },
  "since-for-ago": {
    shows:
      "HAVE SMALL? PP *? *? *? since|for *; HAVE SMALL? been *? *? *? since|for *; PAST *? *? *? *? *? ago",
  },
  "already-yet-just": {
    shows: "HAVE already|just PP; HAVE PP *? *? *? *? yet; have|has SUBJ PP *? *? *? *? yet",
  },
  "ever-never": { shows: "HAVE never PP; have|has SUBJ ever PP; have|has THE * ever PP" },
  "been-or-gone": { shows: "HAVE SMALL? been to; HAVE SMALL? gone to; have|has SUBJ SMALL? been to" },
  "future-will": { shows: "WILL SMALL? BASE; WILL SMALL? be; will SUBJ BASE|be; will THE * BASE|be" },
  "going-to": {
    shows: "BE SMALL? going to BASE|be; am|is|are SUBJ going to BASE|be; am|is|are THE * going to BASE|be",
  },
  "will-or-going-to": { shows: "WILL SMALL? BASE|be; BE SMALL? going to BASE|be" },
  "present-continuous-for-future": { shows: "BE SMALL? ING *? *? *? *? *? tomorrow|tonight|next|on|at" },
  "zero-conditional": {
    shows: "if|when SUBJ SMALL? BASE|THIRD|BE; if|when THE * BASE|THIRD|BE; if SUBJ don't|doesn't BASE",
  },
  "first-conditional": {
    shows:
      "if|when|unless SUBJ SMALL? BASE|THIRD|BE *? *? *? *? *? *? WILL; WILL *? *? *? *? *? *? if|when|unless SUBJ|THE; if it THIRD *? *? *? *? WILL; if SUBJ don't|doesn't BASE *? *? *? *? *? WILL",
  },
  "second-conditional": {
    shows:
      "if SUBJ SMALL? PAST|was|were|had *? *? *? *? *? *? *? WOULD; WOULD *? *? *? *? *? *? if SUBJ PAST|was|were|had|didn't; if SUBJ didn't BASE *? *? *? *? *? WOULD",
  },
  "third-conditional": {
    shows:
      "if SUBJ HAD SMALL? PP *? *? *? *? *? *? would have|have PP?; would|wouldn't have PP *? *? *? *? *? if SUBJ had|hadn't PP",
  },
  "can-could": {
    shows: "can|can't|cannot|could|couldn't SMALL? BASE|be; can|could SUBJ BASE|be; can|could THE * BASE|be",
  },
  "must-have-to": {
    shows:
      "must|mustn't BASE|be; have|has to BASE|be; don't|doesn't have to BASE|be; do|does SUBJ have to BASE",
  },
  "mustnt-or-dont-have-to": { shows: "mustn't BASE|be; don't|doesn't have to BASE|be; must not BASE|be" },
  should: { shows: "should|shouldn't SMALL? BASE|be; should SUBJ BASE|be" },
  "may-might": { shows: "may|might SMALL? BASE|be" },
  "would-like": {
    shows: "would like; SUBJ WOULD? like to; i'd|you'd|he'd|she'd|we'd|they'd like; would SUBJ like",
  },
  "modal-verbs": { shows: "MODAL SMALL? BASE|be; MODAL SUBJ BASE|be" },
  "verb-to-be": {
    shows:
      "SUBJ am|is|are|was|were; ^ BE; THE * is|are|was|were; ^ am|is|are|was|were|isn't|aren't SUBJ|THE; isn't|aren't|wasn't|weren't",
  },
  "have-got": { shows: "HAVE got; have|has SUBJ got; have|has THE * got" },
  "there-is-there-are": {
    shows: "there is|are|isn't|aren't|was|were|wasn't|weren't; is|are|was|were there; there's",
  },
  age: { shows: "BE|am|is|are|was|were both? NUMBER; how old am|is|are; NUMBER *? years old" },
  agree: { shows: "SUBJ SMALL? agree|agrees|agreed; don't|doesn't|didn't agree; do|does|did SUBJ agree" },
  comparatives: { shows: "ER than; more|less ADJ than; more|less LY than" },
  superlatives: { shows: "the EST; the most|least ADJ" },
  "as-as": { shows: "as ADJ as; as LY as" },
  "adjectives-order": { shows: "THE ADJ ADJ *" },
  "adverbs-of-frequency": {
    shows:
      "SUBJ always|usually|often|sometimes|never|rarely BASE|THIRD; BE always|usually|often|sometimes|never|rarely; don't|doesn't always|usually|often BASE",
  },
  "adverbs-of-manner": {
    shows: "BASE|THIRD|PAST|ING LY; BASE|THIRD|PAST|ING *? *? LY; BASE|THIRD|PAST well|hard|fast",
  },
  "too-enough": { shows: "too ADJ; ADJ enough; enough *; too much|many" },
  "so-such": { shows: "so ADJ; such a|an ADJ? *; such ADJ PLURAL" },
  articles: { shows: "a|an|the *" },
  "plural-nouns": { shows: "PLURAL" },
  "irregular-plurals": { shows: "children|men|women|feet|teeth|mice|people|sheep|fish|geese" },
  "possessive-s": { shows: "OWNER *" },
  "object-pronouns": { shows: "BASE|THIRD|PAST|to|with|for|at me|him|her|it|us|them" },
  "possessive-adjectives": { shows: "OWN *" },
  "possessive-pronouns": { shows: "mine|yours|hers|ours|theirs; BE|is|are|was|were his" },
  "reflexive-pronouns": { shows: "myself|yourself|himself|herself|itself|ourselves|yourselves|themselves" },
  "this-that-these-those": { shows: "this|that is; these|those PLURAL; these|those are; this|that's" },
  "some-any": { shows: "some *; any *" },
  "much-many-a-lot": { shows: "much|many *; a lot of *; lots of *" },
  "few-little": { shows: "a? few PLURAL; a little *" },
  "every-each": { shows: "every|each *; all THE|PLURAL" },
  "question-words": { shows: "^ WH AUX; ^ what|how|which|whose * AUX; ^ how much|many PLURAL? AUX?" },
  "order-of-questions": { shows: "^ WH AUX SUBJ|THE; ^ AUX SUBJ BASE|ING|PP|ADJ; ^ AUX THE *" },
  "question-tags": {
    shows:
      "isn't|aren't|don't|doesn't|didn't|can't|won't|wasn't|weren't|haven't|hasn't SUBJ; * * is|are|do|does|did|can|will|was|were SHE|OTHERS",
  },
  "short-answers": { shows: "^ yes SUBJ AUX; ^ no SUBJ AUX" },
  "so-do-i": { shows: "so|neither|nor AUX SUBJ" },
  passive: { shows: "am|is|are|isn't|aren't|WAS|be|been SMALL? PP" },
  "reported-speech": {
    shows: "said that? SUBJ|THE; told me|him|her|us|them that? SUBJ; told THE * that? SUBJ",
  },
  "relative-clauses": { shows: "* who|which|that BASE|THIRD|PAST|BE|SUBJ|WAS" },
  imperative: { shows: "^ BASE THE|me|him|her|it|us|them|*; ^ don't BASE; ^ please BASE; ^ let's BASE" },
  "gerund-or-infinitive": {
    shows:
      "enjoy|enjoys|like|likes|love|loves|hate|hates|finish|stop|mind ING; want|wants|decide|decided|hope|hopes|need|needs|like|likes to BASE",
  },
  "infinitive-of-purpose": { shows: "BASE|THIRD|PAST|went|go *? *? *? to BASE" },
  "linking-words": { shows: "because|although|but|so|while|however|then|when *" },
  "prepositions-of-time": {
    shows:
      "at NUM; in NUM; on monday|tuesday|wednesday|thursday|friday|saturday|sunday; on mondays|saturdays|sundays; in january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring|autumn; at night|christmas|noon|midnight; in the morning|afternoon|evening",
  },
  "prepositions-of-place": {
    shows: "in|on|under|behind|next|between|near|opposite THE; in front of; next to; at home|school|work",
  },
  "make-or-do": { shows: "make|makes|made|making|do|does|did|doing THE|PLURAL|homework|friends|sport" },
  "say-or-tell": { shows: "tell|tells|told me|him|her|us|them|you|THE; say|says|said" },
  wish: {
    shows:
      "wish|wishes SUBJ|THE *? *? PAST|were|was|had|would|could|didn't; if only SUBJ PAST|were|had|would|could",
  },
  "future-continuous": { shows: "WILL be ING; will SUBJ be ING" },
  "future-perfect": { shows: "WILL SMALL? have PP; will SUBJ have PP" },
  "past-perfect-continuous": { shows: "HAD SMALL? been ING; had SUBJ been ING" },
  "be-used-to": {
    shows: "BE|am|is|are|was|were not? used to ING|THE|the; get|gets|got|getting used to ING|THE|the",
  },
  "had-better-would-rather": { shows: "had better not? BASE|be; WOULD rather not? BASE|be" },
  "have-something-done": { shows: "have|has|had|having THE * PP" },
  "modals-of-deduction": { shows: "must|can't|might|may|could be; might|may BASE" },
  "modal-perfect": { shows: "MODAL have PP; MODAL not have PP" },
  "during-for-while": { shows: "during THE; while SUBJ|THE; for a|NUM|two|three|four|ten" },
};

/** Rows with semicolons between them. */
export const signsIn = (list = ""): Sign[] =>
  list
    .split(";")
    .filter((row) => row.trim() !== "")
    .map(signOf);

/** By lesson's id. */
export const signsOfLessons: ReadonlyMap<string, { shows: Sign[]; unless: Sign[] }> = new Map(
  Object.entries(table).map(([id, { shows, unless }]) => [
    id,
    { shows: signsIn(shows), unless: signsIn(unless) },
  ]),
);
