"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { createContext, useState } from "react";
import type { UserReply } from "@/lib/features/accounts/contract";
import { createQueryClient } from "@/components/learner/query-client";

/** The learner as the server knew them when it drew the page. */
export const SeededLearner = createContext<UserReply | null>(null);

/** Everything below knows who is learning, from the first paint on. */
export function LearnerProvider({ learner, children }: { learner: UserReply; children: React.ReactNode }) {
  const [queryClient] = useState(() => createQueryClient());
  return (
    <QueryClientProvider client={queryClient}>
      <SeededLearner value={learner}>{children}</SeededLearner>
    </QueryClientProvider>
  );
}
