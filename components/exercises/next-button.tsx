import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";

/** On to the next one. Takes the focus: the field that had it is gone. */
export function NextButton({ label, onClick }: { label: string; onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Button ref={button} size="lg" onClick={onClick}>
      {label}
    </Button>
  );
}
