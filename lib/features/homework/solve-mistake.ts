import { findGrammar } from "@/lib/features/english/find-grammar";
import { applyCorrections } from "@/lib/features/english/finding";

const asksMistake =
  /(?<!\p{L})(?:mistakes?|errors?|l?'?error[ei]|sbagli\p{L}*|correct (?:the|these) (?:sentences?|verbs?|forms?)|corregg\p{L}+)(?!\p{L})/iu;

/** Whether an instruction has a wrong sentence put right. */
export const asksForMistake = (instruction: string) => asksMistake.test(instruction);

const than: Record<string, string[]> = {
  me: ["I am", "I"],
  him: ["he is", "he"],
  her: ["she is", "she"],
  us: ["we are", "we"],
  them: ["they are", "they"],
};
const time =
  /^(yesterday|today|tomorrow|now|every \w+|last \w+|next \w+|on \w+day|in \w+|\w+ (?:days?|weeks?|months?|years?) ago),? (.+?)([.!])$/i;
const timeAtEnd =
  /^(.+?) (yesterday|today|tomorrow|every \w+|last \w+|next \w+|on \w+days?|(?:\w+) (?:days?|weeks?|months?|years?) ago)([.!])$/i;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lowered = (text: string) =>
  /^I\b/.test(text) || /^\p{Lu}\p{Ll}+ \p{Ll}+s\b/u.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);

/** The same sentence as others put it right: the time at its other end, "than I am", "lots of people". */
function otherWays(sentence: string): string[] {
  const first = time.exec(sentence);
  const last = timeAtEnd.exec(sentence);
  const moved = [
    ...(first ? [`${capital(first[2] ?? "")} ${(first[1] ?? "").toLowerCase()}${first[3]}`] : []),
    ...(last ? [`${capital(last[2] ?? "")} ${lowered(last[1] ?? "")}${last[3]}`] : []),
  ];
  const compared = /\bthan (me|him|her|us|them)(?=[.!]$)/i.exec(sentence);
  const ways = compared ? (than[(compared[1] ?? "").toLowerCase()] ?? []) : [];
  const many = /\bthere (are|were) (many|a lot of|lots of) /i.test(sentence)
    ? ["many", "a lot of", "lots of"].map((much) => sentence.replace(/\b(many|a lot of|lots of)\b/i, much))
    : [];
  const aged = /^(.{1,40}\b(?:am|is|are|'m|'s|'re) [a-z\d-]+) years old([.!])$/i.exec(sentence);
  return [
    ...moved,
    ...ways.map((one) => sentence.replace(/\bthan \w+(?=[.!]$)/, `than ${one}`)),
    ...many,
    ...(aged ? [`${aged[1]}${aged[2]}`] : []),
  ];
}

/**
 * A wrong sentence put right, where the engine sees just one mistake in it. Its other right forms are not all here: what
 * differs from them in more than a form is never called wrong.
 */
export function solveMistake(prompt: string): string[] | undefined {
  const sentence = /[.?!]$/.test(prompt.trim()) ? prompt.trim() : `${prompt.trim()}.`;
  const found = findGrammar(sentence).filter(({ topic }) => topic !== "capitals");
  if (found.length !== 1) return undefined;
  const mended = applyCorrections(sentence, found);
  return [...new Set([mended, ...otherWays(mended)])];
}
