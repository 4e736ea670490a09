"use client";

import { useEffect, useRef, useState } from "react";
import { profile } from "@/lib/i18n/it";
import { NicknameForm } from "@/components/profile/nickname-form";
import { useLearner } from "@/components/learner/use-learner";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";

/** The nickname, to read or to change. */
export function NicknameEditor() {
  const { nickname, avatarId } = useLearner();
  const [isEditing, setIsEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Avatar avatarId={avatarId} className="size-16 sm:size-18" />
      {isEditing ? (
        <NicknameForm nickname={nickname} onClose={() => setIsEditing(false)} />
      ) : (
        <>
          <div className="flex min-w-0 grow basis-24 flex-col">
            <h2 className="text-sm text-ink-soft">{profile.nickname}</h2>
            <p className="text-lg font-bold wrap-anywhere sm:text-xl">{nickname}</p>
          </div>
          <Button
            ref={editButton}
            variant="secondary"
            aria-label={profile.editNickname}
            onClick={() => setIsEditing(true)}
          >
            {profile.edit}
          </Button>
        </>
      )}
    </div>
  );
}
