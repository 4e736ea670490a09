import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { use } from "react";
import { ParentSession } from "@/components/parent-pages/parent-session";
import type { ParentChild } from "@/lib/features/parents-page/contract";
import { api } from "@/lib/api-client/client";

export const childrenQuery = queryOptions({
  queryKey: ["parents", "children"],
  queryFn: ({ signal }) => api("GET /api/parents/children", { signal }),
});

/** A call that answers with the child as it is afterwards: what is on screen follows it. */
export function useChildCall<Input = void>(call: (input: Input) => Promise<ParentChild>) {
  const queryClient = useQueryClient();
  const { onReopened } = use(ParentSession);
  return useMutation({
    mutationFn: call,
    onSuccess: (changed) => {
      onReopened();
      queryClient.setQueryData(
        childrenQuery.queryKey,
        (known) =>
          known && {
            ...known,
            children: known.children.map((child) => (child.id === changed.id ? changed : child)),
          },
      );
    },
  });
}
