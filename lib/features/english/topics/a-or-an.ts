import { wantsAn } from "../lexicon/indefinite-article";
import { atEachWord, grammarRule, matchWords } from "../sentence/rule";

/** "A T-shirt", "an e-mail": everybody knows how these letters sound; "an historic day" is British too. */
const saidLikeWords = /^(?:t-shirts?|e-mails?|e-books?|x-rays?)$/;
const eitherSound = /^histori/;
const notNouns = new Set("a an and or is are in on at of if it as i all am always".split(" "));

export const aOrAn = grammarRule({
  topic: "a-or-an",
  find: ({ words }) =>
    atEachWord(words, (lower, at) => {
      const next = words[at + 1];
      if (
        (lower !== "a" && lower !== "an") ||
        !next ||
        next.gap !== " " ||
        notNouns.has(next.lower) ||
        eitherSound.test(next.lower)
      )
        return undefined;
      const isLetter = at > 0 && words[at]?.text === "A";
      const isInitials =
        /^\p{Lu}[\p{Lu}\d]/u.test(next.text) ||
        (/^\p{L}(?:-|$)/u.test(next.text) && !saidLikeWords.test(next.lower));
      if (isLetter || isInitials || (/^\d/.test(next.lower) && !wantsAn(next.lower))) return undefined;
      const right = wantsAn(next.lower) ? "an" : "a";
      return right === lower ? undefined : matchWords(words, at, at + 1, `${right} ${next.text}`);
    }),
  explanation:
    'A e an dipendono dal suono che viene subito dopo, non dalla lettera: an davanti a un suono di vocale, a davanti a un suono di consonante (anche quello di "you" in university).',
  hints: [
    "Con che suono comincia la parola dopo l'articolo?",
    "Ascolta la parola a voce alta: conta il suono, non la lettera scritta.",
    "Esistono solo due forme di questo articolo: scegli in base a vocale o consonante che senti.",
  ],
});
