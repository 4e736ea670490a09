"use client";

import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { AnswerReply, ExerciseReply, PracticeTopic } from "@/lib/features/exercises/contract";
import { ApiError } from "@/lib/api-client/client-errors";
import { api } from "@/lib/api-client/client";
import { exercises as t } from "@/lib/i18n/it";
import { familyRefusalOf } from "@/components/family/family-refusal";
import { useFamilyRefusal } from "@/components/family/use-family-refusal";
import { writeTry } from "@/components/learner/kept-texts";
import { queryKeys } from "@/components/learner/queries";
import { refreshLearner } from "@/components/learner/refresh-learner";
import { leaveIfSignedOut } from "@/components/learner/signed-out";
import { useLearner } from "@/components/learner/use-learner";
import { celebrate } from "@/components/rewards/celebrate";

/** An answer given on this visit and what came of it. */
export type Given = { exerciseId: string; answer: string; reply: AnswerReply };

type Training = { exercises: ExerciseReply[]; roundsLeft?: number };

/** The day's three; of a topic the round of practice under way, and the next one when that is solved whole. */
const trainingQuery = (userId: number, topic?: PracticeTopic) =>
  queryOptions<Training>({
    queryKey: topic ? [...queryKeys.exercises(userId), topic] : queryKeys.exercises(userId),
    queryFn: ({ signal }) =>
      topic
        ? api("POST /api/exercises/practice", { body: { topic }, signal })
        : api("POST /api/exercises", { signal }),
  });

/** Today's exercises, or those of a topic, the one that is being worked on, and the answers given on this visit. */
export function useExercises(topic?: PracticeTopic) {
  const queryClient = useQueryClient();
  const { id: userId } = useLearner();
  const refusalOf = useFamilyRefusal();
  const { data, error, isError, isFetching, refetch } = useQuery(trainingQuery(userId, topic));
  const [given, setGiven] = useState<Given[]>([]);
  const [currentId, setCurrentId] = useState<string>();
  const [putOffId, setPutOffId] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [pause, setPause] = useState<string>();
  const [hasMoved, setHasMoved] = useState(false);

  const all = data?.exercises ?? [];
  const next = all.find(({ id }) => id === currentId) ?? all.find(({ isSolved }) => !isSolved);
  const current = next && next.id === putOffId ? undefined : next;
  const open = all.filter(({ id, isSolved }) => !isSolved && id !== current?.id);

  const check = useMutation({
    mutationFn: ({ exerciseId, answer }: { exerciseId: string; answer: string }) =>
      api("POST /api/exercises/{exerciseId}/answers", { params: { exerciseId }, body: { answer } }),
    onSuccess: (reply, sent) => {
      setGiven((before) => [...before, { ...sent, reply }]);
      // Stays on the solved one until the student goes on.
      setCurrentId(sent.exerciseId);
      // One of the day's three may stand in the practice of its topic too.
      queryClient.setQueriesData<Training>(
        { queryKey: queryKeys.exercises(userId) },
        (now) => now && put(now, reply.exercise),
      );
      if (!reply.exercise.isSolved) return;
      writeTry(userId, sent.exerciseId, "");
      refreshLearner(queryClient, userId);
      celebrate(reply, "practice");
    },
    onError: (cause) => {
      leaveIfSignedOut(cause);
      const refusal = refusalOf(cause);
      if (refusal) setPause(refusal);
      else setProblem((cause instanceof ApiError && cause.userMessage) || t.failed);
    },
  });

  function submit(answer: string) {
    if (!current || check.isPending) return;
    setPause(undefined);
    setProblem(answer.trim() ? undefined : t.emptyAnswer);
    if (answer.trim()) check.mutate({ exerciseId: current.id, answer: answer.trim() });
  }

  function goOn() {
    setPause(undefined);
    setProblem(undefined);
    const later = open.find(({ position }) => position > (current?.position ?? 0));
    setHasMoved(true);
    setCurrentId((later ?? open[0])?.id);
    // The last one that is open has no other to go on to.
    if (open.length === 0 && !current?.isSolved) setPutOffId(current?.id);
  }

  return {
    all,
    current,
    given: given.filter(({ exerciseId }) => exerciseId === current?.id),
    /** How many more rounds of practice there are today. */
    roundsLeft: data?.roundsLeft ?? 0,
    isLoaded: data !== undefined,
    isFetching,
    hasFailed: isError && !isFetching,
    /** Why today's exercises, or an answer to one, are to wait. */
    pause: pause ?? familyRefusalOf(error),
    /** To ask for them once more. */
    query: { isFetching, refetch },
    /** Another round of practice. */
    more: () => {
      setHasMoved(true);
      void refetch();
    },
    /** Whether the exercise came by a press of the learner's, whose focus goes to it. */
    hasMoved,
    submit,
    isChecking: check.isPending,
    problem,
    goOn,
    comeBack: () => {
      setHasMoved(true);
      setPutOffId(undefined);
    },
    hasOthers: open.length > 0,
  };
}

const put = ({ exercises, ...rest }: Training, changed: ExerciseReply): Training => ({
  ...rest,
  exercises: exercises.map((one) => (one.id === changed.id ? changed : one)),
});
