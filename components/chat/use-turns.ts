"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useReducer, useState } from "react";
import type { Conversation, Turn } from "@/components/conversation/conversation";
import { runTurn } from "@/components/conversation/run-turn";
import { reduceConversation, reduceSending, type SendingEvent } from "@/components/chat/sending";
import { release, settleTurn, type Desk } from "@/components/chat/settle-turn";
import { TurnRunner, type Ask } from "@/components/chat/turn-runner";
import { useRefusal } from "@/components/conversation/use-refusal";
import { queryKeys } from "@/components/learner/queries";
import { useLearner } from "@/components/learner/use-learner";

/** Runs turns one at a time and keeps what is on screen in step. */
export function useTurns() {
  const queryClient = useQueryClient();
  const { id: userId } = useLearner();
  const [sending, reduce] = useReducer(reduceSending, {});
  const [runner] = useState(() => new TurnRunner());
  const [unconfirmed] = useState(() => new Set<string>());
  const refused = useRefusal();
  useEffect(() => () => runner.stop(), [runner]);

  function dispatch(event: SendingEvent) {
    reduce(event);
    queryClient.setQueryData<Conversation>(
      queryKeys.conversation(userId),
      (now) => now && reduceConversation(now, event),
    );
  }
  const desk: Desk = { userId, queryClient, refused, unconfirmed, dispatch };

  async function run(turn: Turn, ask: Ask = runTurn) {
    const key = turn.clientMessageId;
    refused.forget();
    dispatch({ type: "asked", key });
    const outcome = await runner.run(turn, ask, {
      onAccepted: (stored) => {
        release(desk, key);
        dispatch({ type: "accepted", key, stored });
      },
      onText: (text) => dispatch({ type: "streamed", text }),
    });
    if (outcome) settleTurn(desk, turn, outcome);
  }

  return { sending, runner, refused, desk, dispatch, run };
}
export type Turns = ReturnType<typeof useTurns>;
