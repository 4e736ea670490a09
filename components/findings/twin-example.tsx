import type { FindingReply } from "@/lib/features/findings/contract";
import { findings as t } from "@/lib/i18n/it";

/** Another sentence with the same mistake, solved. */
export function TwinExample({ twin }: { twin: NonNullable<FindingReply["twin"]> }) {
  return (
    <div className="animate-rise rounded-md border-2 border-line px-3.5 py-2.5 text-sm">
      <p className="text-xs font-semibold text-ink-soft">{t.twin}</p>
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
        <dt className="text-ink-soft">{t.twinWrong}</dt>
        <dd lang="en" className="line-through decoration-coral decoration-2">
          {twin.wrong}
        </dd>
        <dt className="text-ink-soft">{t.twinRight}</dt>
        <dd lang="en" className="font-semibold text-leaf-ink">
          {twin.right}
        </dd>
      </dl>
    </div>
  );
}
