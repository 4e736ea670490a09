"use client";

import type { ParentReportReply } from "@/lib/features/reports/contract";
import { parentReport as t } from "@/lib/i18n/it";
import { ReportText } from "@/components/parent-report/report-text";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";

type PreviewDialogProps = { standing: ParentReportReply; onClose: () => void };

/** What a report sent now says, before it is sent. */
export default function PreviewDialog({ standing, onClose }: PreviewDialogProps) {
  const { state, report } = standing;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t.previewTitle}
      description={t.previewText}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t.previewClose}
        </Button>
      }
    >
      {state !== "confirmed" && <Notice variant="info">{t.previewUnconfirmed}</Notice>}
      <ReportText report={report} />
    </Dialog>
  );
}
