import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { WorksheetItemReply } from "@/lib/features/worksheets/contract";
import { rungs } from "@/lib/features/worksheets/rules";
import { ApiError, NetworkError, userMessageOf } from "@/lib/api-client/client-errors";
import { api } from "@/lib/api-client/client";
import { worksheetWork as t } from "@/lib/i18n/it/worksheet-work";
import { newMessageKey } from "@/components/conversation/new-message-key";
import { useFamilyRefusal } from "@/components/family/use-family-refusal";
import { refreshLearner } from "@/components/learner/refresh-learner";
import { leaveIfSignedOut } from "@/components/learner/signed-out";
import { useLearner } from "@/components/learner/use-learner";
import { celebrate } from "@/components/rewards/celebrate";
import { nameOf } from "@/components/worksheets/work/kept-drafts";
import type { SheetDrafts } from "@/components/worksheets/work/sheet-drafts";
import { putItem } from "@/components/worksheets/work/use-drafts";
import { worksheetQuery } from "@/components/worksheets/use-worksheet";

/** An item as the screen works on it: where it is, what it is, and what stands in its boxes. */
type ItemPlace = { worksheetId: string; item: WorksheetItemReply; drafts: SheetDrafts };

/** What every call about an item does when it ends: why it was refused, or what went wrong. */
function useItemCall(worksheetId: string) {
  const queryClient = useQueryClient();
  const refusalOf = useFamilyRefusal();
  const [pause, setPause] = useState<string>();
  const [problem, setProblem] = useState<string>();

  function fail(cause: unknown, otherwise: string) {
    leaveIfSignedOut(cause);
    const refusal = refusalOf(cause);
    if (refusal) return setPause(refusal);
    setProblem(cause instanceof NetworkError ? t.unreachable : userMessageOf(cause, otherwise));
    // Handed in, changed or deleted elsewhere: the screen then shows how it is now.
    if (cause instanceof ApiError && (cause.status === 409 || cause.status === 404))
      void queryClient.invalidateQueries({ queryKey: worksheetQuery(worksheetId).queryKey });
  }

  function begin(found?: string) {
    setPause(undefined);
    setProblem(found);
  }

  return { pause, problem, begin, fail };
}

type Sent = { key: string; answers: string[] };

/** Has the answers of an item checked. */
export function useCheck({ worksheetId, item, drafts }: ItemPlace) {
  const { n } = item;
  const queryClient = useQueryClient();
  const { id: userId } = useLearner();
  const { pause, problem, begin, fail } = useItemCall(worksheetId);
  /** What may have reached the server without an answer coming back: sent again, it is the same answer. */
  const unanswered = useRef<Sent>(null);
  const [checks, setChecks] = useState(0);

  const check = useMutation({
    networkMode: "always",
    mutationFn: async ({ key, answers }: Sent) => {
      await drafts.hold(n, answers);
      // A look at the sheet that is on its way knows less than what comes back now.
      await queryClient.cancelQueries({ queryKey: worksheetQuery(worksheetId).queryKey });
      return api("POST /api/worksheets/{worksheetId}/items/{n}/answers", {
        params: { worksheetId, n },
        body: { key, answers },
      });
    },
    onSuccess: (reply, { answers }) => {
      unanswered.current = null;
      setChecks((before) => before + 1);
      drafts.settle(answers, reply.item);
      putItem(queryClient, worksheetId, reply.item);
      if (reply.item.status !== "solved") return;
      refreshLearner(queryClient, userId);
      celebrate(reply, "practice");
    },
    onError: (cause) => {
      if (cause instanceof ApiError && cause.status < 500) unanswered.current = null;
      drafts.flush();
      fail(cause, t.failed);
    },
  });

  /** `missing`: what there is to do before anything can be checked. */
  function submit(answers: string[], missing: string | undefined) {
    if (check.isPending) return;
    begin(missing);
    if (missing) return;
    const before = unanswered.current;
    const isSame = before !== null && nameOf(before.answers) === nameOf(answers);
    const sent = { key: isSame ? before.key : newMessageKey(), answers };
    unanswered.current = sent;
    check.mutate(sent);
  }

  return { submit, isChecking: check.isPending, reply: check.data, checks, pause, problem };
}

/** Asks for help with an item, and puts it aside or takes it up again. */
export function useHelp({ worksheetId, item }: Pick<ItemPlace, "worksheetId" | "item">) {
  const { n } = item;
  const queryClient = useQueryClient();
  const call = useItemCall(worksheetId);
  const params = { worksheetId, n };

  const ask = useMutation({
    networkMode: "always",
    mutationFn: (rung: number) =>
      api("POST /api/worksheets/{worksheetId}/items/{n}/help", { params, body: { rung } }),
    onMutate: () => call.begin(),
    onSuccess: (reply) => putItem(queryClient, worksheetId, reply.item),
    onError: (cause) => call.fail(cause, t.helpFailed),
  });
  const leave = useMutation({
    networkMode: "always",
    mutationFn: (isLeft: boolean) =>
      api("POST /api/worksheets/{worksheetId}/items/{n}/leave", { params, body: { isLeft } }),
    onMutate: () => call.begin(),
    onSuccess: (changed) => putItem(queryClient, worksheetId, changed),
    onError: (cause) => call.fail(cause, t.leaveFailed),
  });
  const isBusy = ask.isPending || leave.isPending;
  const hasAll = item.help.length >= rungs.length;
  const [isToldAll, setIsToldAll] = useState(false);

  return {
    pause: call.pause,
    problem: call.problem,
    isAsking: ask.isPending,
    isLeaving: leave.isPending,
    /** Why there is no more help, where some was asked for; `asked` tells one time from another. */
    message: hasAll ? isToldAll && t.thatIsAll : ask.data?.message,
    asked: ask.submittedAt,
    ask: () => {
      if (hasAll) setIsToldAll(true);
      else if (!isBusy) ask.mutate(item.help.length + 1);
    },
    leave: (isLeft: boolean) => void (!isBusy && leave.mutate(isLeft)),
  };
}
