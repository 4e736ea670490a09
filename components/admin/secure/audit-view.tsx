"use client";

import { useState } from "react";
import { AuditChain } from "@/components/admin/secure/audit-chain";
import { AuditFilterForm } from "@/components/admin/secure/audit-filter-form";
import { AuditList } from "@/components/admin/secure/audit-list";
import { ExportAudit } from "@/components/admin/secure/export-audit";
import type { AuditFilter, SecureCalls } from "@/components/admin/secure/secure-calls";
import { usePanelAddress } from "@/components/admin/use-panel-address";
import { auditLog as t } from "@/lib/i18n/it";

/** What was done in both panels, and whether the log of it can be believed. */
export function AuditView({ calls }: { calls: SecureCalls }) {
  const { address, go } = usePanelAddress();
  const [others, setOthers] = useState<AuditFilter>({});
  const filter = { ...others, userId: address.user };

  function setFilter({ userId, ...rest }: AuditFilter) {
    setOthers(rest);
    go({ user: userId });
  }

  return (
    <section className="flex flex-col gap-5">
      <div>
        <h2 className="text-lg font-bold">{t.title}</h2>
        <p className="text-sm text-ink-soft">{t.intro}</p>
      </div>
      <AuditChain calls={calls}>
        <ExportAudit calls={calls} filter={filter} />
      </AuditChain>
      <AuditFilterForm filter={filter} onFilter={setFilter} />
      <AuditList calls={calls} filter={filter} />
    </section>
  );
}
