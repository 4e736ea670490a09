"use client";

import { useEffect, useRef, useState } from "react";
import { profile } from "@/lib/i18n/it";
import { Detail } from "@/components/profile/detail";
import { NameForm } from "@/components/profile/name-form";
import { nameTexts, type NameField } from "@/components/profile/name-texts";
import { useLearner } from "@/components/learner/use-learner";
import { Button } from "@/components/ui/button";

/** One of the learner's names, to read or to change. */
export function NameEditor({ field }: { field: NameField }) {
  const name = useLearner()[field];
  const [isEditing, setIsEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (isEditing) return <NameForm field={field} name={name} onClose={() => setIsEditing(false)} />;
  return (
    <div className="flex min-w-0 grow basis-44 flex-wrap items-center gap-x-4 gap-y-2">
      <Detail label={nameTexts[field].label} value={name} className="grow basis-24" />
      <Button
        ref={editButton}
        variant="secondary"
        aria-label={nameTexts[field].edit}
        onClick={() => setIsEditing(true)}
      >
        {profile.edit}
      </Button>
    </div>
  );
}
