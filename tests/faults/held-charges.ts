import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { SignedIn } from "@/bench/sign-in";
import type { OpenAiDouble } from "../doubles/openai";
import { holdStudent } from "../support/held-student";
import type { Random } from "../support/random";
import type { Fleet } from "./fleet";
import type { Load, Sent } from "./load";

const tries = 20;
const readyMs = 120_000;

/**
 * Kills instances that have asked the model about a send and wait for its charge: somebody else holds the student's row
 * until they are dead. Nobody but this sends for these students.
 */
export class HeldCharges {
  private serial = 0;
  /** Why a kill did not come at that moment. */
  readonly misses: string[] = [];
  /** Sends that were not answered when they were sent again. */
  readonly unanswered: string[] = [];

  constructor(
    private readonly databaseUrl: string,
    private readonly fleet: Fleet,
    private readonly load: Load,
    private readonly model: OpenAiDouble,
    private readonly random: Random,
  ) {}

  /** One such kill. An instance that is not warm takes longer to ask than its charge may wait. */
  async kill({ userId, cookie }: SignedIn, place: number): Promise<void> {
    const deadline = performance.now() + readyMs;
    while (!(await this.fleet.isReady(place)) && performance.now() < deadline) await pause(200);
    for (let left = tries; left > 0; left -= 1) {
      this.serial += 1;
      const text = `I like my red bike number ${this.serial}`;
      const sent: Sent = { userId, key: randomUUID(), text, isAccepted: false };
      const isKilled = await this.killBetween(sent, cookie, place);
      await this.load.sendAgain(sent, cookie);
      if (!sent.answer) this.unanswered.push(sent.key);
      if (isKilled) return;
    }
    this.misses.push(
      `of ${tries} sends to place ${place} the model was asked about none before it was charged`,
    );
  }

  private async killBetween(sent: Sent, cookie: string, place: number): Promise<boolean> {
    const held = await holdStudent(this.databaseUrl, { id: sent.userId });
    let isOver = false;
    const sending = this.load.send(this.fleet.urlOf(place), sent, cookie).finally(() => void (isOver = true));
    let isBetween = false;
    while (!isBetween && !isOver) {
      await pause(10);
      isBetween = this.isAsked(sent.text) && (await held.isWanted());
    }
    const killed = isBetween ? this.fleet.killAndRestart(place) : undefined;
    // What a dead instance has asked of the server either ends with its connection or is done all the same.
    if (isBetween && this.random.chance(0.5)) await held.endWaiting();
    await held.release();
    await Promise.all([sending, killed]);
    return isBetween;
  }

  private isAsked(text: string): boolean {
    return this.model.requests.some(({ body }) =>
      body.messages.some(({ content }) => content.endsWith(text)),
    );
  }
}
