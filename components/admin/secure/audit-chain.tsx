import { useQuery } from "@tanstack/react-query";
import { panelKeys } from "@/components/admin/queries";
import type { SecureCalls } from "@/components/admin/secure/secure-calls";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Reply } from "@/lib/api-client/client";
import { auditLog } from "@/lib/i18n/it";

const t = auditLog.chain;

type AuditChainProps = {
  calls: SecureCalls;
  /** What else can be done with the whole log. */
  children: React.ReactNode;
};

/** Whether any row of the log is not as it was written: looked at on opening, and when asked. */
export function AuditChain({ calls, children }: AuditChainProps) {
  const query = useQuery({
    queryKey: panelKeys.auditChain,
    queryFn: ({ signal }) => calls.verifyAudit(signal),
  });
  return (
    <div className="flex flex-col gap-3 lg:flex-row lg:items-start">
      {query.isError && <Notice variant="error" className="grow" title={t.failed} />}
      {query.isPending && <Notice variant="info" className="grow" title={t.checking} />}
      {query.isSuccess && <Verdict key={query.dataUpdatedAt} chain={query.data} />}
      <div className="grid grid-cols-2 gap-3 lg:flex lg:shrink-0">
        <Button variant="secondary" loading={query.isFetching} onClick={() => void query.refetch()}>
          {t.check}
        </Button>
        {children}
      </div>
    </div>
  );
}

function Verdict({ chain }: { chain: Reply<"GET /api/secure-admin/audit/chain"> }) {
  if (!chain.isValid) {
    return (
      <Notice
        variant="error"
        title={t.broken(chain.brokenAt)}
        className="grow border-2 border-coral-ink text-base"
      >
        <p>{t.brokenHint}</p>
      </Notice>
    );
  }
  return (
    <Notice variant="success" title={t.intact(chain.entries)} className="grow">
      {chain.lastHash && (
        <p className="text-xs wrap-anywhere text-ink-soft">
          {t.lastHash} <code>{chain.lastHash}</code>
        </p>
      )}
    </Notice>
  );
}
