import { atEachWord, grammarRule, matchWords, type Match } from "../sentence/rule";
import { isDescribing } from "../lexicon/adjective-classes";
import { isNoun } from "../lexicon/nouns";
import { baseOfIng } from "../lexicon/verbs";
import { follows, lacksApostrophe, type Word } from "../lexicon/words";
import type { Sentence } from "../sentence/language";

const afterIts =
  /^(?:a|an|the|my|your|not|so|very|really|too|just|always|because|raining|snowing|time|ok|fine|good|nice|great|hot|cold|true|called|about|been|also|only|easy|late|here|in|at|important)$/;

const isAnotherNext = (words: Word[], at: number) =>
  words[at]?.gap === ", " && follows(words[at + 1]) && isNoun(words[at + 1]?.lower ?? "");

/** "Its simple “no” to war": what it has stands in quotation marks. */
const opensQuote = (next: Sentence | undefined) => /^ ["“‘]$/.test(next?.words[0]?.gap ?? "");

/** "Its a nice day": it and is, and no possession. */
function itsForIt(words: Word[], at: number): Match[] | undefined {
  const next = words[at + 1];
  if (words[at]?.lower !== "its" || !follows(next)) return undefined;
  // "Its huge, high halls": another adjective follows, and then the thing it has.
  const isOver = !follows(words[at + 2]) && !isAnotherNext(words, at + 2);
  const isVerb =
    afterIts.test(next.lower) || (isOver && isDescribing(next.lower) && baseOfIng(next.lower) === undefined);
  const isAdjective =
    /^(?:good|nice|great|hot|cold|true|fine|easy|late|important|only|called|time|in|at|here)$/.test(
      next.lower,
    );
  // "Its good side", "its great beaches".
  if (
    isAdjective &&
    !isOver &&
    !/^(?:and|but|to|for|because|that|here|today|when|if|in|on|so)$/.test(words[at + 2]?.lower ?? "")
  )
    return undefined;
  // "Its set in America", but not "its set of rules".
  const isPassive =
    /^(?:set|based|made|located|situated|near|famous|inspired|written)$/.test(next.lower) &&
    /^(?:in|on|by|near|for|to|the)$/.test(words[at + 2]?.lower ?? "");
  return isVerb || isPassive ? matchWords(words, at, at, "it's") : undefined;
}

export const apostrophes = grammarRule({
  topic: "apostrophes",
  find: ({ words }, place, all) =>
    atEachWord(words, (lower, at) => {
      const word = words[at];
      if (!word || !lacksApostrophe(word.text)) {
        const isQuoted = at === words.length - 2 && opensQuote(all[place + 1]);
        return isQuoted ? undefined : itsForIt(words, at);
      }
      const isI = lower.startsWith("i'");
      return [
        {
          start: word.start,
          end: word.end,
          correction: isI ? `I${lower.slice(1)}` : withCase(word.text, lower),
        },
      ];
    }),
  explanation:
    "Nelle forme brevi l'apostrofo sta al posto delle lettere che mancano: senza, la parola non esiste o è un'altra parola.",
  hints: [
    "Questa parola ne contiene due: che segno si mette dove mancano delle lettere?",
    "È una forma breve, di due parole unite insieme.",
    "Pensa alle due parole intere e metti l'apostrofo dove cadono le lettere.",
  ],
});

const withCase = (model: string, text: string) =>
  /^\p{Lu}/u.test(model) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
