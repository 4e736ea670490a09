import { parseStatement } from "../parse-statement";
import type { OptionPlace } from "../option-place";

const subjects = "[Ii]|[Yy]ou|[Hh]e|[Ss]he|[Ii]t|[Ww]e|[Tt]hey|[Mm]y \\p{L}+|\\p{Lu}\\p{Ll}+";
const helpers = "do|does|did|am|is|are|was|were|have|has|had|can|could|will|would|should|must|might";
const closing = "\\s*[.!\"”»']*\\s*$";
const behindHelper = new RegExp(`^\\s*(?:${helpers}) (?:${subjects})${closing}`, "u");
const behindOpener = new RegExp(`^\\s*(${subjects})${closing}`, "u");

type Told = { helper: string; isNegative: boolean };

/** What was said before: the helper that answers it, and whether it denies. */
export function toldBefore(text: string): Told | undefined {
  const sentence =
    text
      .replace(/["“”«»]/g, " ")
      .trim()
      .replace(/[-–—→:=.,!?\s]+$/u, "")
      .split(/[.!?]\s+|\s[-–—]\s|:\s/)
      .at(-1)
      ?.trim() ?? "";
  const full = sentence
    .replace(/[’‘]/g, "'")
    .replace(/\bi\b/g, "I")
    .replace(/\bI'm\b/i, "I am")
    .replace(/\b(\w+)'re\b/i, "$1 are")
    .replace(/\b(\w+)'ve\b/i, "$1 have")
    .replace(/\b(\w+)'ll\b/i, "$1 will")
    .replace(/\b(\w+)'d (?=like|love|rather|prefer)/i, "$1 would ")
    .replace(
      /\b(he|she|it|that|there)'s (been|got|gone|done|seen|made|finished|lived|lost|had|left)\b/i,
      "$1 has $2",
    )
    .replace(/\b(he|she|it|that|there)'s\b/i, "$1 is");
  const isNegative = /n't\b|\bnot\b|\bnever\b|\bcannot\b|\bnobody\b|\bhardly\b/i.test(full);
  const plain = full.replace(/\bcannot\b/i, "can't");
  const shown = new RegExp(
    `^(?:[\\p{L}']+ ){1,4}?(${helpers}|won't|can't)(?:n't)?\\b(?! (?:my|the|a|an|homework|lunch|breakfast|dinner|two|three|one|some|many|to)\\b)`,
    "iu",
  )
    .exec(plain)?.[1]
    ?.toLowerCase();
  if (shown) return { helper: shown === "won't" ? "will" : shown === "can't" ? "can" : shown, isNegative };
  const statement = parseStatement(plain.charAt(0).toUpperCase() + plain.slice(1));
  if (!statement) return undefined;
  const own = statement.helper ?? (statement.tense === "past" ? "did" : "do");
  return { helper: own, isNegative: isNegative || statement.isNegative };
}

const third =
  /^(?:he|she|it|my (?!parents|friends|brothers|sisters|grandparents|cousins)\w+|\p{Lu}\p{Ll}+)$/u;

/** The helper for another subject: "am" → "is" for her. */
function helperFor(helper: string, subject: string): string {
  const lower = subject.toLowerCase();
  const isThird =
    lower !== "i" && (third.test(lower) || (third.test(subject) && !/^(?:We|You|They|I)$/.test(subject)));
  if (/^(?:am|is|are)$/.test(helper)) return lower === "i" ? "am" : isThird ? "is" : "are";
  if (/^(?:was|were)$/.test(helper)) return lower === "i" || isThird ? "was" : "were";
  if (/^(?:do|does)$/.test(helper)) return isThird ? "does" : "do";
  return /^(?:have|has)$/.test(helper) ? (isThird ? "has" : "have") : helper;
}

/** "So ____ I", "____ can I": what one answers who agrees; undefined for what is no such answer. */
export function solveReply({
  earlier,
  textBefore,
  textAfter,
}: Pick<OptionPlace, "earlier" | "textBefore" | "textAfter">): string[] | undefined {
  const opener = /(?:^|[^\p{L}])(so|neither|nor)\s*(?:____\s*)?$/iu.exec(textBefore)?.[1]?.toLowerCase();
  const subject = behindOpener.exec(textAfter)?.[1];
  if (opener && subject) {
    const told = toldBefore(
      `${earlier} ${textBefore.slice(0, textBefore.toLowerCase().lastIndexOf(opener))}`,
    );
    if (!told || told.isNegative === (opener === "so")) return undefined;
    return [helperFor(told.helper, subject)];
  }
  if (!behindHelper.test(textAfter)) return undefined;
  const said = `${earlier} ${textBefore}`;
  if (said.trim() === "" || !/["“”«»→=.!:\n]\s*$|\s[-–—]\s*$/.test(said)) return undefined;
  const told = toldBefore(said);
  return told && (told.isNegative ? ["neither", "nor"] : ["so"]);
}
