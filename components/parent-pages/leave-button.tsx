"use client";

import { useMutation } from "@tanstack/react-query";
import { isClosedError } from "@/components/parent-pages/parent-session";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";
import { api } from "@/lib/api-client/client";
import { userMessageOf } from "@/lib/api-client/client-errors";
import { parentPages } from "@/lib/i18n/it/parent-pages";

const t = parentPages.home;

/** Closes the page; one that is closed already is left all the same. */
export function LeaveButton({ onLeft }: { onLeft: () => void }) {
  const leave = useMutation({
    mutationFn: () => api("DELETE /api/parents/session"),
    onSuccess: onLeft,
    onError: (error) => {
      if (isClosedError(error)) onLeft();
      else showToast({ title: userMessageOf(error, t.leaveFailed), variant: "error" });
    },
  });
  return (
    <Button variant="secondary" loading={leave.isPending} onClick={() => leave.mutate()}>
      {t.leave}
    </Button>
  );
}
