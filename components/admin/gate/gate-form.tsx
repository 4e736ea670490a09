"use client";

import { useEffect, useState, type ComponentProps, type ComponentType } from "react";
import { useForm } from "react-hook-form";
import { adminGate as t } from "@/lib/i18n/it";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import { useLiveValues } from "@/components/ui/use-live-values";

type FieldProps = Omit<ComponentProps<typeof TextField>, "type"> & { type?: "text" | "email" };

type GateFormProps = {
  Field?: ComponentType<FieldProps>;
  field: FieldProps;
  initialValue?: string;
  submitLabel: string;
  /** The step has just appeared in place of another, which had the focus. */
  takesFocus: boolean;
  isComplete?: (value: string) => boolean;
  /** Answers whether what was given is wrong. */
  onSubmit: (value: string) => Promise<boolean>;
};

/** One field, which must be filled, and the button for it. What is found wrong is marked, and said so, until it is written anew. */
export function GateForm({ Field = TextField, field, initialValue = "", ...rest }: GateFormProps) {
  const { submitLabel, takesFocus, isComplete = Boolean, onSubmit } = rest;
  const form = useForm({ defaultValues: { value: initialValue } });
  const { register, handleSubmit, formState, setFocus } = form;
  const { value = "" } = useLiveValues(form);
  const [wrong, setWrong] = useState<string>();
  useEffect(() => {
    if (takesFocus) setFocus("value");
  }, [takesFocus, setFocus]);

  async function submit(given: string) {
    const isWrong = await onSubmit(given);
    setWrong(isWrong ? given : undefined);
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(({ value }) => submit(value.trim()))(event)}
      className="flex flex-col gap-5"
    >
      <Field
        required
        autoCapitalize="none"
        spellCheck={false}
        error={value.trim() === wrong ? t.wrong : undefined}
        {...field}
        {...register("value")}
      />
      <Button type="submit" size="lg" disabled={!isComplete(value.trim())} loading={formState.isSubmitting}>
        {submitLabel}
      </Button>
    </form>
  );
}
