import { phraseOpeners } from "../sentence/noun-phrase";
import { atEachWord, grammarRule, matchWords, type Match } from "../sentence/rule";
import { isPronoun, opensClause } from "../sentence/subject";
import { baseOfIng, isBase, isPastForm, isVerbForm, verbOrNoun } from "../lexicon/verbs";
import { isInfinitive } from "../lexicon/vocabulary";
import { type Word, endsClause, follows, setOf } from "../lexicon/words";

/** Base forms that are adjectives or nouns as well: "for clean water", "for mean people", "for like two hours". */
const otherWords = setOf(
  "clean open complete correct close download upload mean like live shut own present lost let drawing cook work sale rent ring feed lead take-away",
);
/** Verbs that are nouns or adjectives first of all, and so need an object to be told. */
const rarerVerbs = setOf("pick tidy skype");
const objectPronouns = setOf("me you him her it us them myself");
const games = setOf("football tennis basketball volleyball chess games video with");
const motion = /^(?:go|goes|went|going|come|comes|came)$/;
const errands = setOf(
  "buying seeing visiting meeting eating playing swimming learning getting studying watching",
);
/** As nouns these would need an article: "for a run", so that "for run" is the verb. */
const countedActions = setOf(
  "run walk swim visit call talk look watch drink dance ride chat cook stay win kick jump hit ski skate climb",
);
/** As nouns these stand alone ("for work"), unless what follows tells how or with whom it is done. */
const manners = setOf(
  "together well better fit healthy hard harder more faster again outside online with in at",
);
const uncountedActions = setOf("study work play rest train practise travel sleep");
const beforeAction = setOf(
  "before after with in at on and every about until when because together again more well fast to like",
);

function isBareAction(words: Word[], at: number): boolean {
  const { lower = "" } = words[at] ?? {};
  const next = words[at + 1];
  const isOver = !next || endsClause(next.gap);
  if (countedActions.has(lower))
    return isOver || beforeAction.has(next.lower) || manners.has(next.lower) || meals.has(next.lower);
  return (
    uncountedActions.has(lower) && !isOver && manners.has(next.lower) && !/^(?:with|in|at)$/.test(next.lower)
  );
}
const meals = setOf("lunch dinner breakfast films tv football music games happy calm awake");

/** "asked for help the other day", "left for work the same day": a noun even before an article. */
const isNounBeforeTime = (words: Word[], at: number) =>
  words[at]?.lower === "work" ||
  (words[at]?.lower === "help" && /^(?:ask|call|shout|look|scream|cr[iy])/.test(words[at - 2]?.lower ?? ""));

/** "the people I work for live here": the preposition belongs to what comes before it. */
const isStranded = (words: Word[], at: number) =>
  isPronoun(words[at - 2]) && at > 2 && isVerbForm(words[at - 1]?.lower ?? "") && !opensClause(words, at - 2);

function isActionAfter(words: Word[], at: number): boolean {
  const verb = words[at];
  const next = words[at + 1];
  if (!follows(verb)) return false;
  const { lower } = verb;
  const hasObject =
    follows(next) &&
    (phraseOpeners.has(next.lower) || objectPronouns.has(next.lower) || games.has(next.lower));
  if (lower === "be") return true;
  if (isBareAction(words, at)) return true;
  if (isBase(lower) && !verbOrNoun.has(lower) && !otherWords.has(lower)) return true;
  return (
    hasObject &&
    !isNounBeforeTime(words, at) &&
    (isBase(lower) || isInfinitive(lower) || rarerVerbs.has(lower)) &&
    lower !== "like"
  );
}

const isErrand = (words: Word[], at: number) =>
  errands.has(words[at + 1]?.lower ?? "") &&
  words.slice(Math.max(0, at - 4), at).some(({ lower }) => motion.test(lower));

const hard = setOf("difficult easy hard impossible possible necessary");
const lengths = setOf("hour hours minute minutes day days week weeks month months year years time ages");

/** "The book isn't difficult for reading", "it takes an hour for crossing it": to and the base form. */
const isForReading = (words: Word[], at: number) => {
  const before = words[at - 1]?.lower ?? "";
  const isMeasured =
    lengths.has(before) &&
    words.slice(Math.max(0, at - 6), at).some(({ lower }) => /^(?:takes?|took|needs?|needed)$/.test(lower));
  return hard.has(before) || isMeasured;
};

const whereabouts =
  /^(?:go|goes|went|going|gone|come|comes|came|coming|been|stay|stays|stayed|travel|travelled|move|moved|moving|return|returned|arrived)$/;
const takesFor = setOf(
  `good bad great famous sorry responsible thanks thank you useful perfect ideal important place room time reason ready passion
  love talent prize money known tool idea plan well late early one`,
);

/** "I have been to Ireland for improving my English": somebody is somewhere to do something. */
function isPurpose(words: Word[], at: number): boolean {
  const verb = words[at + 1];
  const next = words[at + 2];
  if (!follows(verb) || !baseOfIng(verb.lower) || takesFor.has(words[at - 1]?.lower ?? "")) return false;
  const isOver = !next || !follows(next) || phraseOpeners.has(next.lower) || next.lower === "with";
  if (!isOver || namedActions.has(verb.lower)) return false;
  for (let from = at - 1; from >= Math.max(0, at - 12); from -= 1) {
    const { lower = "", gap = "" } = words[from] ?? {};
    if (whereabouts.test(lower)) return true;
    // "She came and thanked us for helping": another verb is nearer.
    if (endsClause(gap) || isPastForm(lower) || /^thank/.test(lower)) return false;
  }
  return false;
}
const namedActions = setOf("swimming running skiing training cooking dancing fishing camping hiking");

function find(words: Word[], at: number): Match[] {
  const next = words[at + 1];
  const following = words[at + 2];
  if (!follows(next)) return [];
  if (next.lower === "to" && follows(following) && !phraseOpeners.has(following.lower))
    return matchWords(words, at, at + 1, "to");
  if (/^(?:can|could)$/.test(next.lower) && follows(following) && isBase(following.lower))
    return matchWords(words, at, at + 1, "to be able to");
  if (/^(?:not|don't)$/.test(next.lower) && (following?.lower === "to" || isActionAfter(words, at + 2)))
    return matchWords(words, at, at + (following?.lower === "to" ? 2 : 1), "so as not to");
  const asked = words[at + 2];
  if (
    next.lower === "ask" &&
    follows(asked) &&
    /^(?:some|more|an?|the|any|information|informations|help)$/.test(asked.lower)
  )
    return matchWords(words, at, at + 1, "to ask for");
  if (baseOfIng(next.lower) && (isForReading(words, at) || isPurpose(words, at)))
    return matchWords(words, at, at + 1, `to ${baseOfIng(next.lower)}`);
  if (isErrand(words, at)) return matchWords(words, at, at + 1, `to ${baseOfIng(next.lower) ?? next.text}`);
  if (!isActionAfter(words, at + 1) || isStranded(words, at)) return [];
  return matchWords(words, at, at + 1, `to ${next.text}`);
}

export const forToVerb = grammarRule({
  topic: "for-to-verb",
  find: ({ words }) => atEachWord(words, (lower, at) => (lower === "for" ? find(words, at) : [])),
  explanation:
    'Per dire lo scopo di un\'azione ("per fare qualcosa") in inglese non si traduce il "per": davanti al verbo all\'infinito basta la sua solita particella. For si mette davanti a un nome.',
  hints: [
    "Vuoi dire lo scopo di un'azione: dopo for ci può stare un verbo alla forma base?",
    "For si usa davanti ai nomi. Per lo scopo, con un verbo, all'inglese basta la particella dell'infinito.",
    "Togli for e lascia davanti alla forma base del verbo soltanto la particella dell'infinito.",
  ],
});
