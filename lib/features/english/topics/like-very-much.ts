import { endOfNounPhrase, follows, phraseOpeners, setOf } from "../noun-phrase";
import { atEachWord, grammarRule, matchWords, textOf, type Match } from "../rule";
import { isBase, isBe, isModal, isVerbForm } from "../verbs";
import { endsClause, type Word } from "../words";

const liking =
  /^(?:like|love|hate|enjoy|adore|appreciate|dislike)(?:s|d)?$|^(?:lik|lov|hat|ador|appreciat)ing$|^enjoy(?:ed|ing)$/;
const degrees = [
  ["very", "much"],
  ["so", "much"],
  ["too", "much"],
  ["a", "lot"],
  ["really", "much"],
] as const;
/** What follows "like very much" without being what is liked. */
const notLiked = setOf(
  "of to and but or because so if when that which who as for in on at with more less too now today yesterday indeed either please thanks how what where",
);

function likedMuch(words: Word[], at: number): Match[] {
  const degree = degrees.find((pair) => pair.every((part, index) => words[at + 1 + index]?.lower === part));
  const object = words[at + 3];
  if (!degree || !follows(words[at + 1]) || !follows(object)) return [];
  const isAction = object.lower === "to" && degree[1] === "lot" && isBase(words[at + 4]?.lower ?? "");
  if (notLiked.has(object.lower) && !isAction) return [];
  if (/^(?:i'd|'d|would|i|you|we|they)$/.test(object.lower)) return [];
  return matchWords(words, at, at + 2, `really ${textOf(words, at, at)}`);
}

const manners = setOf(
  "well together quickly slowly carefully easily perfectly quietly happily badly immediately yesterday loudly",
);
const frequencies = setOf("always often usually");
const grades = setOf("very really so quite too pretty");
const bareObjects = setOf(
  "english italian french spanish german football tennis basketball volleyball chess maths music guitar piano milk pizza pasta meat fish breakfast lunch dinner",
);
/** "He did well the first time": when, not what. */
const times = setOf(
  "time times day days week year month morning evening night whole first last next other season way",
);

const isAction = (lower: string) => isVerbForm(lower) && !isBe(lower) && !isModal(lower) && lower !== "been";

/** "speaks very well English": where the manner ends and the object starts. */
function mannerAfter(words: Word[], at: number): number | undefined {
  const end = grades.has(words[at + 1]?.lower ?? "") ? at + 2 : at + 1;
  const isManner = manners.has(words[end]?.lower ?? "") || frequencies.has(words[end]?.lower ?? "");
  return isManner && words.slice(at + 1, end + 1).every(follows) ? end : undefined;
}

function parted(words: Word[], at: number): Match[] {
  const manner = mannerAfter(words, at);
  const object = manner === undefined ? undefined : words[manner + 1];
  if (manner === undefined || !object || endsClause(object.gap)) return [];
  if (!bareObjects.has(object.lower) && !/^(?:the|a|an|my|your|his|her|our|their)$/.test(object.lower))
    return [];
  const end = bareObjects.has(object.lower) ? manner + 1 : endOfNounPhrase(words, manner + 1);
  if (end === undefined || words.slice(manner + 1, end + 1).some(({ lower }) => times.has(lower))) return [];
  const how = textOf(words, at + 1, manner);
  if (frequencies.has(words[manner]?.lower ?? ""))
    return matchWords(words, at, manner, `${how} ${textOf(words, at, at)}`);
  return matchWords(words, at, end, `${textOf(words, at, at)} ${textOf(words, manner + 1, end)} ${how}`);
}

function find(words: Word[], lower: string, at: number): Match[] {
  if (liking.test(lower) && !phraseOpeners.has(words[at - 1]?.lower ?? "")) {
    const liked = likedMuch(words, at);
    if (liked.length > 0) return liked;
  }
  return isAction(lower) ? parted(words, at) : [];
}

export const likeVeryMuch = grammarRule({
  topic: "like-very-much",
  find: ({ words }) => atEachWord(words, (lower, at) => find(words, lower, at)),
  explanation:
    "In inglese il verbo e il suo oggetto restano attaccati: le parole che dicono quanto o come (molto, bene, insieme, con attenzione) non si mettono in mezzo. Vanno dopo l'oggetto, oppure alcune prima del verbo.",
  hints: [
    "Tra il verbo e la cosa di cui parli hai messo un'altra espressione: in inglese possono stare separati?",
    "Verbo e oggetto in inglese vanno tenuti vicini, come due amici per mano.",
    "Sposta l'espressione che dice quanto o come: in fondo, dopo l'oggetto, oppure usa un avverbio davanti al verbo.",
  ],
  examples: [
    { wrong: "I like very much pizza.", right: "I really like pizza." },
    { wrong: "She loves a lot her cat.", right: "She really loves her cat." },
    { wrong: "We enjoyed very much the concert.", right: "We really enjoyed the concert." },
    { wrong: "My dad speaks very well English.", right: "My dad speaks English very well." },
    { wrong: "They sang together a song.", right: "They sang a song together." },
    { wrong: "He closed slowly the door.", right: "He closed the door slowly." },
  ],
});
