import { lazyDialog } from "@/components/ui/lazy-dialog";

/** What follows from a deed, and the second press. */
export const SureDialog = lazyDialog(() => import("@/components/ui/sure-dialog-content"));
