"use client";

import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { latestToast, onToast, showToast, takeCarriedToast } from "@/components/ui/toast";

// The library comes with the first toast, not with the page.
const ToastView = lazy(() => import("@/components/ui/toast-view"));

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
