import { shell } from "@/lib/i18n/it";
import { usePaywall } from "@/components/paywall/paywall-provider";

/** The way to Pro, for who does not have it. */
export function ProButton() {
  const paywall = usePaywall();
  return (
    <button
      type="button"
      title={shell.goPro}
      onClick={() => paywall.show("upgrade")}
      className="group inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center rounded-md text-xs font-bold"
    >
      <span className="rounded-full bg-action px-3 py-1 text-on-action transition-[filter] group-hover:brightness-105">
        {shell.pro}
      </span>
    </button>
  );
}
