/** Says calmly that something is to wait. The live region is there before its words are. */
export function PauseNotice({ children }: { children: string | undefined }) {
  return (
    <div aria-live="polite">
      {children && (
        <p role="status" className="animate-rise rounded-md bg-action-soft p-4 text-sm text-ink">
          {children}
        </p>
      )}
    </div>
  );
}
