import type { Finding } from "@/lib/features/english/finding";
import { countEnglishWords } from "@/lib/features/english/sentence/language";
import { contentOf } from "../content-words";
import { wordsOf } from "../phrase";
import type { Mistake } from "./frame";

const minEnglish = 4;
const minShared = 0.6;
const minSharedWords = 2;
const maxOwnLength = 120;

/**
 * A sentence told anew in other words, without those of the mistake, that the engine minds nothing in: the mistake is gone.
 * Undefined for what is none.
 */
export function judgeRetold(
  message: string,
  { sentence, quote }: Mistake,
  findGrammar: (text: string) => Finding[],
): { kind: "gone"; own: string } | undefined {
  const told = contentOf(message);
  const matter = contentOf(quote);
  if (matter.length === 0 || matter.some((word) => told.includes(word))) return undefined;
  const around = contentOf(sentence).filter((word) => !matter.includes(word));
  const shared = around.filter((word) => told.includes(word)).length;
  if (shared < minSharedWords || shared < minShared * around.length) return undefined;
  const isWhole = wordsOf(message).length >= minShared * wordsOf(sentence).length;
  if (!isWhole || countEnglishWords(message) < minEnglish || findGrammar(message).length > 0)
    return undefined;
  return { kind: "gone", own: message.trim().slice(0, maxOwnLength) };
}
