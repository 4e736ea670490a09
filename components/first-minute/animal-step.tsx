import { useEffect } from "react";
import { firstMinute as t } from "@/lib/i18n/it/first-minute";
import { AvatarPicker } from "@/components/learner/avatar-picker";
import { Button } from "@/components/ui/button";
import { useLater } from "@/components/ui/use-later";

type AnimalStepProps = {
  onDone: () => void;
  /** Fetches what comes next: while the animals are looked at there is time for it. */
  prepare: () => Promise<unknown>;
};

/** The animal: the one they have is chosen, choosing another saves it. */
export function AnimalStep({ onDone, prepare }: AnimalStepProps) {
  const isLater = useLater();
  useEffect(() => {
    if (isLater) prepare().catch(() => undefined);
  }, [isLater, prepare]);
  return (
    <>
      <AvatarPicker layout="game" />
      <Button className="mt-auto" onClick={onDone}>
        {t.next}
      </Button>
    </>
  );
}
