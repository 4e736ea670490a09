"use client";

import { useQuery } from "@tanstack/react-query";
import { useContext } from "react";
import type { UserReply } from "@/lib/features/accounts/contract";
import { learnerQuery, usageStatsQuery } from "@/components/learner/queries";
import { CurrentLearner } from "@/components/learner/learner-provider";

const pollMs = 30_000;

/** The learner as last heard from the server. */
export function useLearner(): UserReply {
  const learner = useContext(CurrentLearner);
  if (!learner) throw new Error("useLearner needs a LearnerProvider above it");
  return learner;
}

/** Keeps the learner and the usage up to date. Once per page: each caller would ask on its own. */
export function useLearnerPolling(): void {
  const { id } = useLearner();
  // A tab that was out of sight asks at once: in another one somebody else may have come in.
  useQuery({ ...learnerQuery(id), refetchInterval: pollMs, refetchOnWindowFocus: "always" });
  useQuery({ ...usageStatsQuery, refetchInterval: pollMs });
}
