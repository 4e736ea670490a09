import type { Ctx, Learner } from "@/lib/context";
import { speakLesson, type Asked, type Lesson } from "./speak-lesson";

/**
 * A lesson that is spoken while its send is charged. Nothing of it is heard until it is let out; given up, it ends the
 * request to the model.
 */
export class EarlyLesson {
  private readonly ended = new AbortController();
  private readonly lesson: Promise<Lesson | undefined>;
  private held = "";
  private emit = (text: string): void => void (this.held += text);

  constructor(ctx: Ctx<Learner>, asked: Asked) {
    this.lesson = speakLesson(ctx, asked, (text) => this.emit(text), this.ended.signal);
    this.lesson.catch(() => undefined); // Whoever lets it out hears of it.
  }

  /** Lets out what was said, and from now on what is being said. */
  letOut(emit: (text: string) => void): Promise<Lesson | undefined> {
    if (this.held) emit(this.held);
    this.emit = emit;
    return this.lesson;
  }

  giveUp(): void {
    this.ended.abort();
  }
}
