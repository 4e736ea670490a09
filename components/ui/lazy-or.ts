import { lazy, type ComponentType } from "react";

/**
 * A component whose code comes when it is first shown. Without a net it does not come: then `instead` is shown, rather than
 * the screen given up.
 */
export const lazyOr = <Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  instead: ComponentType<Props>,
) => lazy(() => load().catch(() => ({ default: instead })));
