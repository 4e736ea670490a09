import type { QueryClient } from "@tanstack/react-query";
import { isTooLarge } from "@/lib/api-client/client-errors";
import { chatScreen, common, photo, pictureMessage } from "@/lib/i18n/it";
import { endsInNeed, type Conversation, type Turn } from "@/components/conversation/conversation";
import type { Refusal } from "@/components/conversation/run-turn";
import type { SendingEvent } from "@/components/chat/sending";
import type { EndedTurn } from "@/components/chat/turn-runner";
import type { useRefusal } from "@/components/conversation/use-refusal";
import {
  keepUnsent,
  readDraft,
  readUnsent,
  releaseUnsent,
  writeDraft,
} from "@/components/learner/kept-texts";
import { queryKeys } from "@/components/learner/queries";
import { leaveIfSignedOut } from "@/components/learner/signed-out";
import { readAttachment, writeAttachment } from "@/components/photo/attachment";
import { settleExchange } from "@/components/rewards/settle-exchange";
import { showToast } from "@/components/ui/toast";

/** Whose turns they are, where they are shown, and whom their events are told. */
export type Desk = {
  userId: number;
  queryClient: QueryClient;
  refused: ReturnType<typeof useRefusal>;
  /** The keys of what the server has not confirmed to have. */
  unconfirmed: Set<string>;
  dispatch: (event: SendingEvent) => void;
};

/** Shows how a turn went, and keeps or releases what this device has of it. */
export function settleTurn(desk: Desk, turn: Turn, outcome: EndedTurn): void {
  const { userId, queryClient, dispatch } = desk;
  const key = turn.clientMessageId;
  switch (outcome.type) {
    case "answered":
      release(desk, key);
      dispatch({ type: "answered", key, exchange: outcome.exchange });
      return settleExchange(queryClient, userId, outcome.exchange);
    case "refused":
      return refuse(desk, turn, outcome.refusal);
    case "failed":
      leaveIfSignedOut(outcome.cause);
      return settleFailure(desk, turn, outcome);
    case "given-back":
      leaveIfSignedOut(outcome.cause);
      giveBack(desk, turn, photo.askForHelp);
      showToast({
        title: photo.failedTitle,
        description: isTooLarge(outcome.cause) ? common.imageTooLarge : photo.failed,
        variant: "error",
      });
  }
}

type Failure = { problem: string; isUnreached: boolean };

function settleFailure(desk: Desk, turn: Turn, { problem, isUnreached }: Failure): void {
  if (turn.verdict) takeBack(desk, turn.clientMessageId);
  else if (!isUnreached) fail(desk, turn.clientMessageId, problem);
  else if (!letWait(desk, turn)) return;
  showToast({ title: chatScreen.errorTitle, description: problem, variant: "error" });
}

function refuse(desk: Desk, turn: Turn, refusal: Refusal): void {
  const { userId, queryClient, refused, unconfirmed } = desk;
  const key = turn.clientMessageId;
  const now = queryClient.getQueryData<Conversation>(queryKeys.conversation(userId));
  if (now && endsInNeed(now)) {
    refused.note(refusal);
    return fail(desk, key, refused.problemOf(refusal));
  }
  refused.explain(refusal);
  if (keptOf(userId, key) || unconfirmed.has(key)) giveBack(desk, turn);
  else fail(desk, key, chatScreen.sendFailed);
}

function fail({ userId, dispatch }: Desk, key: string, problem: string): void {
  const kept = keptOf(userId, key);
  if (kept?.waits) keepUnsent(userId, { ...kept, waits: undefined });
  dispatch({ type: "failed", key, problem });
}

/** Has a message wait for the net. Answers whether that is news, and no sign on the screen tells it. */
export function letWait({ userId, dispatch }: Desk, turn: Turn): boolean {
  const { clientMessageId, message, image, wish, about } = turn;
  const kept = keptOf(userId, clientMessageId);
  const createdAt = kept?.createdAt ?? new Date().toISOString();
  keepUnsent(userId, { clientMessageId, message, image, wish, about, createdAt, waits: true });
  dispatch({ type: "waits", key: clientMessageId });
  return !kept?.waits && navigator.onLine;
}

/** Nothing was answered: the buttons are there again, or what became of the verdict elsewhere. */
function takeBack({ userId, queryClient, dispatch }: Desk, key: string): void {
  dispatch({ type: "dropped", key });
  void queryClient.invalidateQueries({ queryKey: queryKeys.conversation(userId) });
}

/** Takes a message off the screen and puts its words, its photo and what it is for back to where they are chosen. */
function giveBack(desk: Desk, { message, image, wish, clientMessageId: key }: Turn, instead = ""): void {
  const { userId, dispatch } = desk;
  const words = message === pictureMessage ? instead : message;
  writeDraft(userId, [words, readDraft(userId)].filter(Boolean).join("\n"));
  writeAttachment(userId, image ?? readAttachment(userId));
  release(desk, key);
  dispatch({ type: "dropped", key, wish });
}

/** The server has a message now, or its words are in the draft. */
export function release({ userId, unconfirmed }: Desk, key: string): void {
  unconfirmed.delete(key);
  releaseUnsent(userId, key);
}

const keptOf = (userId: number, key: string) =>
  readUnsent(userId).find(({ clientMessageId }) => clientMessageId === key);
