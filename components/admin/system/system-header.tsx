"use client";

import { useMutation } from "@tanstack/react-query";
import { useCallback } from "react";
import { api } from "@/lib/http/client";
import { clockTime } from "@/lib/i18n/dates";
import { adminPanel as t } from "@/lib/i18n/it";
import { forgetAnswers } from "@/components/admin/inboxes/kept-answers";
import { useMinutesLeft } from "@/components/admin/use-minutes-left";
import { useFailureToast } from "@/components/admin/use-failure-toast";
import { AnnouncedTitle } from "@/components/auth/announced-title";
import { Logo } from "@/components/art/logo";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";

type SystemHeaderProps = { expiresAt: string; onClose: (reason?: string) => void };

/** Until when the panel is open, and the way to close it before. */
export function SystemHeader({ expiresAt, onClose }: SystemHeaderProps) {
  const tellFailure = useFailureToast();
  useMinutesLeft(
    expiresAt,
    useCallback(() => onClose(t.expired), [onClose]),
  );
  const closing = useMutation({
    mutationFn: () => api("DELETE /api/super-auth/verify"),
    onSuccess: ({ message }) => {
      forgetAnswers();
      showToast({ title: t.closedTitle, description: message, variant: "success" });
      onClose();
    },
    onError: (error) => tellFailure(error, t.closeFailed),
  });
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <Logo className="mb-1 text-base" />
        <h1 className="text-2xl font-bold">
          <AnnouncedTitle>{t.title}</AnnouncedTitle>
        </h1>
        <p className="text-sm text-ink-soft">{t.closesAt(clockTime(expiresAt))}</p>
      </div>
      <Button variant="secondary" loading={closing.isPending} onClick={() => closing.mutate()}>
        {t.close}
      </Button>
    </header>
  );
}
