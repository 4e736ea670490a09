import { subjectOf } from "../sentence/noun-subject";
import { atEachWord, grammarRule, matchWords, ofKind, type Match } from "../sentence/rule";
import { baseOfParticiple, isBase, isPastForm, participleOf, pastOf } from "../lexicon/verbs";
import { endsClause, follows, type Word } from "../lexicon/words";

/** The words of the clause that opens with "if": up to a comma, or to the main clause. */
type Clause = { from: number; to: number };

/** After these "if" opens a question and no condition: "I asked if he would come". */
const asking =
  /^(?:know|knew|knows|wonder|wondered|ask|asked|asks|asking|me|him|her|us|them|tell|see|sure|remember|said|understand|idea|question|care|doubt|check|decide|matter|even|as|grateful|appreciate|happy|great|nice|kind|mind)$/;

/** "If I had money I will buy": no comma, but somebody and will. */
const opensMain = (words: Word[], from: number, at: number) =>
  at > from + 2 &&
  ((/^(?:i|you|he|she|it|we|they)$/.test(words[at]?.lower ?? "") &&
    /^(?:will|would|won't|wouldn't)$/.test(words[at + 1]?.lower ?? "")) ||
    /^(?:i|you|he|she|it|we|they)'(?:ll|d)$/.test(words[at]?.lower ?? ""));

function conditionAt(words: Word[], at: number): Clause | undefined {
  if (words[at]?.lower !== "if" || asking.test(words[at - 1]?.lower ?? "")) return undefined;
  let to = at;
  while (to + 1 < words.length && !endsClause(words[to + 1]?.gap ?? "") && !opensMain(words, at, to + 1))
    to += 1;
  return { from: at, to };
}

/** Where the main clause stands: after the comma, or before "if" back to the last one. */
function mainOf(words: Word[], { from, to }: Clause): Clause | undefined {
  const isHead =
    words[to + 1]?.gap.includes(",") && !/^(?:but|because|so|and|or)$/.test(words[to + 1]?.lower ?? "");
  if (to + 1 < words.length && (isHead || opensMain(words, from, to + 1))) {
    let end = to + 1;
    while (end + 1 < words.length && !/^(?:but|because|so|if)$/.test(words[end + 1]?.lower ?? "")) end += 1;
    return { from: to + 1, to: end };
  }
  if (from === 0 || from < 3 || endsClause(words[from]?.gap ?? "")) return undefined;
  let start = from - 1;
  while (
    start > 0 &&
    !endsClause(words[start]?.gap ?? "") &&
    !/^(?:but|because|so)$/.test(words[start - 1]?.lower ?? "")
  )
    start -= 1;
  return { from: start, to: from - 1 };
}

const findIn = (words: Word[], { from, to }: Clause, pattern: RegExp) =>
  words.findIndex(({ lower }, at) => at >= from && at <= to && pattern.test(lower));

const hypothetical = /^(?:would|wouldn't|could|couldn't|might|(?:i|you|he|she|it|we|they)'d)$/;

/** "If I would be the headteacher, I will let …": imagined, in both halves. */
function wouldBe(words: Word[], clause: Clause, main: Clause): Match[] | undefined {
  const at = findIn(words, clause, /^would$/);
  const will = findIn(words, main, /^will$/);
  const isBe = words[at + 1]?.lower === "be" && /^(?:i|he|she|it|they|we)$/.test(words[at - 1]?.lower ?? "");
  return at > 0 && will > 0 && isBe && isBase(words[will + 1]?.lower ?? "")
    ? [...matchWords(words, at, at + 1, "were"), ...matchWords(words, will, will, "would")]
    : undefined;
}

/** "If I would have the money, I would buy": the condition itself has no would. */
function wouldInCondition(words: Word[], clause: Clause, main: Clause): Match[] | undefined {
  const isOpen = /^(?:can|will|.+'ll)$/;
  const isReal = findIn(words, main, hypothetical) < 0 && findIn(words, main, isOpen) >= 0;
  if (findIn(words, main, hypothetical) < 0 && !isReal) return undefined;
  const unreal = isReal ? wouldBe(words, clause, main) : undefined;
  if (unreal) return unreal;
  const at = findIn(words, clause, /^(?:would|wouldn't)$/);
  const next = words[at + 1]?.lower ?? "";
  if (at < 0 || at > clause.from + 6 || !follows(words[at + 1])) return undefined;
  if (isReal)
    return /^(?:i|you|we|they)$/.test(words[at - 1]?.lower ?? "") &&
      /^(?:need|have|want|come|go|find|see)$/.test(next)
      ? matchWords(words, at, at + 1, next)
      : undefined;
  // "If you would like", "I would be grateful if you would send": polite.
  if (words[at - 1]?.lower === "you" || /^(?:like|prefer|rather|please|only)$/.test(next)) return undefined;
  const isNegative = words[at]?.lower === "wouldn't" || next === "not";
  const verb = next === "not" ? at + 2 : at + 1;
  const base = words[verb]?.lower ?? "";
  const participle = words[verb + 1]?.lower ?? "";
  if (base === "have" && (baseOfParticiple(participle) || participle === "been"))
    return matchWords(words, at, verb, isNegative ? "hadn't" : "had");
  if (base === "be") return matchWords(words, at, verb, isNegative ? "weren't" : "were");
  if (!isBase(base)) return undefined;
  return isNegative ? matchWords(words, at, at, "didn't") : matchWords(words, at, verb, pastOf(base));
}

const isPastVerb = (words: Word[], at: number) => {
  const lower = words[at]?.lower ?? "";
  const before = words[at - 1]?.lower ?? "";
  if (/^(?:were|didn't|could|couldn't|weren't)$/.test(lower)) return true;
  return (
    isPastForm(lower) &&
    lower !== "was" &&
    !/^(?:have|has|had|'ve|am|is|are|was|were|be|been|get|got|a|an|the)$|'(?:s|re|m|ve)$/.test(before)
  );
};

/** "If I could choose, I will live": an imagined condition has would in the other half. */
function willAfterPast(words: Word[], clause: Clause, main: Clause): Match[] | undefined {
  if (findIn(words, clause, /^(?:will|has|is|are|am|can|yesterday|ago|last|when|already)$/) >= 0)
    return undefined;
  const isPast = words.some(
    (_, at) => at > clause.from && at <= clause.to && at < clause.from + 7 && isPastVerb(words, at),
  );
  const isPerfect = words.some(
    ({ lower }, at) =>
      at > clause.from &&
      at < clause.to &&
      /^(?:have|had|hadn't)$/.test(lower) &&
      (baseOfParticiple(words[at + 1]?.lower ?? "") !== undefined || words[at + 1]?.lower === "been"),
  );
  // "If you didn't study, you will fail" may be about yesterday.
  const isYou =
    words[clause.from + 1]?.lower === "you" && /^(?:didn't|had)$/.test(words[clause.from + 2]?.lower ?? "");
  if (isPerfect || isYou) return undefined;
  const isFact = words
    .slice(main.from, main.to + 1)
    .some(({ lower }) => /^(?:soon|already|by|now|here)$/.test(lower));
  const will = isPast && !isFact ? findIn(words, main, /^(?:will|won't|.+'ll)$/) : -1;
  if (
    will < 0 ||
    (words[will]?.lower === "will" &&
      !isBase(words[will + 1]?.lower ?? "") &&
      words[will + 1]?.lower !== "be" &&
      words[will + 1]?.lower !== "never")
  )
    return undefined;
  const short = /^(\w+)['’]ll$/.exec(words[will]?.text ?? "")?.[1];
  if (short) return matchWords(words, will, will, `${short}'d`);
  return matchWords(words, will, will, words[will]?.lower === "will" ? "would" : "wouldn't");
}

/** "If I can choose, I would take". */
function canBeforeWould(words: Word[], clause: Clause, main: Clause): Match[] | undefined {
  const can = findIn(words, clause, /^can$/);
  if (can < 0 || can > clause.from + 4 || !/^(?:i|we|he|she|they)$/.test(words[can - 1]?.lower ?? ""))
    return undefined;
  const would = findIn(words, main, /^(?:would|(?:i|he|she|we|they)'d)$/);
  if (would < 0 || /^(?:like|love|prefer|be)$/.test(words[would + 1]?.lower ?? "")) return undefined;
  return matchWords(words, can, can, "could");
}

const events =
  /^(?:die|win|come|go|arrive|see|buy|help|lose|fall|miss|pass|tell|call|get|find|leave|meet|happen|stay|take|catch|finish|fail|break|write|eat|forget)$/;

/** "If he hadn't been there, we would die": what did not happen then. */
function unrealPast(words: Word[], clause: Clause, main: Clause): Match[] | undefined {
  const had = findIn(words, clause, /^(?:had|hadn't|(?:i|he|she|we|they)'d)$/);
  const participle = /^(?:not|never|only)$/.test(words[had + 1]?.lower ?? "") ? had + 2 : had + 1;
  const form = words[participle]?.lower ?? "";
  if (had < 0 || participle > clause.to || !(form === "been" || baseOfParticiple(form))) return undefined;
  if (words.some(({ lower }) => /^(?:now|today|still|tomorrow|tonight)$/.test(lower))) return undefined;
  const would = findIn(words, main, /^(?:would|wouldn't|will|won't)$/);
  const verb = words[would + 1]?.lower ?? "";
  if (would < 0 || !events.test(verb)) return undefined;
  const modal = words[would]?.lower.includes("n't") || words[would]?.lower === "won't" ? "wouldn't" : "would";
  return matchWords(words, would, would + 1, `${modal} have ${participleOf(verb)}`);
}

/** "I wish it would be longer", "I wish I can fly". */
function wish(words: Word[], at: number): Match[] | undefined {
  if (!/^(?:wish|wishes)$/.test(words[at]?.lower ?? "")) return undefined;
  const start = words[at + 1]?.lower === "that" ? at + 2 : at + 1;
  const subject = words[start]?.lower ?? "";
  const form = words[start + 1]?.lower ?? "";
  const next = words[start + 2]?.lower ?? "";
  if (form === "would" && next === "be" && /^(?:i|it)$/.test(subject))
    return matchWords(words, start + 1, start + 2, "were");
  if (form === "would" && subject === "i" && isBase(next) && next !== "like")
    return matchWords(words, start + 1, start + 2, pastOf(next));
  if (form === "can" && /^(?:i|we|he|she|they|you)$/.test(subject))
    return matchWords(words, start + 1, start + 1, "could");
  if (/^(?:am|is|are)$/.test(form) && /^(?:i|he|she|it|we|they|you)$/.test(subject))
    return matchWords(words, start + 1, start + 1, "were");
  if (/^(?:have|has)$/.test(form) && !baseOfParticiple(next) && subjectOf(words, start + 1))
    return matchWords(words, start + 1, start + 1, "had");
  return undefined;
}

export const conditionals = grammarRule({
  topic: "conditionals",
  find: ({ words }) =>
    atEachWord(words, (_, at) => {
      const wished = ofKind("wish", wish(words, at));
      if (wished) return wished;
      const clause = conditionAt(words, at);
      const main = clause && mainOf(words, clause);
      if (!main) return undefined;
      return (
        wouldInCondition(words, clause, main) ??
        unrealPast(words, clause, main) ??
        willAfterPast(words, clause, main) ??
        canBeforeWould(words, clause, main)
      );
    }),
  explanation:
    "Per immaginare (se fosse, se avesse…) l'inglese usa due tempi che vanno insieme: un tempo del passato dopo if, il condizionale nell'altra metà. Il condizionale dopo if non ci va mai.",
  hints: [
    "Le due metà della frase con if vanno d'accordo tra loro?",
    "Se la condizione è immaginata, una metà sta al passato e l'altra al condizionale: guarda quale delle due non va.",
    "Controlla la coppia: past simple e condizionale per adesso; past perfect e condizionale passato per ciò che non è successo.",
  ],
  kinds: {
    wish: {
      explanation:
        "Dopo wish si dice come si vorrebbe che fosse adesso, e l'inglese usa un tempo del passato: con to be si usa una forma sola per tutte le persone.",
      hints: [
        "Che tempo vuole wish quando si parla di adesso?",
        "Dopo wish il verbo fa un passo indietro nel tempo.",
        "Metti al passato il verbo che viene dopo wish e il suo soggetto.",
      ],
    },
  },
});
