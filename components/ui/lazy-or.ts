import { lazy, type ComponentType } from "react";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A component whose code comes when it is first shown. Until then there is what stands for it in `Suspense`, or what the server
 * has drawn; without a net it is asked for again when there is one.
 */
export const lazyWhenOnline = <Props>(load: Load<Props>) => lazy(() => loadOnceOnline(load));

async function loadOnceOnline<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
    return loadOnceOnline(load);
  }
}

/** The same, where without a net `instead` is shown, for as long as the page lives. */
export const lazyOr = <Props>(load: Load<Props>, instead: ComponentType<Props>) =>
  lazy(() => load().catch(() => ({ default: instead })));
