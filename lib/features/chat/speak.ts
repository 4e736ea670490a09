import { v7 as uuid } from "uuid";
import type { Ctx, Learner } from "@/lib/context";
import type { LessonState } from "@/lib/features/coach/lesson-state";
import type { Plan } from "@/lib/features/coach/plan/plan-turn";
import type { Originals } from "@/lib/features/coach/prompt/privacy-mask";
import { storable } from "@/lib/features/coach/storable";
import type { Judgement } from "@/lib/features/coach/teacher/judge-preface";
import type { LeadingReply } from "@/lib/features/reading/check-reply";
import { readOr } from "@/lib/features/reading/read";
import { graver, replacesLesson, type Support } from "@/lib/features/safety/rules";
import type { SecondReading } from "@/lib/features/safety/second-reading";
import { chat as t } from "@/lib/i18n/it";
import { TutorError, type TutorTurn } from "@/lib/ports/tutor";
import { studentKeyOf } from "@/lib/secret";
import { maxReplyLength } from "./rules";

/** A turn as the tutor may see it, and what must not be in the reply to it. */
type Told = {
  turn: TutorTurn;
  plan: Pick<Plan, "secrets" | "fallbackHint">;
  originals: Originals;
  /** Where the tutor leads. */
  leading?: LeadingReply;
};
export type Spoken = {
  reply: string;
  judgement?: Judgement | undefined;
  /** Where our own words stand in: what the preface has said of an exercise nonetheless. */
  keptState?: LessonState | undefined;
  /** The need of help that the tutor or a second reader saw. One that replaces the lesson has ended the reply. */
  support?: Support | undefined;
};
type Hearing = { conversationId: string; second?: SecondReading | undefined };

/**
 * The tutor's words for a plan, piece by piece and in the end as a whole, with what its preface says. Each of its
 * sentences is checked for what gives an answer away and for what no child should read; what cannot be checked is not
 * shown, and ends the reply. Without a readable preface our own words for the turn stand in its place. So does a need of help
 * that is seen meanwhile end it: who hears it answers that instead.
 */
export async function speak(
  ctx: Ctx<Learner>,
  told: Told,
  hearing: Hearing,
  emit: (text: string) => void,
): Promise<Spoken> {
  const listener = new Listener(ctx, told, hearing, emit);
  const signal = AbortSignal.timeout(ctx.env.TUTOR_TIMEOUT_S * 1000);
  const studentKey = studentKeyOf(ctx.secret, ctx.actor.userId);
  for await (const piece of ctx.ports.tutor.reply(told.turn, signal, studentKey)) {
    if (!(await listener.hear(piece))) break;
  }
  await listener.end();
  const { support } = listener;
  if (listener.isUnreadable) {
    const { reply } = await inOurWords(ctx, told, hearing, emit);
    return { reply, support, keptState: listener.judgement?.state };
  }
  const reply = listener.shown.trim();
  if (!reply && !replacesLesson(support)) throw new TutorError("bad_answer");
  return { reply, support, judgement: listener.judgement };
}

async function inOurWords(
  ctx: Ctx<Learner>,
  { leading: _, ...told }: Told,
  hearing: Hearing,
  emit: (text: string) => void,
): Promise<Spoken> {
  ctx.log.warn({ event: "tutor_without_preface" });
  const listener = new Listener(ctx, { ...told, originals: [] }, hearing, emit);
  await listener.hear(told.turn.ownWords);
  await listener.end();
  return { reply: listener.shown.trim() };
}

/** Hears a reply out and passes on what of it may be shown. */
class Listener {
  shown = "";
  judgement: Judgement | undefined;
  isUnreadable = false;
  support: Support | undefined;
  private spoken = "";
  private isOver = false;
  private readonly check;

  constructor(
    private readonly ctx: Ctx<Learner>,
    { plan: { secrets, fallbackHint }, originals, leading }: Omit<Told, "turn">,
    private readonly hearing: Hearing,
    private readonly emit: (text: string) => void,
  ) {
    this.check = { id: uuid(), secrets, fallbackHint, originals, leading };
  }

  /** Whether there is any use in hearing more. */
  async hear(piece: string): Promise<boolean> {
    this.spoken += piece;
    await this.show(false);
    return !this.isOver;
  }

  async end(): Promise<void> {
    if (!this.isOver) await this.show(true);
  }

  private async show(isWhole: boolean): Promise<void> {
    const checked = await readOr(
      this.ctx,
      "reply",
      { ...this.check, spoken: this.spoken, isWhole },
      { characters: this.spoken.length, key: this.hearing.conversationId, otherwise: () => undefined },
    );
    this.isUnreadable = checked?.isUnreadable ?? false;
    this.isOver = isWhole || !checked || this.isUnreadable;
    this.judgement = checked?.judgement;
    this.support = graver(checked?.support, this.hearing.second?.support);
    if (replacesLesson(this.support)) {
      this.isOver = true;
      return;
    }
    const text = checked?.shown ?? `${this.shown}${this.shown && "… "}${t.unreadReply}`;
    const cut = storable(text.slice(0, maxReplyLength));
    const piece = cut.slice(this.shown.length);
    if (piece) this.emit(piece);
    this.shown = cut;
  }
}
