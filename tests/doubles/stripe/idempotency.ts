import { Refusal } from "./refusal";

export type Answer = { status: number; body: object; isReplay?: boolean };

type Kept = { request: string; answer: Promise<Answer>; isDone: () => boolean; until: number };

const daySeconds = 24 * 60 * 60;

/** Stripe's idempotency: one key, one execution, and the same answer for whoever sends the same again within a day. */
export class IdempotencyKeys {
  private readonly kept = new Map<string, Kept>();

  /** `now` is in seconds. */
  constructor(private readonly now: () => number) {}

  /** `request` is what must be the same for the same key: path and parameters. */
  async once(
    key: string | undefined,
    { request, execute }: { request: string; execute: () => Promise<Answer> },
  ): Promise<Answer> {
    if (!key) return execute();
    const earlier = this.kept.get(key);
    if (!earlier || earlier.until <= this.now()) return this.execute(key, { request, execute });
    if (earlier.request !== request)
      throw new Refusal(400, {
        type: "idempotency_error",
        message: "Keys for idempotent requests can only be used with the same parameters.",
      });
    if (!earlier.isDone()) throw new Refusal(409, { code: "idempotency_key_in_use" });
    return { ...(await earlier.answer), isReplay: true };
  }

  private execute(key: string, { request, execute }: { request: string; execute: () => Promise<Answer> }) {
    let isDone = false;
    const answer = execute().finally(() => (isDone = true));
    this.kept.set(key, { request, answer, isDone: () => isDone, until: this.now() + daySeconds });
    // What Stripe refuses before doing anything is not kept: the key can be used for another try.
    answer.then(
      ({ status }) => status === 400 && this.kept.delete(key),
      () => this.kept.delete(key),
    );
    return answer;
  }
}
