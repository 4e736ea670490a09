import { useQuery } from "@tanstack/react-query";
import { CopyHash } from "@/components/admin/secure/copy-hash";
import { panelKeys } from "@/components/admin/queries";
import type { SecureCalls } from "@/components/admin/secure/secure-calls";
import { IconButton } from "@/components/ui/icon-button";
import { RefreshIcon } from "@/components/ui/icons";
import { Notice } from "@/components/ui/notice";
import type { Reply } from "@/lib/api-client/client";
import { auditLog } from "@/lib/i18n/it";

const t = auditLog.chain;

/** Whether any row of the log is not as it was written: looked at on opening, and when asked. */
export function AuditChain({ calls }: { calls: SecureCalls }) {
  const query = useQuery({
    queryKey: panelKeys.auditChain,
    queryFn: ({ signal }) => calls.verifyAudit(signal),
  });
  return (
    <div className="flex min-w-0 grow items-start gap-1">
      {query.isError && <Notice variant="error" className={noticeStyle} title={t.failed} />}
      {query.isPending && <Notice variant="info" className={noticeStyle} title={t.checking} />}
      {query.isSuccess && <Verdict key={query.dataUpdatedAt} chain={query.data} />}
      <IconButton
        label={t.check}
        icon={<RefreshIcon className={query.isFetching ? "size-5.5 animate-shimmer" : "size-5.5"} />}
        onClick={() => void query.refetch()}
      />
    </div>
  );
}

const noticeStyle = "min-w-0 grow px-3 py-3";

function Verdict({ chain }: { chain: Reply<"GET /api/secure-admin/audit/chain"> }) {
  if (!chain.isValid) {
    return (
      <Notice
        variant="error"
        title={t.broken(chain.brokenAt)}
        className="min-w-0 grow border-2 border-coral-ink text-base"
      >
        <p>{t.brokenHint}</p>
      </Notice>
    );
  }
  return (
    <Notice variant="success" title={t.intact(chain.entries)} className={noticeStyle}>
      {chain.lastHash && <CopyHash hash={chain.lastHash} />}
    </Notice>
  );
}
