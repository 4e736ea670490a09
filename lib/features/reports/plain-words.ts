import { reports as t } from "@/lib/i18n/it";
import { maxMessageLength } from "./rules";

const formatting = /\*+|`+|^#+\s*/gm;
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
const mayHoldAddress = /:\/\/|www\./i;
const address = /(?:(?<![a-z\d+.-])[a-z\d+.-]+:\/\/|www\.)\S+/giu;
/** What mail programs take for an address: a dot between letters, as in example.com. */
const dotBetweenLetters = /\.(?<=[\p{L}\d]\.)(?=\p{L}{2})/gu;

/**
 * A text of a student's or the coach's as it goes into a mail to somebody else: one line, no HTML, no marks of
 * formatting, and nothing a mail program would turn into a link.
 */
export function plainWords(text: string, maxLength = maxMessageLength): string {
  const plain = text.replace(formatting, "").replace(invisible, " ");
  const line = (mayHoldAddress.test(plain) ? plain.replace(address, t.link) : plain)
    .replace(dotBetweenLetters, ". ")
    .replace(/</g, "‹")
    .replace(/>/g, "›")
    .replace(/\s+/g, " ")
    .trim();
  if (line.length <= maxLength) return line;
  const letters = Array.from(line);
  return letters.length <= maxLength
    ? line
    : `${letters
        .slice(0, maxLength - 1)
        .join("")
        .trimEnd()}…`;
}
