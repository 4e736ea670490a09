/** A stretch of a line. `isApart`: quoted or emphasised, as the coach writes what is not its own sentence. */
export type Stretch = { text: string; isApart: boolean };

const lineMarks = /^\s*(?:#{1,6}\s+|>\s?|[-*•+]\s+)+/;
const ruleOrFence = /^\s*(?:```.*|(?:[-*_]\s*){3,})$/;
const emoji = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u{1f1e6}-\u{1f1ff}\u200d\ufe0f]/gu;

// The marks of components/coach-text/markdown-spans.ts, and quotation marks.
const apart = new RegExp(
  [
    /`([^`]+)`/,
    /(?<!\*)\*\*(?=\S)((?:[^*]|\*(?!\*(?!\*)))+)(?<=\S)\*\*(?!\*)/,
    /(?<![\w_])__([^\s_](?:[^_]*[^\s_])?)__(?![\w_])/,
    /\*([^\s*](?:[^*]*[^\s*])?)\*(?!\*)/,
    /(?<![\w_])_([^\s_](?:[^_]*[^\s_])?)_(?![\w_])/,
    /«([^«»]+)»/,
    /“([^“”]+)”/,
    /"([^"]+)"/,
  ]
    .map(({ source }) => source)
    .join("|"),
);

/** The lines of a message as they are to be heard: no marks of formatting, no emoji, no addresses. */
export function spokenLines(message: string): Stretch[][] {
  return message
    .split("\n")
    .filter((line) => !ruleOrFence.test(line))
    .map((line) => stretchesOf(sayable(line.replace(lineMarks, ""))))
    .filter((line) => line.some(({ text }) => hasSound(text)));
}

/** The same as one text. */
export function spokenText(message: string): string {
  return spokenLines(message)
    .map((line) => line.map(({ text }) => text).join(""))
    .join("\n");
}

/** Whether there is anything to pronounce. */
export const hasSound = (text: string) => /[\p{L}\p{N}]/u.test(text);

function sayable(line: string): string {
  return line
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, "$1")
    .replace(/https?:\/\/\S+/g, "")
    .replace(emoji, "")
    .replace(/_{3,}/g, "…")
    .replace(/(?<=\p{L})\/(?=\p{L})/gu, ", ")
    .replace(/\s+/g, " ")
    .replace(/ ?→ ?/g, ", ")
    .trim();
}

function stretchesOf(line: string): Stretch[] {
  const stretches: Stretch[] = [];
  let rest = line;
  for (let match = apart.exec(rest); match; match = apart.exec(rest)) {
    stretches.push({ text: rest.slice(0, match.index), isApart: false });
    stretches.push({ text: withoutMarks(match.slice(1).find(Boolean) ?? ""), isApart: true });
    rest = rest.slice(match.index + match[0].length);
  }
  stretches.push({ text: rest, isApart: false });
  return stretches.filter(({ text }) => text !== "");
}

/** Marks inside marks: a quotation in bold. */
function withoutMarks(text: string): string {
  return text.replace(/[*`«»“”"]/g, "");
}
