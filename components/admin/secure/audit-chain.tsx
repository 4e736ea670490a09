import { useQuery } from "@tanstack/react-query";
import { CopyHash } from "@/components/admin/secure/copy-hash";
import { panelKeys } from "@/components/admin/queries";
import type { SecureCalls } from "@/components/admin/secure/secure-calls";
import { smallAction } from "@/components/ui/button-style";
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
  const again = (
    <button
      type="button"
      aria-label={t.check}
      disabled={query.isFetching}
      onClick={() => void query.refetch()}
      className={smallAction}
    >
      {t.checkShort}
    </button>
  );
  return (
    <div className="min-w-0 grow">
      {query.isPending && <Notice variant="info" className={noticeStyle} title={t.checking} />}
      {query.isError && (
        <Notice variant="error" className={noticeStyle} title={t.failed}>
          <p>{again}</p>
        </Notice>
      )}
      {query.isSuccess && <Verdict key={query.dataUpdatedAt} chain={query.data} again={again} />}
    </div>
  );
}

const noticeStyle = "px-3 pt-3 pb-1";

type VerdictProps = { chain: Reply<"GET /api/secure-admin/audit/chain">; again: React.ReactNode };

function Verdict({ chain, again }: VerdictProps) {
  if (!chain.isValid) {
    return (
      <Notice
        variant="error"
        title={t.broken(chain.brokenAt)}
        className="border-2 border-coral-ink text-base"
      >
        <p>{t.brokenHint}</p>
        <p>{again}</p>
      </Notice>
    );
  }
  return (
    <Notice variant="success" title={t.intact(chain.entries)} className={noticeStyle}>
      <div className="flex flex-wrap items-center gap-x-1">
        {chain.lastHash && <CopyHash hash={chain.lastHash} />}
        {again}
      </div>
    </Notice>
  );
}
