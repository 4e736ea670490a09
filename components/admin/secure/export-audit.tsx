import { useMutation } from "@tanstack/react-query";
import { useFailureToast } from "@/components/admin/use-failure-toast";
import type { AuditFilter, SecureCalls } from "@/components/admin/secure/secure-calls";
import { Button } from "@/components/ui/button";
import { saveFile } from "@/components/ui/save-file";
import { showToast } from "@/components/ui/toast";
import { auditLog } from "@/lib/i18n/it";

const t = auditLog.exporting;

/** Fetched rather than linked to: a refusal would take the place of the page. */
export function ExportAudit({ calls, filter }: { calls: SecureCalls; filter: AuditFilter }) {
  const tellFailure = useFailureToast();
  const save = useMutation({
    mutationFn: async () => saveFile(await calls.exportAudit(filter)),
    onSuccess: (fileName) =>
      showToast({ title: t.doneTitle, description: t.done(fileName), variant: "success" }),
    onError: (error) => tellFailure(error, t.failed),
  });
  return (
    <Button variant="secondary" loading={save.isPending} onClick={() => save.mutate()}>
      {t.button}
    </Button>
  );
}
