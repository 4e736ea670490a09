import { sentenceAt, type OpenFinding } from "@/lib/features/coach/open-finding";
import { readState, type LessonState } from "@/lib/features/coach/lesson-state";
import type { Plan } from "@/lib/features/coach/plan/plan";
import { planTurn } from "@/lib/features/coach/plan/plan-turn";
import type { Wish } from "@/lib/features/coach/wish";
import type { Finding } from "@/lib/features/english/finding";
import { findGrammar } from "@/lib/features/english/find-grammar";
import { remembering } from "@/lib/remembering";

export type Said = { message: string; wish?: Wish };
/** A turn as it was played: what was open and known before it, and what was made of it. */
export type Line = { message: string; plan: Plan; reply: string; before: LessonState; open: OpenFinding[] };

const findOnce = remembering(findGrammar, Infinity);

/** A conversation as the chat holds it: the state is stored and read again, open mistakes come newest first. */
export class Chat {
  private state: LessonState;
  private open: OpenFinding[] = [];
  private turn = 0;

  /** Conversations with different seeds are worded differently. */
  constructor(seed = 0) {
    this.state = { turn: seed };
  }

  say({ message, wish }: Said, findings: Finding[] = findOnce(message)): Line {
    const { state: before, open } = this;
    const plan = planTurn({ message, findings, open, state: before, wish });
    const { resolvedIds, attemptedIds, droppedIds } = plan;
    const left = open
      .filter(({ id }) => !resolvedIds.includes(id) && !droppedIds.includes(id))
      .map((one) => (attemptedIds.includes(one.id) ? { ...one, attempts: one.attempts + 1 } : one));
    this.turn += 1;
    this.open = [...plan.findings.map((finding, at) => this.asOpen(finding, message, at)), ...left];
    this.state = readState(JSON.parse(JSON.stringify(plan.state)));
    return { message, plan, reply: plan.reply, before, open };
  }

  private asOpen(finding: Finding, message: string, at: number): OpenFinding {
    return {
      ...finding,
      id: `${this.turn}-${at}`,
      source: "engine",
      attempts: 0,
      sentence: sentenceAt(message, finding.start),
    };
  }
}

/** Plays what a student types, message by message. */
export function play(messages: readonly string[], seed = 0): Line[] {
  const chat = new Chat(seed);
  return messages.map((message) => chat.say({ message }));
}
