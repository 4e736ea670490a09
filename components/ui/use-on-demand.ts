import { useState, type ComponentType } from "react";

/** What closes itself. */
type Closable = ComponentType<{ onClose: () => void }>;

/**
 * Something whose code comes when it is opened. Where that does not come, as there is no network, `instead` is shown;
 * the next opening asks for it again.
 */
export function useOnDemand(load: () => Promise<{ default: Closable }>, instead: Closable) {
  const [Shown, setShown] = useState<Closable>();

  async function open() {
    const loaded = await load().then(
      (all) => all.default,
      () => instead,
    );
    setShown(() => loaded);
  }

  return { Shown, open: () => void open(), close: () => setShown(undefined) };
}
