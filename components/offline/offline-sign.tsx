"use client";

import { onlineManager, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { offline as t } from "@/lib/i18n/it/offline";
import { useLearner } from "@/components/learner/use-learner";
import { startDuties } from "@/components/offline/duties";
import { OfflineIcon } from "@/components/offline/offline-icon";

/** A net that is gone for a moment is nobody's concern. */
const patienceMs = 2000;

const listen = (listener: () => void) => onlineManager.subscribe(listener);

/** Says that there is no net, as long as there is none; and does what is to be done so that nothing is lost meanwhile. */
export default function OfflineSign() {
  const queryClient = useQueryClient();
  const { id } = useLearner();
  useEffect(() => {
    const controller = new AbortController();
    void startDuties(queryClient, id, controller.signal);
    return () => controller.abort();
  }, [queryClient, id]);

  const isOffline = useSyncExternalStore(
    listen,
    () => !onlineManager.isOnline(),
    () => false,
  );
  const isShown = useLasting(isOffline);
  return (
    <div role="status" className="empty:hidden">
      {isShown && (
        <p className="flex items-center justify-center gap-2 border-b border-line bg-sun-soft px-4 py-1.5 text-sm font-medium text-ink">
          <OfflineIcon className="size-5 shrink-0" />
          {t.sign}
        </p>
      )}
    </div>
  );
}

/** What has been so for a while. */
function useLasting(isSo: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLasts(isSo), isSo ? patienceMs : 0);
    return () => clearTimeout(timer);
  }, [isSo]);
  return lasts && isSo;
}
