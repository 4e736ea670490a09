import type { ReactNode } from "react";
import { worksheetHandIn as t } from "@/lib/i18n/it/worksheet-hand-in";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";
import { CopyIcon } from "@/components/worksheets/sheet-icons";

/** Copies a text and says so; or how to copy it by hand, where the browser refuses or the page is not served over https. */
export function CopyButton({
  text,
  copied,
  children,
}: {
  text: string;
  copied: string;
  children: ReactNode;
}) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: copied, variant: "success" });
    } catch {
      showToast({ title: t.copyFailed, variant: "error" });
    }
  }

  return (
    <Button variant="secondary" onClick={() => void copy()}>
      <CopyIcon className="size-5" />
      {children}
    </Button>
  );
}
