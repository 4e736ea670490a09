import type { ProgressMirrorPort } from "@/lib/ports/progress-mirror";

/** No mirror: the product has all it needs without one. */
export function noMirror(): ProgressMirrorPort {
  return {
    kind: "none",
    write: () => Promise.resolve(new Set()),
    remove: () => Promise.resolve(),
    readerOf: () => Promise.resolve(null),
  };
}
