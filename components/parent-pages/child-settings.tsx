"use client";

import { useState, type SubmitEvent } from "react";
import { failureText } from "@/components/auth/failure-text";
import { useChildCall } from "@/components/parent-pages/children-queries";
import { SettingsFields } from "@/components/parent-pages/settings-fields";
import { areSame } from "@/components/parent-pages/shown-settings";
import { useUnsavedWarning } from "@/components/parent-pages/use-unsaved-warning";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Notice } from "@/components/ui/notice";
import type { ParentSettings } from "@/lib/features/family/contract";
import type { ParentChild } from "@/lib/features/parents-page/contract";
import { api } from "@/lib/api-client/client";
import { parentPages } from "@/lib/i18n/it/parent-pages";

const t = parentPages.home;

/** All choices for a child, saved together. What fails to be saved stays as it was chosen. */
export function ChildSettings({ child }: { child: ParentChild }) {
  const shown = child.settings;
  const [draft, setDraft] = useState<Partial<ParentSettings>>({});
  const value = { ...shown, ...draft };
  const isUnsaved = !areSame(value, shown);
  const save = useChildCall((body: ParentSettings) =>
    api("PUT /api/parents/children/{childId}", { params: { childId: child.id }, body }),
  );
  const [isNothingNew, setIsNothingNew] = useState(false);
  useUnsavedWarning(isUnsaved);
  const said = saidOf({ isUnsaved, isPending: save.isPending, isNothingNew, isSaved: save.isSuccess });

  function change(changed: Partial<ParentSettings>): void {
    if (save.isSuccess) save.reset();
    setIsNothingNew(false);
    setDraft({ ...draft, ...changed });
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setIsNothingNew(!isUnsaved);
    if (!isUnsaved) return;
    // What was changed while it was being saved is still to be saved.
    save.mutate(value, { onSuccess: () => setDraft((now) => (now === draft ? {} : now)) });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div className="above-panel grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <SettingsFields child={child} value={value} onChange={change} />
      </div>
      {/* In view as long as there is something to save. */}
      <div
        className={classNames(
          "flex flex-col gap-2 rounded-lg border border-line bg-surface px-4 py-2 shadow-rest",
          isUnsaved && "lower-panel z-10 [--spacing-bar:0px]",
        )}
      >
        {save.error && <Notice variant="error">{failureText(save.error, t.saveFailed)}</Notice>}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-44 text-sm">
            <p role="status" className="font-semibold empty:hidden">
              {said}
            </p>
            {!said && <p className="text-ink-soft">{t.saveHint}</p>}
          </div>
          <Button type="submit" loading={save.isPending}>
            {t.save}
          </Button>
        </div>
      </div>
    </form>
  );
}

type Saving = Record<"isUnsaved" | "isPending" | "isNothingNew" | "isSaved", boolean>;

function saidOf({ isUnsaved, isPending, isNothingNew, isSaved }: Saving): string | undefined {
  if (isPending) return undefined;
  if (isUnsaved) return t.unsaved;
  if (isNothingNew) return t.nothingNew;
  return isSaved ? t.saved : undefined;
}
