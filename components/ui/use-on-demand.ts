import { useState, type ComponentType } from "react";
import { showToast } from "@/components/ui/toast";

/** What closes itself. */
type Closable = ComponentType<{ onClose: () => void }>;

/** What is shown, or what a notice says. */
type Instead = Closable | { title: string; description: string };

/**
 * Something whose code comes when it is opened. Where that does not come, as there is no network, `instead` is shown;
 * the next opening asks for it again.
 */
export function useOnDemand(load: () => Promise<{ default: Closable }>, instead: Instead) {
  const [Shown, setShown] = useState<Closable>();

  async function open() {
    try {
      const { default: loaded } = await load();
      setShown(() => loaded);
    } catch {
      if ("title" in instead) showToast({ ...instead, variant: "error" });
      else setShown(() => instead);
    }
  }

  return { Shown, open: () => void open(), close: () => setShown(undefined) };
}
