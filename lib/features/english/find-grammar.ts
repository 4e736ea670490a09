import { remembering } from "@/lib/remembering";
import { secretOf, type Finding } from "./finding";
import { grammarRules } from "./grammar-rules";
import { findEnglish } from "./sentence/language";
import { lacksApostrophe, splitWords } from "./lexicon/words";
import { adviceOn, withCapitalOf } from "./sentence/rule";

/** A lone word is an answer to a question or a word asked about, never a sentence to correct. */
const minSentenceWords = 2;

/** A message is read in several rooms, and so is a sentence that several tries are put into. */
const maxRemembered = 100;

/** What our own rules find in the English of a text, in the order of the text, without overlaps. */
export const findGrammar = remembering(readGrammar, maxRemembered);

function readGrammar(text: string): Finding[] {
  const sentences = findEnglish(text).filter(({ words }) => words.length >= minSentenceWords);
  const claimed = grammarRules.flatMap((rule) =>
    sentences.flatMap(rule.find).map((match): Finding => {
      const { start, end } = match;
      const correction = withSigns(match.correction);
      const { explanation, hints } = adviceOn(rule, match);
      return {
        topic: rule.topic,
        start,
        end,
        quote: text.slice(start, end),
        explanation,
        hints,
        correction,
        secret: secretOf(text, start, end, correction),
      };
    }),
  );
  return withoutOverlaps(claimed);
}

/** A correction keeps the student's other words, but not a short form without its sign. */
const withSigns = (correction: string) =>
  correction.replace(/[a-z]+/gi, (word) =>
    lacksApostrophe(word) ? withCapitalOf(word, splitWords(word)[0]?.lower ?? word) : word,
  );

/** Keeps the earlier of two findings over the same words. */
export function withoutOverlaps(findings: Finding[]): Finding[] {
  const kept: Finding[] = [];
  for (const finding of findings) {
    if (!kept.some(({ start, end }) => finding.start < end && start < finding.end)) kept.push(finding);
  }
  return kept.sort((one, other) => one.start - other.start);
}
