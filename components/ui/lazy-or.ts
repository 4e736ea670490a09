import { lazy, type ComponentType } from "react";

/**
 * A component whose code comes when it is first shown. Without a net it does not come: then `instead` is shown, rather than
 * the screen given up.
 */
export const lazyOr = <Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  instead: ComponentType<Props>,
) => lazy(() => load().catch(() => ({ default: instead })));

/**
 * The same for what the server has drawn already: that stays, instead of making way for nothing, until the code has come. Without
 * a net it is asked for again when there is one.
 */
export const lazyDrawn = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => loadOnceOnline(load));

async function loadOnceOnline<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
    return loadOnceOnline(load);
  }
}
