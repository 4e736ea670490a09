import { chatScreen } from "@/lib/i18n/it";
import { ArrowLeftIcon } from "@/components/ui/icons";

export function ToEndButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      data-to-end
      type="button"
      onClick={onClick}
      className="animate-rise absolute -top-14 left-1/2 inline-flex min-h-11 -translate-x-1/2 items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm font-semibold whitespace-nowrap text-action-ink shadow-lift"
    >
      <ArrowLeftIcon className="size-5 -rotate-90" />
      {chatScreen.toEnd}
    </button>
  );
}
