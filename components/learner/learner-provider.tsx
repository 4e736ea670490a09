"use client";

import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { createContext, useEffect, useLayoutEffect, useState, type ReactNode } from "react";
import type { UserReply } from "@/lib/features/accounts/contract";
import { speakFor } from "@/lib/api-client/client";
import { learnerQuery } from "@/components/learner/queries";
import { createQueryClient } from "@/components/learner/query-client";
import { sessionMark } from "@/components/learner/session-mark";

/** The learner as last heard from the server. */
export const CurrentLearner = createContext<UserReply | null>(null);

type LearnerProviderProps = {
  /** The learner as the server knew them when it drew the page. */
  learner: UserReply;
  children: ReactNode;
};

/** Everything below knows who is learning, from the first paint on. */
export function LearnerProvider({ learner, children }: LearnerProviderProps) {
  const [queryClient] = useState(() => createQueryClient());
  useLayoutEffect(() => speakFor(learner.id), [learner.id]); // Before any effect makes a call.
  useEffect(() => sessionStorage.setItem(sessionMark, "1"), []);
  return (
    <QueryClientProvider client={queryClient}>
      <Watched learner={learner}>{children}</Watched>
    </QueryClientProvider>
  );
}

/** One watch of the cache for all: every message on screen asks who is learning. */
function Watched({ learner, children }: LearnerProviderProps) {
  const { data } = useQuery({ ...learnerQuery(learner.id), initialData: learner });
  return <CurrentLearner value={data}>{children}</CurrentLearner>;
}
