"use client";

import { useState } from "react";
import { schoolClasses, type SchoolClass } from "@/lib/features/accounts/rules";
import { profile } from "@/lib/i18n/it";
import { schoolClass as t } from "@/lib/i18n/it/school-class";
import { useLearner } from "@/components/learner/use-learner";
import { useUpdateLearner } from "@/components/learner/use-update-learner";
import { SelectField } from "@/components/ui/select-field";
import { showToast } from "@/components/ui/toast";

const unsaid = "";
const choices = [
  { value: unsaid, label: t.unsaid },
  ...schoolClasses.map((value) => ({ value, label: t.names[value] })),
];

/** The learner's class; choosing saves. */
export function ClassField() {
  const { schoolClass } = useLearner();
  const { mutate } = useUpdateLearner();
  const [saving, setSaving] = useState<SchoolClass | null>();
  const chosen = saving === undefined ? schoolClass : saving;

  function choose(value: string) {
    const wanted = schoolClasses.find((one) => one === value) ?? null;
    setSaving(wanted);
    mutate({ schoolClass: wanted }, { onSuccess, onError, onSettled: () => setSaving(undefined) });
  }

  return (
    <SelectField
      label={t.question}
      hint={t.why}
      choices={choices}
      value={chosen ?? unsaid}
      onChange={(event) => choose(event.target.value)}
    />
  );
}

function onSuccess() {
  showToast({ title: t.saved, variant: "success" });
}

function onError() {
  showToast({ title: profile.errorTitle, description: t.failed, variant: "error" });
}
