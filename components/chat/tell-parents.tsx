"use client";

import { useMutation } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import type { SupportReply } from "@/lib/features/safety/contract";
import { toldCauses } from "@/lib/features/safety/rules";
import { api } from "@/lib/api-client/client";
import { userMessageOf } from "@/lib/api-client/client-errors";
import { tellParents as t } from "@/lib/i18n/it";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

/** Has the student's parents told, after a word on what they will read. */
export default function TellParents({ support: { cause, exchangeId } }: { support: SupportReply }) {
  const [isAsking, setIsAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const tell = useMutation({
    mutationFn: () => api("POST /api/support/{exchangeId}/tell", { params: { exchangeId } }),
  });
  if (tell.isSuccess) return <Done text={tell.data.message} />;
  if (!isAsking)
    return (
      <Button ref={opener} variant="secondary" className="my-1 self-start" onClick={() => setIsAsking(true)}>
        {t.button}
      </Button>
    );
  const told = toldCauses.find((one) => one === cause);
  return (
    <Confirmation
      hint={told && t.hint[told]}
      error={tell.error ? userMessageOf(tell.error, t.failed) : undefined}
    >
      <Button loading={tell.isPending} onClick={() => tell.mutate()}>
        {t.yes}
      </Button>
      <Button
        variant="ghost"
        disabled={tell.isPending}
        onClick={() => {
          setIsAsking(false);
          requestAnimationFrame(() => opener.current?.focus());
        }}
      >
        {t.no}
      </Button>
    </Confirmation>
  );
}

type ConfirmationProps = { hint?: string; error?: string; children: React.ReactNode };

function Confirmation({ hint, error, children }: ConfirmationProps) {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId} className="my-1 flex flex-col gap-2 text-sm">
      <p id={titleId} ref={useFocus()} tabIndex={-1} className="rounded-md outline-offset-4">
        {t.confirm} {hint}
      </p>
      {error && <Notice variant="error" title={error} />}
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

function Done({ text }: { text: string }) {
  return (
    <p
      ref={useFocus()}
      tabIndex={-1}
      className="my-1 flex min-h-11 items-center rounded-md text-sm font-semibold"
    >
      {text}
    </p>
  );
}

/** What takes the place of a button that had the focus takes that too, and is read by it. */
function useFocus() {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
