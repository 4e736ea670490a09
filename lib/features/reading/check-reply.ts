import { keepFit } from "@/lib/features/coach/guard/fit-reply";
import { guardReply } from "@/lib/features/coach/guard/guard";
import type { Secret } from "@/lib/features/coach/guard/secrets";
import { revealOriginals, type Originals } from "@/lib/features/coach/prompt/privacy-mask";
import { safety } from "@/lib/i18n/it";
import { Feed } from "./feed";

/** A reply as the tutor speaks it, and what must not be in it. */
export type SpokenReply = {
  id: string;
  /** All of it so far. */
  spoken: string;
  isWhole: boolean;
  secrets: readonly Secret[];
  /** What is shown in place of a sentence that gives an answer away. */
  fallbackHint: string;
  /** Who stands behind the names the tutor was given. */
  originals: Originals;
};

const maxKept = 200;
const underWay = new Map<string, Check>();

/**
 * What of a reply may be shown so far. It depends on nothing but the reply so far: what this thread remembers of it only
 * saves reading it again from the start.
 */
export async function checkReply(reply: SpokenReply): Promise<string> {
  const check = underWay.get(reply.id) ?? new Check(reply);
  underWay.delete(reply.id);
  const shown = await check.read(reply.spoken, reply.isWhole);
  if (!reply.isWhole) underWay.set(reply.id, check);
  const [oldest] = underWay.size > maxKept ? underWay.keys() : [];
  if (oldest !== undefined) underWay.delete(oldest);
  return shown;
}

class Check {
  private readonly feed = new Feed();
  private readonly passed: AsyncGenerator<string>;
  private readonly ended: Promise<void>;
  private heard = 0;
  private shown = "";

  constructor({ secrets, fallbackHint, originals }: SpokenReply) {
    const revealed = revealOriginals(originals, this.feed.pieces());
    this.passed = keepFit(guardReply(revealed, secrets, fallbackHint), safety.insteadOfUnfit);
    this.ended = this.collect();
  }

  async read(spoken: string, isWhole: boolean): Promise<string> {
    const piece = spoken.slice(this.heard);
    this.heard = spoken.length;
    if (isWhole) this.feed.end(piece);
    else this.feed.add(piece);
    await Promise.race([this.ended, this.feed.isUsedUp()]);
    if (isWhole) await this.ended;
    return this.shown;
  }

  private async collect(): Promise<void> {
    for await (const piece of this.passed) this.shown += piece;
  }
}
