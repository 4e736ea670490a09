"use client";

import { useMutation } from "@tanstack/react-query";
import { userMessageOf } from "@/lib/api-client/client-errors";
import { subscription as t } from "@/lib/i18n/it";
import { usePayments } from "@/components/subscription/payments";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";

/** Leads to the provider's page, where the card is changed and invoices are kept. */
export function PortalButton() {
  const { openPortal } = usePayments();
  const portal = useMutation({
    mutationFn: openPortal,
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => {
      const description = userMessageOf(error, t.portalFailed);
      showToast({ title: t.portalFailedTitle, description, variant: "error" });
    },
  });
  return (
    <Button
      variant="secondary"
      loading={portal.isPending || portal.isSuccess}
      onClick={() => portal.mutate()}
    >
      {t.portal}
    </Button>
  );
}
