"use client";

import { useEffect, useRef } from "react";
import { canShare, usePayLink } from "@/components/subscription/use-pay-link";
import { Button } from "@/components/ui/button";
import { ArrowLeftIcon, CheckIcon } from "@/components/ui/icons";
import { Notice } from "@/components/ui/notice";
import { sendToParent as t } from "@/lib/i18n/it/send-to-parent";

/** How a student sends an adult the link by which they pay. `onBack`: to what stood here before. */
export default function SendToParent({ onBack }: { onBack: () => void }) {
  const step = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLInputElement>(null);
  const { url, busy, said, send, end } = usePayLink();
  const hasLink = url !== undefined;
  const hadLink = useRef(true);
  // What had the focus has gone: with the step before, or with the link that was ended.
  useEffect(() => {
    if (hadLink.current && !hasLink) step.current?.focus();
    hadLink.current = hasLink;
  }, [hasLink]);
  const shares = canShare();
  return (
    <div
      ref={step}
      role="group"
      aria-label={t.title}
      tabIndex={-1}
      className="flex flex-col gap-4 focus:outline-none"
    >
      <Button variant="ghost" aria-label={t.backLabel} className="-my-2 -ml-3 self-start" onClick={onBack}>
        <ArrowLeftIcon className="size-5" />
        {t.back}
      </Button>
      <p>{t.text}</p>
      <ul className="flex flex-col gap-2 text-sm">
        {t.points.map((point) => (
          <li key={point} className="flex gap-2">
            <CheckIcon className="size-5 shrink-0 text-leaf-ink" />
            {point}
          </li>
        ))}
      </ul>
      {said && <Notice variant={said.variant}>{said.text}</Notice>}
      <div className="flex flex-col gap-3">
        {shares && (
          <Button size="lg" disabled={busy !== undefined} onClick={() => send("share")}>
            {t.share}
          </Button>
        )}
        <div className="grid grid-cols-2 gap-3 max-[22rem]:grid-cols-1">
          <Button
            variant={shares ? "secondary" : "primary"}
            disabled={busy !== undefined}
            onClick={() => send("copy")}
          >
            {t.copy}
          </Button>
          <Button variant="secondary" disabled={busy !== undefined} onClick={() => send("mail")}>
            {t.mail}
          </Button>
        </div>
      </div>
      {url && (
        <div className="flex flex-col gap-2">
          <input
            ref={link}
            readOnly
            aria-label={t.link}
            value={url}
            onFocus={() => link.current?.select()}
            className="min-h-11 w-full rounded-md border border-line-strong bg-sunk px-3 text-xs text-ink"
          />
          <Button variant="ghost" className="self-center" disabled={busy !== undefined} onClick={end}>
            {t.end}
          </Button>
        </div>
      )}
    </div>
  );
}
