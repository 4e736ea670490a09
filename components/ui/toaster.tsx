"use client";

import { lazy, Suspense, useEffect, useSyncExternalStore, type ComponentType } from "react";
import { latestToast, onToast, showToast, takeCarriedToast, type ShownToast } from "@/components/ui/toast";

// The library comes with the first toast, not with the page. Should the network be gone just then, the page stays.
const ToastView = lazy<ComponentType<{ toast: ShownToast }>>(() =>
  import("@/components/ui/toast-view").catch(() => ({ default: () => null })),
);

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
