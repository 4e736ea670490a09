"use client";

import { useId, useState } from "react";
import { AuditChain } from "@/components/admin/secure/audit-chain";
import { AuditFilterForm } from "@/components/admin/secure/audit-filter-form";
import { AuditList } from "@/components/admin/secure/audit-list";
import { ExportAudit } from "@/components/admin/secure/export-audit";
import type { AuditFilter, SecureCalls } from "@/components/admin/secure/secure-calls";
import { usePanelAddress } from "@/components/admin/use-panel-address";
import { Button } from "@/components/ui/button";
import { auditLog as t } from "@/lib/i18n/it";

/** What was done in both panels, and whether the log of it can be believed. */
export function AuditView({ calls }: { calls: SecureCalls }) {
  const { address, go } = usePanelAddress();
  const [others, setOthers] = useState<AuditFilter>({});
  const [isFilterOpen, setIsFilterOpen] = useState(false);
  const formId = useId();
  const filter = { ...others, userId: address.user };

  function setFilter({ userId, ...rest }: AuditFilter) {
    setOthers(rest);
    go({ user: userId });
  }

  return (
    <section className="flex flex-col gap-3">
      <h2 className="sr-only">{t.title}</h2>
      <p className="text-sm text-ink-soft max-lg:hidden">{t.intro}</p>
      <div className="flex flex-col gap-2 lg:flex-row lg:items-start lg:gap-4">
        <AuditChain calls={calls} />
        <div className="grid grid-cols-2 gap-2 lg:flex">
          {/* On a phone the entries come first. */}
          <Button
            variant="secondary"
            className="lg:hidden"
            aria-expanded={isFilterOpen}
            aria-controls={formId}
            onClick={() => setIsFilterOpen(!isFilterOpen)}
          >
            {t.filter.open(Object.values(filter).filter(Boolean).length)}
          </Button>
          <ExportAudit calls={calls} filter={filter} />
        </div>
      </div>
      <div id={formId} className={isFilterOpen ? undefined : "max-lg:hidden"}>
        <AuditFilterForm filter={filter} onFilter={setFilter} />
      </div>
      <AuditList calls={calls} filter={filter} />
    </section>
  );
}
