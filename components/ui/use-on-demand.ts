import { useEffect, useState, type ComponentType } from "react";
import { notLoaded } from "@/lib/i18n/it/not-loaded";
import { showToast } from "@/components/ui/toast";

/** What closes itself. */
type Closable = ComponentType<{ onClose: () => void }>;

/**
 * Something that takes the place of its opener, and whose code comes when it is opened: the opener stays until then. Where it does
 * not come, as there is no network, `instead` is shown, or a notice says so; the next opening asks for it again.
 */
export function useOnDemand(load: () => Promise<{ default: Closable }>, instead: Closable = SaysSo) {
  const [Shown, setShown] = useState<Closable>();

  async function open() {
    const { default: loaded } = await load().catch(() => ({ default: instead }));
    setShown(() => loaded);
  }

  return { Shown, open: () => void open(), close: () => setShown(undefined) };
}

function SaysSo({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    showToast({ ...notLoaded, variant: "error" });
    onClose();
  }, [onClose]);
  return null;
}
