"use client";

import { voice as t } from "@/lib/i18n/it";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { LinkButton } from "@/components/ui/link-button";

/** Kindly, why a message is not read aloud on the free plan. */
export default function AudioPaywall({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t.paywallTitle}
      description={t.paywall}
      actions={
        <>
          <LinkButton href="/features">{t.paywallMore}</LinkButton>
          <Button variant="secondary" onClick={onClose}>
            {t.paywallClose}
          </Button>
        </>
      }
    >
      <p className="text-sm">{t.paywallKept}</p>
    </Dialog>
  );
}
