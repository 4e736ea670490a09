import { hashKey, type QueryClient } from "@tanstack/react-query";
import type { Conversation } from "@/components/conversation/conversation";
import { queryKeys } from "@/components/learner/queries";
import { refreshLearner } from "@/components/learner/refresh-learner";

/** What tabs tell each other: that something has changed, or that the student has left. Never what. */
type News = { userId: number; type: "changed" | "left" };

const channelName = "english-coach";
/** An answer that is being read is not taken off the screen for it. */
const patienceMs = 1000;

function openChannel(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === "function" ? new BroadcastChannel(channelName) : undefined;
}

/** Tells the other tabs that this student has left. */
export function tellLeft(userId: number): void {
  const channel = openChannel();
  channel?.postMessage({ userId, type: "left" } satisfies News);
  channel?.close();
}

type Reactions = {
  /** Another tab has done something. */
  onChanged: () => void;
  onLeft: () => void;
};

/** Tells other tabs whenever the learner has done something here, and shows what they tell, until `signal` is aborted. */
export function connectTabs(
  queryClient: QueryClient,
  userId: number,
  { onChanged, onLeft }: Reactions,
  signal: AbortSignal,
): void {
  const channel = openChannel();
  if (!channel) return;
  let isHearing = false;
  let timer: ReturnType<typeof setTimeout>;

  function show(): void {
    clearTimeout(timer);
    const conversation = queryClient.getQueryData<Conversation>(queryKeys.conversation(userId));
    if (conversation?.entries.some(({ status }) => status === "pending")) {
      timer = setTimeout(show, patienceMs);
      return;
    }
    isHearing = true; // What is heard is not told again.
    refreshLearner(queryClient, userId);
    void queryClient.invalidateQueries({ queryKey: queryKeys.conversation(userId) });
    isHearing = false;
    onChanged();
  }

  channel.onmessage = ({ data }: MessageEvent<News>) => {
    if (data.userId !== userId) return;
    if (data.type === "left") onLeft();
    else show();
  };
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type, query, ...event }) => {
    const isInvalidated = type === "updated" && "action" in event && event.action.type === "invalidate";
    if (isInvalidated && !isHearing && query.queryHash === hashKey(queryKeys.learner(userId)))
      channel.postMessage({ userId, type: "changed" } satisfies News);
  });
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    unsubscribe();
    channel.close();
  });
}
