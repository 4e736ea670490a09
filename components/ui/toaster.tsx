"use client";

import { Suspense, useEffect, useSyncExternalStore } from "react";
import { lazyWhenOnline } from "@/components/ui/lazy-or";
import { latestToast, onToast, showToast, takeCarriedToast } from "@/components/ui/toast";

// The library comes with the first toast, not with the page. Should the network be gone just then, the page stays.
const ToastView = lazyWhenOnline(() => import("@/components/ui/toast-view"));

/** Once, in the root layout: the place where toasts appear. */
export function Toaster() {
  const toast = useSyncExternalStore(onToast, latestToast, () => undefined);

  useEffect(() => {
    const carried = takeCarriedToast();
    if (carried) showToast(carried);
  }, []);

  return toast ? (
    <Suspense fallback={null}>
      <ToastView toast={toast} />
    </Suspense>
  ) : null;
}
