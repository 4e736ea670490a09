"use client";

import { useMutation } from "@tanstack/react-query";
import { useCallback } from "react";
import { api } from "@/lib/api-client/client";
import { clockTime } from "@/lib/i18n/dates";
import { adminPanel as t } from "@/lib/i18n/it";
import { forgetAnswers } from "@/components/admin/inboxes/kept-answers";
import { forgetPanelAddress } from "@/components/admin/use-panel-address";
import { useMinutesLeft } from "@/components/admin/use-minutes-left";
import { useFailureToast } from "@/components/admin/use-failure-toast";
import { AnnouncedTitle } from "@/components/auth/announced-title";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";

type SystemHeaderProps = {
  expiresAt: string;
  onClose: (reason?: string) => void;
  /** What stands between the title and the way out. */
  children: React.ReactNode;
};

/** Until when the panel is open, and the way to close it before. */
export function SystemHeader({ expiresAt, onClose, children }: SystemHeaderProps) {
  const tellFailure = useFailureToast();
  useMinutesLeft(
    expiresAt,
    useCallback(() => onClose(t.expired), [onClose]),
  );
  const closing = useMutation({
    mutationFn: () => api("DELETE /api/super-auth/verify"),
    onSuccess: ({ message }) => {
      forgetAnswers();
      forgetPanelAddress();
      showToast({ title: t.closedTitle, description: message, variant: "success" });
      onClose();
    },
    onError: (error) => tellFailure(error, t.closeFailed),
  });
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 lg:grid lg:grid-cols-[1fr_auto_1fr]">
      <div className="grow basis-[8rem]">
        <h1 className="text-lg leading-tight font-bold">
          <AnnouncedTitle>{t.title}</AnnouncedTitle>
        </h1>
        <p className="text-xs text-ink-soft">{t.closesAt(clockTime(expiresAt))}</p>
      </div>
      <div className="order-last w-full lg:order-none lg:w-auto">{children}</div>
      <Button
        variant="secondary"
        className="lg:justify-self-end"
        aria-label={t.close}
        loading={closing.isPending}
        onClick={() => closing.mutate()}
      >
        <span className="lg:hidden">{t.closeShort}</span>
        <span className="max-lg:hidden">{t.close}</span>
      </Button>
    </header>
  );
}
