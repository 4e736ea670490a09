import { expressions } from "./calques/expressions";
import { idioms } from "./calques/idioms";
import { verbPhrases } from "./calques/verb-phrases";
import { italianWords } from "./calques/italian-words";
import { connectors } from "./calques/connectors";
import { verbFrames } from "./calques/verb-frames";
import { grammarRule, matchWords, ofKind, type Match } from "../sentence/rule";
import { swapFinder, swapsOf } from "../sentence/swaps";
import { isCommonEnglish } from "../lexicon/vocabulary";
import { follows, type Word } from "../lexicon/words";

const findExpressions = swapFinder(
  swapsOf([verbFrames, connectors, expressions, idioms, verbPhrases].join("\n")),
);

/** "Called", "word", "in Italian": the Italian word is named and not used. */
const namesIt = /^(?:called|named|word|say|means|mean|eat|ate|like|pasta|pizza|named|title|is)$/;

/** A small Italian word between English ones: "she is molto nice". */
function findItalian(words: Word[]): Match[] {
  return words.flatMap((word, at) => {
    const right = italianWords.get(word.lower);
    const isNamed =
      namesIt.test(words[at - 1]?.lower ?? "") && !/^(?:is|like)$/.test(words[at - 1]?.lower ?? "");
    const isQuoted = /["'“‘«]$/.test(word.gap) || /^["'”’»]/.test(words[at + 1]?.gap ?? "");
    const isNameLike = at > 0 && /^\p{Lu}/u.test(word.text);
    const near = words
      .slice(Math.max(0, at - 2), at + 3)
      .filter((one) => one !== word && isCommonEnglish(one.lower));
    if (!right || isNamed || isQuoted || isNameLike || near.length < 2) return [];
    // "A merenda" would be "a snack", and "in gita" is an expression of its own.
    const before = words[at - 1];
    const isArticle = /^an?$/.test(before?.lower ?? "") && follows(word);
    if (isArticle && before)
      return matchWords(words, at - 1, at, `${/^[aeio]/.test(right) ? "an" : "a"} ${right}`);
    return matchWords(words, at, at, right);
  });
}

export const calques = grammarRule({
  topic: "calques",
  find: ({ words }) => {
    const found = findExpressions(words);
    const italian = findItalian(words).filter(
      ({ start, end }) => !found.some((other) => start < other.end && other.start < end),
    );
    return [...found, ...(ofKind("italian", italian) ?? [])];
  },
  explanation:
    "Questa espressione è tradotta parola per parola dall'italiano. L'inglese dice la stessa cosa in un altro modo, che si impara tutto intero.",
  hints: [
    "Hai tradotto parola per parola: un inglese direbbe proprio così?",
    "Pensa a che cosa vuoi dire, non alle parole italiane: l'inglese ha un modo suo per dirlo.",
    "Cerca sul dizionario la parola più importante dell'espressione e guarda negli esempi come si usa, poi riscrivila intera.",
  ],
  kinds: {
    italian: {
      explanation:
        "In mezzo all'inglese è rimasta una parola italiana. Quando non ti viene la parola inglese, puoi cercarla o girarci intorno con parole che conosci.",
      hints: [
        "C'è una parola che non è inglese: quale?",
        "Prova a ricordare come si dice in inglese, o a spiegarlo con parole semplici che conosci.",
        "Cerca la parola sul dizionario dalla parte italiano-inglese e scegli il significato che va bene qui.",
      ],
    },
  },
});
