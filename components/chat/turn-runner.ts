import type { Turn } from "@/components/conversation/conversation";
import type { TurnListener, TurnOutcome } from "@/components/conversation/run-turn";

export type Ask = (turn: Turn, signal: AbortSignal, listener: TurnListener) => Promise<TurnOutcome>;
export type EndedTurn = Exclude<TurnOutcome, { type: "stopped" }>;

/** Asks for answers, one at a time. */
export class TurnRunner {
  private asking: AbortController | null = null;
  private readonly taken = new Set<string>();

  get isRunning(): boolean {
    return this.asking !== null;
  }

  /** Whether it has asked: the screen may still call a message pending for a moment after its answer has come. */
  hasTaken = (key: string): boolean => this.taken.has(key);

  /** How it went; undefined where it was stopped meanwhile. */
  async run(turn: Turn, ask: Ask, listener: TurnListener): Promise<EndedTurn | undefined> {
    const controller = new AbortController();
    this.asking = controller;
    this.taken.add(turn.clientMessageId);
    const outcome = await ask(turn, controller.signal, listener);
    if (controller.signal.aborted || outcome.type === "stopped") return undefined;
    this.asking = null;
    return outcome;
  }

  /** Whoever leaves the screen finds the message pending on coming back, and reads on. */
  stop(): void {
    this.asking?.abort();
    this.asking = null;
    this.taken.clear();
  }
}
