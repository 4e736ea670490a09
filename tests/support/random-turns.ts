import { counterOf, type ExchangeKind } from "@/lib/features/chat/rules";
import type { Settlement } from "@/lib/features/chat/turn-to-settle";
import { newFindings } from "@/lib/features/findings/new-findings";
import type { Reward } from "@/lib/features/rewards/reward";
import { xpForMessage, xpForPhoto } from "@/lib/features/rewards/rules";
import { mistake } from "./pending-turns";
import type { Random } from "./random";
import type { SettledStudent } from "./settled-student";

const topics = ["a-or-an", "spelling", "other"] as const;
const kinds = ["lesson", "lesson", "lesson", "verdict", "fixed", "photo", "free", "help"] as const;

const kindsOf = {
  lesson: "message",
  verdict: "contest",
  fixed: "message",
  photo: "homework",
  free: "message",
  help: "message",
} as const;

/** A turn to settle, and what the rules give for it. */
type RandomTurn = { settlement: Settlement; reward: Reward | undefined };

/** Turns of one student at random: the same ones, and the same of their mistakes, for the same seed. */
export class RandomTurns {
  /** Ids of the mistakes, in the order of the model's. */
  readonly ids: string[] = [];

  constructor(
    private readonly random: Random,
    private readonly model: SettledStudent,
  ) {}

  /** What kind of turn is next, and how it was charged. */
  next() {
    const what = this.random.pick(kinds);
    const kind: ExchangeKind = kindsOf[what];
    const isFree = what === "help";
    const chargedHearts = kind === "message" && !isFree ? this.random.below(2) : 0;
    return { what, kind, isFree, chargedHearts, isNamed: isFree || this.random.chance(0.1) };
  }

  turn({ what, kind, isFree }: ReturnType<RandomTurns["next"]>, now: Date): RandomTurn {
    const state = this.random.chance(0.7) ? { turn: 1 } : undefined;
    if (what === "lesson" || what === "verdict") {
      const lesson = this.lesson(counterOf({ kind, isFree }) !== undefined, now);
      return { ...lesson, settlement: { ...lesson.settlement, state } };
    }
    if (what === "fixed") {
      const practice = { xp: 0, messages: 1 as const };
      return { settlement: { practice, state }, reward: this.model.award(practice, now) };
    }
    if (what === "photo") {
      const photo = `picture ${this.random.below(8)}`;
      const settlement = { practice: { xp: xpForPhoto, photo }, state };
      return { settlement, reward: this.model.photo(photo, now) };
    }
    return { settlement: { isFree: true, state }, reward: undefined };
  }

  private lesson(isCounted: boolean, now: Date): RandomTurn {
    const { random, model } = this;
    const found = this.some(2, () => random.pick(topics));
    const [resolved, attempted, dropped] = [this.someKnown(2), this.someKnown(2), this.someKnown(1)];
    const corrections = random.below(3);
    const used = this.some(6, () => `word${random.below(170)}`);
    const words = { used: [...used, ...used], isPractice: random.below(2) === 1 };
    const idsOf = (places: number[]) => places.map((at) => this.ids[at] ?? "");
    const english = {
      findings: newFindings(found.map((topic, at) => mistake(topic, at * 5))),
      resolvedIds: idsOf(resolved),
      attemptedIds: idsOf(attempted),
      droppedIds: idsOf(dropped),
      seen: [],
      unseen: [],
    };
    this.ids.push(...english.findings.map(({ id }) => id));
    const findingsOf = (places: number[]) => places.flatMap((at) => model.findings[at] ?? []);
    const message = {
      found,
      resolved: findingsOf(resolved),
      attempted: findingsOf(attempted),
      dropped: findingsOf(dropped),
      corrections,
      words,
    };
    const xpOf = (correctedFindings: number) =>
      xpForMessage({ isPractice: words.isPractice, correctedFindings });
    const practice = { xp: xpOf(0), xpIfCorrected: xpOf(1), messages: 1 as const, corrections };
    return {
      settlement: { english, ...(isCounted && { practice: { ...practice, words: words.used } }) },
      reward: model.message(message, now, isCounted),
    };
  }

  private some<T>(most: number, one: () => T): T[] {
    return Array.from({ length: this.random.below(most + 1) }, one);
  }

  private someKnown(most: number): number[] {
    return this.ids.length === 0 ? [] : this.some(most, () => this.random.below(this.ids.length));
  }
}
