import { smallAction } from "@/components/ui/button-style";
import { showToast } from "@/components/ui/toast";
import { auditLog } from "@/lib/i18n/it";

const t = auditLog.chain;
const shownSigns = 8;

/** As much of a hash as tells it from another; a press copies all of it. */
export function CopyHash({ hash }: { hash: string }) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(hash);
      showToast({ title: t.copied, variant: "success" });
    } catch {
      showToast({ title: t.notCopied, description: hash, variant: "error" });
    }
  }

  return (
    <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-soft">
      <span title={hash}>
        {t.lastHash} <code>{hash.slice(0, shownSigns)}</code>
        {hash.length > shownSigns && "…"}
      </span>
      <button type="button" onClick={() => void copy()} className={smallAction}>
        {t.copy}
      </button>
    </p>
  );
}
