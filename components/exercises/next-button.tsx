import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";

type NextButtonProps = {
  label: string;
  /** Whether what it leads to is being fetched: it keeps the focus. */
  isWaiting?: boolean;
  onClick: () => void;
};

/** On to the next one. Takes the focus: the field that had it is gone. */
export function NextButton({ label, isWaiting = false, onClick }: NextButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Button
      ref={button}
      size="lg"
      aria-disabled={isWaiting || undefined}
      aria-busy={isWaiting || undefined}
      onClick={() => !isWaiting && onClick()}
    >
      {label}
    </Button>
  );
}
