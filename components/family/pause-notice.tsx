import { Notice } from "@/components/ui/notice";

/** Says calmly that something is to wait. The live region is there before its words are. */
export function PauseNotice({ children }: { children: string | undefined }) {
  return (
    <div aria-live="polite">
      {children && (
        <Notice variant="info">
          <p>{children}</p>
        </Notice>
      )}
    </div>
  );
}
