import type { ReactNode } from "react";
import type { FindingReply } from "@/lib/features/findings/contract";
import { findings as t } from "@/lib/i18n/it";
import { typeset } from "@/components/coach-text/typeset";

/** Another sentence with the same mistake, solved. */
export function TwinExample({ twin }: { twin: NonNullable<FindingReply["twin"]> }) {
  return (
    <div className="rounded-md border-2 border-line bg-surface px-3.5 py-2.5 text-sm">
      <p className="text-xs font-semibold text-ink-soft">{t.twin}</p>
      <BeforeAndAfter
        before={<span className="line-through decoration-coral decoration-2">{typeset(twin.wrong)}</span>}
        after={twin.right}
      />
    </div>
  );
}

/** What a sentence was, and what became of it. */
export function BeforeAndAfter({ before, after }: { before: ReactNode; after: string }) {
  return (
    <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
      <dt className="text-ink-soft">{t.twinWrong}</dt>
      <dd lang="en" className="wrap-break-word">
        {before}
      </dd>
      <dt className="text-ink-soft">{t.twinRight}</dt>
      <dd lang="en" className="font-semibold wrap-break-word text-leaf-ink">
        {typeset(after)}
      </dd>
    </dl>
  );
}
