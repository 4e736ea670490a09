import type { Ctx, Learner } from "@/lib/context";
import type { Plan } from "@/lib/features/coach/plan/plan";
import type { Originals } from "@/lib/features/coach/prompt/privacy-mask";
import type { Judgement } from "@/lib/features/coach/teacher/judge-preface";
import type { LeadingReply } from "@/lib/features/readers/check-reply";
import { ReplyReading } from "@/lib/features/reading/reply-reading";
import { graver, replacesLesson, type Support } from "@/lib/features/safety/rules";
import type { SecondReading } from "@/lib/features/safety/second-reading";
import { chat as t } from "@/lib/i18n/it";
import { threadKeyOf } from "./read-message";
import { ShownText } from "./shown-text";

/** What must not be in a reply. */
export type Guarded = {
  plan: Pick<Plan, "secrets" | "fallbackHint">;
  originals: Originals;
  /** Where the tutor leads. */
  leading?: LeadingReply;
};

/** Once everything has been heard that is there already. */
const endOfTick = () => new Promise<void>((resolve) => process.nextTick(resolve));

/**
 * Hears a reply out and passes on what of it may be shown. What comes while a check is under way, or in one tick, is checked
 * together.
 */
export class Listener {
  judgement: Judgement | undefined;
  isUnreadable = false;
  support: Support | undefined;
  isOver = false;
  /** Settles once there is no use in hearing more. */
  readonly over: Promise<void>;
  private endIt: () => void = () => undefined;
  private readonly reading: ReplyReading;
  private readonly text = new ShownText();
  private checking: Promise<void> | undefined;
  private failure: { error: unknown } | undefined;

  constructor(
    ctx: Ctx<Learner>,
    { plan: { secrets, fallbackHint }, originals, leading }: Guarded,
    private readonly hearing: { second?: SecondReading | undefined },
    private readonly emit: (text: string) => void,
  ) {
    this.reading = new ReplyReading(ctx, { secrets, fallbackHint, originals, leading }, threadKeyOf(ctx));
    this.over = new Promise((resolve) => (this.endIt = resolve));
  }

  get shown(): string {
    return this.text.shown;
  }

  async hearAll(pieces: AsyncIterable<string>): Promise<void> {
    for await (const piece of pieces) {
      this.hear(piece);
      if (this.isOver) return;
    }
  }

  hear(piece: string): void {
    if (this.isOver) return;
    this.reading.add(piece);
    this.lookForNeed(undefined);
    if (this.reading.isDue) this.checking ??= this.checkWhatIsNew();
  }

  /** Checks what was heard so far, be there more or not. */
  async settle(): Promise<void> {
    await this.checking;
    if (this.failure) throw this.failure.error;
  }

  async end(): Promise<void> {
    await this.settle();
    if (!this.isOver) await this.show(true);
  }

  private async checkWhatIsNew(): Promise<void> {
    try {
      while (this.reading.isDue && !this.isOver) {
        await endOfTick();
        await this.show(false);
      }
    } catch (error) {
      this.failure = { error };
      this.finish();
    } finally {
      this.checking = undefined;
    }
  }

  private async show(isWhole: boolean): Promise<void> {
    const checked = await this.reading.next(isWhole);
    if (this.isOver) return;
    this.isUnreadable = checked?.isUnreadable ?? false;
    this.judgement = checked?.judgement;
    this.lookForNeed(checked?.support);
    if (this.isOver) return;
    const piece = checked ? this.text.add(checked.shown) : this.text.breakOff(t.unreadReply);
    if (piece) this.emit(piece);
    if (isWhole || !checked || this.isUnreadable) this.finish();
  }

  /** A need of help that takes the lesson's place ends the reply. */
  private lookForNeed(seen: Support | undefined): void {
    this.support = graver(seen ?? this.support, this.hearing.second?.support);
    if (replacesLesson(this.support)) this.finish();
  }

  private finish(): void {
    this.isOver = true;
    this.endIt();
  }
}
