import { CoachFace } from "@/components/art/coach-face";

/** Says calmly that something is to wait. The live region is there before its words are. */
export function PauseNotice({ children }: { children: string | undefined }) {
  return (
    <div aria-live="polite">
      {children && (
        <p
          role="status"
          className="animate-rise flex items-center gap-3 rounded-md bg-action-soft px-4 py-3 text-sm text-ink"
        >
          <CoachFace mood="sleeps" className="size-10 shrink-0" />
          {children}
        </p>
      )}
    </div>
  );
}
