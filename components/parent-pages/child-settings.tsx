"use client";

import { useState, type SubmitEvent } from "react";
import { failureText } from "@/components/auth/failure-text";
import { useChildCall } from "@/components/parent-pages/children-queries";
import { SettingsFields } from "@/components/parent-pages/settings-fields";
import { areSame } from "@/components/parent-pages/shown-settings";
import { useUnsavedWarning } from "@/components/parent-pages/use-unsaved-warning";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { classNames } from "@/components/ui/class-names";
import { Notice } from "@/components/ui/notice";
import type { ParentChild, ParentSettings } from "@/lib/features/family/contract";
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
      <Card
        className={classNames("flex flex-col gap-3", isUnsaved && "lower-panel z-10 [--spacing-bar:0px]")}
      >
        {save.error && <Notice variant="error">{failureText(save.error, t.saveFailed)}</Notice>}
        <div role="status" className="text-sm font-semibold text-sun-ink empty:hidden">
          {isUnsaved && !save.isPending && t.unsaved}
          {isNothingNew && t.nothingNew}
        </div>
        {save.isSuccess && !isUnsaved && !isNothingNew && <Notice variant="success">{t.saved}</Notice>}
        <Button type="submit" size="lg" loading={save.isPending}>
          {t.save}
        </Button>
        <p className="text-xs text-ink-soft">{t.saveHint}</p>
      </Card>
    </form>
  );
}
