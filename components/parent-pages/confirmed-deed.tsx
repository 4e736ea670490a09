"use client";

import { useState, type RefObject } from "react";
import type { useChildCall } from "@/components/parent-pages/children-queries";
import { ConfirmDialog } from "@/components/parent-pages/confirm-dialog";
import { Button } from "@/components/ui/button";

type ConfirmedDeedProps = {
  words: { button: string; points: string[]; confirm: string; failed: string };
  /** Of the dialog. */
  title: string;
  deed: ReturnType<typeof useChildCall<void>>;
  onDone?: () => void;
  returnFocusTo: RefObject<HTMLElement | null>;
  /** Whether the way to it is shown: the dialog may outlast what it offers. */
  isOffered: boolean;
};

/** A button for a deed that takes a second press, and looks so. */
export function ConfirmedDeed({ words, title, deed, onDone, returnFocusTo, isOffered }: ConfirmedDeedProps) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);

  function ask(): void {
    deed.reset();
    setIsAsking(true);
  }

  function carryOut(): void {
    deed.mutate(undefined, {
      onSuccess: () => {
        onDone?.();
        close();
      },
    });
  }

  return (
    <>
      {isOffered && (
        <Button variant="secondary" className="text-coral-ink!" onClick={ask}>
          {words.button}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={title}
          points={words.points}
          confirm={words.confirm}
          failure={words.failed}
          deed={{ ...deed, mutate: carryOut }}
          returnFocusTo={returnFocusTo}
          onClose={close}
        />
      )}
    </>
  );
}
