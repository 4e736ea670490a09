"use client";

import { useState } from "react";
import { avatarIds, type AvatarId } from "@/lib/features/accounts/rules";
import { profile } from "@/lib/i18n/it";
import { useLearner } from "@/components/learner/use-learner";
import { useUpdateLearner } from "@/components/learner/use-update-learner";
import { Avatar } from "@/components/ui/avatar";
import { showToast } from "@/components/ui/toast";

/** Eight animals to choose from; choosing saves. */
export function AvatarPicker() {
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
      <legend className="mb-3 text-sm font-semibold">{profile.avatarTitle}</legend>
      <div className="grid max-w-md grid-cols-4 gap-2 @max-[17rem]:grid-cols-2 sm:gap-4">
        {avatarIds.map((id) => (
          <label
            key={id}
            className="group relative flex flex-col items-center gap-1 rounded-md p-1.5 text-xs font-medium text-ink-soft transition-colors hover:bg-sunk has-checked:bg-action-soft has-checked:text-action-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action-ink"
          >
            <input
              type="radio"
              name="avatar"
              value={id}
              checked={id === chosen}
              onChange={() => choose(id)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
            />
            <Avatar
              avatarId={id}
              className="aspect-square w-full max-w-18 ring-action-ink ring-offset-2 ring-offset-surface transition-shadow group-has-checked:ring-3"
            />
            {profile.avatars[id]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function showFailure() {
  showToast({ title: profile.errorTitle, description: profile.avatarFailed, variant: "error" });
}
