import { useEffect, useRef } from "react";
import { apiErrorOf } from "@/lib/api-client/client-errors";
import { birth } from "@/lib/i18n/it/birth";
import { Notice } from "@/components/ui/notice";

/** The server's sentence for who is too young; undefined for any other failure. */
export function tooYoungText(error: unknown): string | undefined {
  const answer = apiErrorOf(error);
  return answer?.code === "TOO_YOUNG" ? answer.userMessage : undefined;
}

/** Takes the place of the button that was pressed, and the focus with it. */
export function TooYoung({ children }: { children: string }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1} className="outline-none">
      <Notice variant="info" title={birth.tooYoungTitle}>
        <p>{children}</p>
      </Notice>
    </div>
  );
}
