import { onlineManager, type QueryClient } from "@tanstack/react-query";
import { Keeper } from "@/components/offline/keeper";
import { forgetAll, forgetOthers } from "@/components/offline/leave-device";
import { loadWhatPhotosNeed } from "@/components/offline/load-ahead";
import { registerWorker } from "@/components/offline/register-worker";
import { Sender } from "@/components/offline/sender";
import { connectTabs } from "@/components/offline/tabs";

/**
 * What the app does so that nothing is lost without a net, as long as a learner's screen is open: keeps what was written,
 * has it leave later, and is one with the learner's other tabs. Ends when `signal` is aborted.
 */
export async function startDuties(
  queryClient: QueryClient,
  userId: number,
  signal: AbortSignal,
): Promise<void> {
  onlineManager.setOnline(navigator.onLine); // It believes in a net until it hears otherwise.
  registerWorker();
  loadWhatPhotosNeed(signal);
  forgetOthers(userId);
  const keeper = new Keeper(userId, queryClient);
  const isStarted = keeper.start(signal);
  const reactions = {
    onChanged: () => void isStarted.then(() => keeper.meetOthersSoon()),
    onLeft: () => void forgetAll().then(() => window.location.reload()),
  };
  connectTabs(queryClient, userId, reactions, signal);
  await isStarted;
  if (!signal.aborted) new Sender(userId, queryClient, keeper, signal).start();
}
