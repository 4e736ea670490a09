"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState, type ChangeEvent, type SubmitEvent } from "react";
import { userMessageOf } from "@/lib/api-client/client-errors";
import { familyScreens } from "@/lib/i18n/it";
import { birth } from "@/lib/i18n/it/birth";
import { BirthFields } from "@/components/family/birth-fields";
import { GateCard } from "@/components/family/gate-card";
import { tooYoungText } from "@/components/family/too-young";
import { queryKeys } from "@/components/learner/queries";
import { useLearner } from "@/components/learner/use-learner";
import { useUpdateLearner } from "@/components/learner/use-update-learner";
import { Button } from "@/components/ui/button";
import { useFormValues } from "@/components/ui/use-form-values";

const t = familyScreens.age;

const takeFocus = (field: HTMLSelectElement | null) => field?.focus();

/** Asks once when the learner was born; who is too young is told so in its place. */
export function AgeGate({ takesFocus }: { takesFocus: boolean }) {
  const queryClient = useQueryClient();
  const { id } = useLearner();
  const { values, attach, onChange: take } = useFormValues<"month" | "year">();
  const [wasTried, setWasTried] = useState(false);
  const [isCorrecting, setIsCorrecting] = useState(false);
  const { mutate, reset, isPending, error } = useUpdateLearner();
  const tooYoung = tooYoungText(error);
  const refusal = error ? userMessageOf(error, familyScreens.failed) : undefined;

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    setWasTried(true);
    const { month, year } = values;
    if (!month || !year || isPending) return;
    // Where it is known already, the page does not know it yet.
    const onError = () => void queryClient.invalidateQueries({ queryKey: queryKeys.learner(id) });
    mutate({ birthMonth: Number(month), birthYear: Number(year) }, { onError });
  }

  function onChange(event: ChangeEvent<HTMLFormElement>) {
    reset();
    take(event);
  }

  function correct() {
    setIsCorrecting(true);
    reset();
  }

  if (tooYoung)
    return (
      <GateCard title={birth.tooYoungTitle} mood="sleeps" takesFocus>
        <p>{tooYoung}</p>
        {/* Nothing was kept: whoever has chosen a wrong year is not locked out by it. */}
        <Button variant="secondary" className="sm:self-start" onClick={correct}>
          {birth.wrongDate}
        </Button>
      </GateCard>
    );
  return (
    <GateCard title={t.title} mood="smiles" takesFocus={takesFocus}>
      <form noValidate ref={attach} onChange={onChange} onSubmit={onSubmit} className="flex flex-col gap-4">
        <p>{t.why}</p>
        <BirthFields
          month={{
            name: "month",
            ref: isCorrecting ? takeFocus : undefined,
            error: wasTried && !values.month ? t.missingMonth : undefined,
          }}
          year={{ name: "year", error: wasTried && !values.year ? t.missingYear : refusal }}
        />
        <Button type="submit" className="sm:self-start" loading={isPending}>
          {t.save}
        </Button>
      </form>
    </GateCard>
  );
}
