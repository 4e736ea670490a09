import { safety as t } from "@/lib/i18n/it";
import type { Support, SupportLevel } from "./rules";

const hasWords = (level: SupportLevel): level is keyof typeof t.support => level !== "gentle";

/** What may be said in place of the lesson, in several ways. */
export const wordsInNeed = ({ level, cause }: Support): readonly string[] =>
  hasWords(level) ? t.support[level][cause] : t.gentle.alone;
