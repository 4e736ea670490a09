import { setOf } from "@/lib/features/english/lexicon/words";
import { subjectOfPhrase } from "./clause-subject";
import { parseStatement } from "./parse-statement";

const mid = setOf(
  "always usually often sometimes never rarely seldom normally generally already just still also ever probably really occasionally frequently",
);
/** These may open a sentence, these end it. */
const opening = setOf("usually often sometimes normally generally probably occasionally frequently");
const closing = setOf("usually often sometimes already occasionally frequently");
/** These may stand before a denied helper, these behind it. */
const beforeNot = setOf("usually often sometimes normally generally probably still really also frequently");
const behindNot = setOf("always usually often normally generally ever really just frequently");

const isMid = (adverb: string) => mid.has(adverb) || adverb === "hardly ever";
export const atEnds =
  /^(?:every \w+|(?:once|twice|\w+ times) a \w+|on \w+s|at (?:the )?weekends?|in the (?:morning|afternoon|evening)|yesterday|tomorrow|today|last \w+|next \w+|now|at the moment)$/;

const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(" ");
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lowered = (text: string) =>
  /^(?:The|My|Your|His|Her|Our|Their|A|An|He|She|It|We|You|They|This|That|These|Those|Do|Does|Did|Is|Are|Was|Were|Have|Has|Can)\b/.test(
    text,
  )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

const helper =
  "do|does|did|is|are|am|was|were|have|has|had|can|could|will|would|should|must|don't|doesn't|didn't|isn't|aren't|wasn't|weren't|can't|won't|haven't|hasn't";
const asked = new RegExp(`^((?:(?:what|where|when|why|how|who)(?: \\w+)? )?(?:${helper})) (.+)\\?$`, "i");
const denied = new RegExp(
  "^(.{1,60}?) ((?:do|does|did|is|are|was|were|ca|wo|have|has|had|would|should|must)(?:n't)|(?:am|do|does|did|is|are|was|were|have|has|can|will) not|cannot) (.+)$",
  "i",
);

/** "I go to the cinema. (often)": the sentence with its adverb in each place that is right. */
export function placeAdverb(prompt: string): string[] | undefined {
  const match = /^([^()]*)\(([\w ]{2,24})\)[.?!]*$/.exec(prompt);
  const adverb = match?.[2]?.toLowerCase().trim() ?? "";
  const sentence = match?.[1]?.trim() ?? "";
  if (atEnds.test(adverb)) return putAtEnds(sentence, adverb);
  if (!isMid(adverb)) return undefined;
  const question = asked.exec(sentence);
  if (question) return inQuestion(question[1] ?? "", question[2] ?? "", adverb);
  const bare = sentence.replace(/[.!]$/, "");
  const denial = denied.exec(bare);
  return denial ? inDenial(denial.slice(1), adverb) : inStatement(bare, adverb);
}

function putAtEnds(sentence: string, adverb: string): string[] {
  const end = /[.?!]$/.exec(sentence)?.[0] ?? ".";
  const bare = sentence.replace(/[.?!]$/, "");
  return [`${bare} ${adverb}${end}`, ...(end === "?" ? [] : [`${capital(adverb)} ${lowered(bare)}${end}`])];
}

const maxSubjectWords = 4;

function inQuestion(opened: string, behind: string, adverb: string): string[] | undefined {
  const words = behind.split(" ");
  for (let size = Math.min(maxSubjectWords, words.length - 1); size > 0; size -= 1) {
    const subject = words.slice(0, size).join(" ");
    if (!subjectOfPhrase(subject)) continue;
    const placed = `${join(opened, subject, adverb, ...words.slice(size))}?`;
    return [placed, ...(closing.has(adverb) ? [`${join(opened, behind, adverb)}?`] : [])];
  }
  return undefined;
}

function inDenial([subject = "", not = "", rest = ""]: string[], adverb: string): string[] | undefined {
  const found = [
    ...(behindNot.has(adverb) ? [join(subject, not, adverb, rest)] : []),
    ...(beforeNot.has(adverb) ? [join(subject, adverb, not, rest)] : []),
    ...(opening.has(adverb) ? [join(capital(adverb), lowered(subject), not, rest)] : []),
    ...(closing.has(adverb) ? [join(subject, not, rest, adverb)] : []),
  ];
  return found.length > 0 ? found.map((text) => `${text}.`) : undefined;
}

function inStatement(bare: string, adverb: string): string[] | undefined {
  const statement = parseStatement(bare);
  if (!statement || statement.adverb) return undefined;
  const { subject, helper: own } = statement;
  const behind = bare.slice(subject.length).trim();
  const placed = own ? [join(subject, own, adverb, statement.rest)] : [join(subject, adverb, behind)];
  return [
    ...placed,
    ...(opening.has(adverb) ? [join(capital(adverb), lowered(bare))] : []),
    ...(closing.has(adverb) ? [join(bare, adverb)] : []),
  ].map((text) => `${text}.`);
}
