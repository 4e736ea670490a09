"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLearner } from "@/components/learner/use-learner";

/** The first screen asks for what it shows; after that there is time. */
const afterFirstScreenMs = 1000;

/** Once, beside the learner's screens: hears of progress made on another device. Without it, it shows a little later. */
export function LiveProgress() {
  const { id } = useLearner();
  const queryClient = useQueryClient();
  useEffect(() => {
    const page = new AbortController();
    const timer = setTimeout(() => {
      import("@/components/live-progress/hear-progress")
        .then(({ hearProgress }) => hearProgress(queryClient, id, page.signal))
        .catch((error: unknown) => {
          if (!page.signal.aborted) console.warn("Progress is not heard of live", error);
        });
    }, afterFirstScreenMs);
    return () => {
      clearTimeout(timer);
      page.abort();
    };
  }, [id, queryClient]);
  return null;
}
