import type { QueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api-client/client";
import { apiErrorOf, NetworkError, userMessageOf } from "@/lib/api-client/client-errors";
import { chatScreen } from "@/lib/i18n/it";
import { failTurn, type Conversation } from "@/components/conversation/conversation";
import { shownChat } from "@/components/conversation/shown-chat";
import {
  keepUnsent,
  onKeptChange,
  readUnsent,
  releaseUnsent,
  type UnsentMessage,
} from "@/components/learner/kept-texts";
import { askWhoIsIn, queryKeys } from "@/components/learner/queries";
import type { Keeper } from "@/components/offline/keeper";
import { settleExchange } from "@/components/rewards/settle-exchange";

/** Before each try, the last of them from then on: where the browser thinks there is a net, but nobody is reached. */
const pausesMs = [1000, 5000, 15_000, 30_000, 60_000];

/** Has messages that wait for the net leave when it is back: the oldest first, one at a time, from one tab. */
export class Sender {
  private tries = 0;
  private waiting = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isSending = false;

  constructor(
    private readonly userId: number,
    private readonly queryClient: QueryClient,
    private readonly keeper: Keeper,
    private readonly signal: AbortSignal,
  ) {}

  start(): void {
    const { signal } = this;
    window.addEventListener("online", () => this.restart(), { signal });
    signal.addEventListener(
      "abort",
      onKeptChange(() => {
        const waiting = this.unsent().length;
        if (waiting > this.waiting) this.restart();
        this.waiting = waiting;
      }),
    );
    signal.addEventListener("abort", () => clearTimeout(this.timer));
    this.waiting = this.unsent().length;
    this.plan();
  }

  private restart(): void {
    this.tries = 0;
    this.plan();
  }

  private plan(): void {
    clearTimeout(this.timer);
    if (this.isSending || this.signal.aborted || !navigator.onLine || this.unsent().length === 0) return;
    const pauseMs = pausesMs[Math.min(this.tries, pausesMs.length - 1)];
    this.timer = setTimeout(() => void this.sendAll(), pauseMs);
  }

  private async sendAll(): Promise<void> {
    this.isSending = true;
    const isReached = await this.alone(async () => {
      await this.keeper.meetOthers(); // Another tab may have sent some.
      for (let [next] = this.unsent(); next; [next] = this.unsent()) {
        await askWhoIsIn(this.userId, this.signal); // The cookie is all tabs' own: somebody else may have come in.
        if (!(await this.send(next))) return false;
        await this.keeper.save();
      }
      return true;
    }).catch(() => false); // Nobody is reached, it is not the student who is in, or the page is being left.
    this.isSending = false;
    this.tries = isReached ? 0 : this.tries + 1;
    this.plan();
  }

  /** Answers whether somebody was reached; then the message does not wait any more. */
  private async send(unsent: UnsentMessage): Promise<boolean> {
    const { clientMessageId } = unsent;
    const resend = shownChat();
    if (resend) await resend(clientMessageId);
    else await this.sendUnseen(unsent);
    return !this.unsent().some((one) => one.clientMessageId === clientMessageId);
  }

  /** The student is on another screen: the answer is in the chat when they come back. */
  private async sendUnseen(unsent: UnsentMessage): Promise<void> {
    const { queryClient, signal, userId } = this;
    const { message, clientMessageId, image, wish, about } = unsent;
    const queryKey = queryKeys.conversation(userId);
    try {
      const body = { message, clientMessageId, image, wish, about };
      const exchange = await api("POST /api/chat", { body, signal });
      releaseUnsent(userId, clientMessageId);
      await this.keeper.save(); // Before other tabs hear of it.
      settleExchange(queryClient, userId, exchange);
      void queryClient.invalidateQueries({ queryKey, refetchType: "all" });
    } catch (error) {
      // Without a session it waits for the same student to come back.
      if (error instanceof NetworkError || apiErrorOf(error)?.status === 401) return;
      keepUnsent(userId, { ...unsent, waits: undefined });
      const problem = userMessageOf(error, chatScreen.sendFailed);
      queryClient.setQueryData<Conversation>(
        queryKey,
        (now) => now && failTurn(now, clientMessageId, problem),
      );
    }
  }

  private unsent(): UnsentMessage[] {
    return readUnsent(this.userId)
      .filter(({ waits, hasImage, image }) => waits && (!hasImage || image))
      .sort((one, other) => one.createdAt.localeCompare(other.createdAt));
  }

  /** No other tab sends meanwhile. Browsers know locks on https and localhost only: elsewhere the message's key has to do. */
  private async alone(work: () => Promise<boolean>): Promise<boolean> {
    const locks = "locks" in navigator ? navigator.locks : undefined;
    if (!locks) return work();
    return await locks.request(`english-coach.send.${this.userId}`, { signal: this.signal }, work);
  }
}
