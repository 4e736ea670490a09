"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, type SubmitEvent, type RefObject } from "react";
import { userMessageOf } from "@/lib/api-client/client-errors";
import { parentReport as t } from "@/lib/i18n/it";
import { queryKeys } from "@/components/learner/queries";
import { ParentEmailField } from "@/components/family/parent-email-field";
import { useLearner } from "@/components/learner/use-learner";
import { useUpdateLearner } from "@/components/learner/use-update-learner";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";

/** The address reports go to: a field until there is one, then a line with the way to another. */
export function Address() {
  const { parentEmail: saved } = useLearner();
  // Until what is saved has been told: the address is there before that.
  const [isOpen, setIsOpen] = useState(!saved);
  const change = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isPressed = useRef(false);
  const isField = !saved || isOpen;
  // Whoever opens or leaves the field goes on at what has taken the place of what they pressed.
  useEffect(() => {
    if (isPressed.current) (isField ? field : change).current?.focus();
  }, [isField]);

  function turn(isOpened: boolean): void {
    isPressed.current = true;
    setIsOpen(isOpened);
  }

  if (isField)
    return (
      <AddressForm
        saved={saved}
        field={field}
        onDone={() => turn(false)}
        onLeave={saved ? () => turn(false) : undefined}
      />
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-y border-line py-1.5">
      <dl className="min-w-0">
        <dt className="text-xs text-ink-soft">{t.email}</dt>
        <dd className="font-semibold wrap-anywhere">{saved}</dd>
      </dl>
      <Button ref={change} variant="ghost" className="-mr-4" onClick={() => turn(true)}>
        {t.change}
      </Button>
    </div>
  );
}

type AddressFormProps = {
  saved: string | null;
  field: RefObject<HTMLInputElement | null>;
  onDone: () => void;
  /** Where there is an address that may stay. */
  onLeave: (() => void) | undefined;
};

/** An empty or unchanged address is not sent. */
function AddressForm({ saved, field, onDone, onLeave }: AddressFormProps) {
  const queryClient = useQueryClient();
  const { id } = useLearner();
  const [value, setValue] = useState(saved ?? "");
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useUpdateLearner();
  const wanted = value.trim();
  const isNew = wanted !== "" && wanted !== saved;

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (!isNew || isPending) return;
    setProblem(undefined);
    mutate({ parentEmail: wanted }, { onSuccess, onError });
  }

  function onSuccess() {
    onDone();
    showToast({ title: t.saved, variant: "success", isEcho: true });
    void queryClient.invalidateQueries({ queryKey: queryKeys.parentReport(id) });
  }

  function onError(error: Error) {
    const description = userMessageOf(error, t.saveFailed);
    setProblem(description);
    showToast({ title: t.errorTitle, description, variant: "error" });
  }

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-3">
      <ParentEmailField
        label={t.email}
        hint={t.emailHint}
        error={problem}
        ref={field}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={!isNew} loading={isPending}>
          {t.save}
        </Button>
        {onLeave && (
          <Button variant="ghost" onClick={onLeave}>
            {t.keep}
          </Button>
        )}
      </div>
    </form>
  );
}
