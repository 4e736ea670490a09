"use client";

import { useState } from "react";
import { avatarIds, type AvatarId } from "@/lib/features/accounts/rules";
import { avatars as t } from "@/lib/i18n/it/avatars";
import { useLearner } from "@/components/learner/use-learner";
import { useUpdateLearner } from "@/components/learner/use-update-learner";
import { Avatar } from "@/components/art/avatar";
import { ChoiceLabel } from "@/components/ui/choice-label";
import { classNames } from "@/components/ui/class-names";
import { showToast } from "@/components/ui/toast";

const layouts = {
  card: { legend: "mb-3 text-sm font-semibold", grid: "max-w-md gap-2 sm:gap-4", animal: "max-w-18" },
  /** Small, below a question that stands there already. */
  game: { legend: "sr-only", grid: "gap-1", animal: "max-w-12" },
} as const;

/** Eight animals to choose from; choosing saves. */
export function AvatarPicker({ layout = "card" }: { layout?: keyof typeof layouts }) {
  const looks = layouts[layout];
  const { avatarId } = useLearner();
  const { mutate } = useUpdateLearner();
  const [saving, setSaving] = useState<AvatarId>();
  const chosen = saving ?? avatarId;

  function choose(wanted: AvatarId) {
    setSaving(wanted);
    mutate({ avatarId: wanted }, { onError: showFailure, onSettled: () => setSaving(undefined) });
  }

  return (
    <fieldset className="@container">
      <legend className={looks.legend}>{t.title}</legend>
      <div className={classNames("grid grid-cols-4 @max-[17rem]:grid-cols-2", looks.grid)}>
        {avatarIds.map((id) => (
          <ChoiceLabel
            key={id}
            name="avatar"
            value={id}
            checked={id === chosen}
            onChange={() => choose(id)}
            className="group flex flex-col items-center gap-1 rounded-md px-0.5 py-1.5 text-xs font-medium text-ink-soft transition-colors hover:bg-sunk has-checked:bg-action-soft has-checked:text-action-ink"
          >
            <Avatar
              avatarId={id}
              className={classNames(
                "aspect-square w-full ring-action-ink ring-offset-2 ring-offset-surface transition-shadow group-has-checked:ring-3",
                looks.animal,
              )}
            />
            {t.names[id]}
          </ChoiceLabel>
        ))}
      </div>
    </fieldset>
  );
}

function showFailure() {
  showToast({ title: t.errorTitle, description: t.failed, variant: "error" });
}
