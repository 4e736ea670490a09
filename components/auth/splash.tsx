import { CoachMascot } from "@/components/art/coach-mascot";
import { common } from "@/lib/i18n/it";

/** Shown while it is not yet known who is there. It stays unseen when the answer comes at once. */
export function Splash() {
  return (
    <main className="squared-paper grid min-h-dvh grid-cols-[minmax(0,1fr)] place-items-center p-6">
      <div
        className="animate-fade flex max-w-full flex-col items-center gap-5 [animation-delay:200ms]"
        role="status"
      >
        <CoachMascot mood="asks" className="animate-bob w-44" />
        <p className="max-w-full text-lg font-semibold text-ink">{common.loading}</p>
      </div>
    </main>
  );
}
