import { randomUUID } from "node:crypto";
import type { LessonState } from "@/lib/features/coach/lesson-state";
import type { OpenFinding } from "@/lib/features/coach/open-finding";
import { readers } from "@/lib/features/readers/readers";
import type { TutorTurn } from "@/lib/ports/tutor";

export type TypedTurn = {
  student: string;
  /** Mistakes of earlier turns that are not put right, by their labels. */
  open?: Record<string, { quote: string; correction: string }>;
  preface: { fixed?: string[] } & Record<string, unknown>;
  reply: string;
};

/** What a student saw of a turn, and the words in the reply's place where its preface could not be read. */
export type SeenTurn = { typed: TypedTurn; shown: string; isUnreadable: boolean; foundQuotes: string[] };

/** The whole answer; open mistakes are labelled by their place, as the notes do. */
export function rawOf({ preface, reply, open = {} }: TypedTurn): string {
  const labels = Object.keys(open);
  const fixed = preface.fixed?.map((label) => `m${labels.indexOf(label) + 1}`);
  return `${JSON.stringify({ ...preface, fixed })}\n---\n${reply}`;
}

/** Plays a talk as the chat does, with the answers somebody typed for the model. */
export async function playModel(turns: readonly TypedTurn[], raw = rawOf): Promise<SeenTurn[]> {
  const history: TutorTurn["history"] = [];
  let state: LessonState = { turn: 0 };
  const seen: SeenTurn[] = [];
  for (const typed of turns) {
    const message = typed.student;
    const findings = await readers.findings(message);
    const open = Object.values(typed.open ?? {}).map(asOpen);
    const lesson = readers.lesson({
      message,
      findings,
      open,
      history: [...history],
      names: [],
      state,
      leads: true,
    });
    const { plan, originals, leading } = lesson;
    const reply = { id: randomUUID(), ...plan, originals, leading, isWhole: true };
    const checked = await readers.reply({ ...reply, spoken: raw(typed) });
    state = checked.judgement?.state ?? plan.state;
    history.push({ role: "student", text: message }, { role: "coach", text: checked.shown });
    seen.push({
      typed,
      shown: checked.shown,
      isUnreadable: checked.isUnreadable ?? false,
      foundQuotes: (checked.judgement?.found ?? []).map(({ quote }) => quote),
    });
  }
  return seen;
}

const asOpen = ({ quote, correction }: { quote: string; correction: string }, at: number): OpenFinding => ({
  id: `m${at + 1}`,
  topic: "other",
  quote,
  correction,
  secret: correction,
  explanation: "",
  hints: ["", "", ""],
  source: "engine",
  attempts: 0,
  sentence: quote,
});

/** Whether a reply was shown as it was typed; blanks decide nothing. */
export const isUnchanged = ({ shown, typed }: SeenTurn) => plain(shown) === plain(typed.reply);

const plain = (text: string) => text.replace(/\s+/g, " ").trim();
