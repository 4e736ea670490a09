import { z } from "zod";
import { supportCauses, supportLevels } from "@/lib/features/safety/rules";
import { storable } from "../storable";

/** A longer one is no preface. */
const maxLength = 12_000;
const maxEntries = 60;
const maxTextLength = 400;

const said = z.string().transform((text) => storable(text.slice(0, maxTextLength)));
const number = z
  .union([z.string(), z.number()])
  .transform((value) => storable(String(value).trim().slice(0, 8)));
const listOf = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .array(entry)
    .nullish()
    .transform((all) => (all ?? []).slice(0, maxEntries));

/** What a tutor that leads has thought before it speaks: one line of JSON before its reply, never shown. */
const preface = z.object({
  /** What the student wants: "check", "exercise", "word", "rule" and others. */
  wants: z.string(),
  /** Mistakes in the student's own English of this message. */
  errors: listOf(
    z.object({
      quote: said,
      correction: said,
      topic: said.nullish().transform((topic) => topic ?? "other"),
      why: said.nullish().transform((why) => why ?? ""),
    }),
  ),
  /** Labels of open mistakes that this message puts right. */
  fixed: listOf(said),
  /** Labels of open mistakes that the student says are none, and the tutor too. */
  dropped: listOf(said),
  /** Items whose answers we do not know, of an exercise this message brings or one under way: of each gap all that is accepted. */
  items: listOf(
    z.object({
      number,
      answers: listOf(z.union([listOf(said), said.transform((one) => [one])])),
      topic: said.nullish().transform((topic) => topic ?? "other"),
    }),
  ),
  /** What the student tried at items of the exercise under way. */
  tries: listOf(
    z.object({
      number,
      gap: z.coerce.number().int().min(1).max(maxEntries).catch(1),
      verdict: z.enum(["right", "almost", "wrong"]),
    }),
  ),
  /** What else the student is to find alone. */
  secret: listOf(said),
  /** How much help the student needs, and why. In doubt about the cause the unspecific one; in doubt about the level none. */
  safety: z
    .object({ level: z.enum(supportLevels), cause: z.enum(supportCauses).catch("distress") })
    .optional()
    .catch(undefined),
});
export type Preface = z.output<typeof preface>;

export type Opening =
  | { kind: "waiting" }
  | { kind: "read"; preface: Preface; replyFrom: number }
  | { kind: "unreadable" };

const waiting: Opening = { kind: "waiting" };
const unreadable: Opening = { kind: "unreadable" };

/**
 * The preface at the beginning of an answer so far. White space, a fence around it, its form and a missing line between it
 * and the reply are forgiven; what cannot be read as a whole is not read in part, as it may hide what must not be said.
 */
export function readOpening(spoken: string, isWhole: boolean): Opening {
  const isOver = isWhole || spoken.length > maxLength;
  const from = (/^[\s\uFEFF]*(?:`{3}[a-z]{0,8}\s*)?/i.exec(spoken)?.[0] ?? "").length;
  if (from === spoken.length || (spoken.length - from < 3 && /^`+$/.test(spoken.slice(from))))
    return isOver ? unreadable : waiting;
  if (spoken[from] !== "{") return unreadable;
  const to = endOfObject(spoken, from);
  if (to === undefined || to - from > maxLength) return isOver ? unreadable : waiting;
  const parsed = preface.safeParse(parseJson(spoken.slice(from, to)));
  if (!parsed.success) return unreadable;
  const between = /^[\s`]*(?:-{3,}[\s]*)?/.exec(spoken.slice(to))?.[0].length ?? 0;
  // More of the line between may follow.
  const isOpen = !isWhole && /^[\s`]*-{0,2}$/.test(spoken.slice(to));
  return isOpen ? waiting : { kind: "read", preface: parsed.data, replyFrom: to + between };
}

/** Behind the bracket that closes the one at `from`; undefined while there is none. */
function endOfObject(text: string, from: number): number | undefined {
  let depth = 0;
  let isInText = false;
  for (let at = from; at < text.length && at - from <= maxLength; at += 1) {
    const character = text[at];
    if (isInText && character === "\\") at += 1;
    else if (character === '"') isInText = !isInText;
    else if (!isInText && character === "{") depth += 1;
    else if (!isInText && character === "}") {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const machineLine = /^\s*(?:`{3}|-{3,}\s*$|\{\s*(?:$|["']))/;
const machineEnd = /^\s*(?:\}|-{3,}|`{3,})/;
/** The beginning of a line that may become one of those. */
const mayBecomeMachine = /^\s*(?:`{1,3}|-{1,3}|\{\s*)?$/;

/**
 * A reply so far without what is no word for a student: another preface, the line behind it, a fence. What was shown of a
 * shorter beginning of the same reply is always a beginning of what is shown of a longer one.
 */
export function withoutMachinery(reply: string, isWhole: boolean): string {
  const lines = reply.split("\n");
  let shown = "";
  let isInside = false;
  for (const [at, line] of lines.entries()) {
    const isOpen = at === lines.length - 1 && !isWhole;
    if (isInside) {
      isInside = !machineEnd.test(line);
      continue;
    }
    if (isOpen && mayBecomeMachine.test(line)) break;
    if (machineLine.test(line)) {
      isInside = /^\s*\{\s*$/.test(line);
      continue;
    }
    const cut = /\{(?=\s*(?:["']|$))/.exec(line);
    shown += (shown && "\n") + (cut ? line.slice(0, cut.index) : line);
    if (cut && isOpen) break;
  }
  return shown;
}
