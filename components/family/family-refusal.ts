"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { ApiError } from "@/lib/http/client-errors";
import { queryKeys } from "@/components/learner/queries";
import { useLearner } from "@/components/learner/use-learner";

const codes = new Set(["QUIET_HOURS", "DAY_DONE", "NEEDS_AGE", "NEEDS_CONSENT"]);

/** The server's sentence where something is refused for its hour, or for what parents have not agreed to; else undefined. */
export function familyRefusalOf(error: unknown): string | undefined {
  const isOne = error instanceof ApiError && error.code !== undefined && codes.has(error.code);
  return isOne ? error.userMessage : undefined;
}

/** The same, and asks anew what the learner may use: the screen then shows what is missing. */
export function useFamilyRefusal(): (error: unknown) => string | undefined {
  const queryClient = useQueryClient();
  const { id } = useLearner();
  return useCallback(
    (error) => {
      const text = familyRefusalOf(error);
      if (text) void queryClient.invalidateQueries({ queryKey: queryKeys.learner(id) });
      return text;
    },
    [queryClient, id],
  );
}
