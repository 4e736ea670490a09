"use client";

import { useEffect, useState } from "react";
import type { FindingReply } from "@/lib/features/findings/contract";
import { foundPlaces as t } from "@/lib/i18n/it/found-places";
import FindingDialog from "@/components/findings/finding-dialog";
import { markId } from "@/components/findings/marked-text";
import { nextOpen, sequenceOf } from "@/components/findings/sequence";

type FindingPanelProps = {
  message: string;
  findings: FindingReply[];
  /** The place that was pressed; without one, the first that is open. */
  openId: string | undefined;
  /** The id of the element that shows the message. */
  bubbleId: string;
  onClose: () => void;
};

/** The panel of one place of a message, from which the next one is reached. */
export default function FindingPanel({ message, findings, openId, bubbleId, onClose }: FindingPanelProps) {
  const [id, setId] = useState(() => openId ?? firstOf(findings)?.id ?? "");
  const sequence = sequenceOf(findings);
  const at = sequence.findIndex((one) => one.id === id);
  const finding = sequence[at];
  const isGone = finding === undefined;
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  if (!finding) return null;

  const next = nextOpen(findings, id);
  const nextAt = next ? sequence.indexOf(next) + 1 : 0;
  const returnFocusTo = {
    get current() {
      return placeAfter(id, bubbleId);
    },
  };
  return (
    <FindingDialog
      message={message}
      finding={finding}
      findings={findings}
      returnFocusTo={returnFocusTo}
      {...(sequence.length > 1 && { position: t.position(at + 1, sequence.length) })}
      {...(next && {
        next: t.nextAt(nextAt, sequence.length),
        onNext: () => setId(next.id),
      })}
      onClose={onClose}
    />
  );
}

const firstOf = (findings: readonly FindingReply[]) =>
  sequenceOf(findings).find(({ isResolved }) => !isResolved) ?? findings[0];

/** Once a place is found or taken off, the focus goes to the next one in the text, else to the message; else back. */
function placeAfter(id: string, bubbleId: string): HTMLElement | null {
  if (document.getElementById(markId(id))?.dataset.open) return null;
  const bubble = document.getElementById(bubbleId);
  return bubble?.querySelector<HTMLElement>("[data-open]") ?? bubble;
}
