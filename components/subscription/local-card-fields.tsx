"use client";

import type { UseFormReturn } from "react-hook-form";
import { cardPayment as t } from "@/lib/i18n/it";
import { formatCardNumber, formatCvc, formatExpiry, reformat } from "@/components/subscription/card-input";
import { TextField } from "@/components/ui/text-field";

export type LocalCardValues = { number: string; expiry: string; cvc: string };

const formats = { number: formatCardNumber, expiry: formatExpiry, cvc: formatCvc };

/** As they stand on a card. */
export function LocalCardFields({ form }: { form: UseFormReturn<LocalCardValues> }) {
  const { errors } = form.formState;

  /** The text is brought into its form before the form hears of it. */
  function field(name: keyof LocalCardValues) {
    const { onChange, ...rest } = form.register(name);
    return {
      ...rest,
      error: errors[name]?.message,
      onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
        reformat(event.target, formats[name]);
        void onChange(event);
      },
    };
  }

  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] items-start gap-4">
      <div className="col-span-full">
        <TextField
          label={t.number}
          inputMode="numeric"
          autoComplete="cc-number"
          placeholder="4242 4242 4242 4242"
          {...field("number")}
        />
      </div>
      <TextField
        label={t.expiry}
        inputMode="numeric"
        autoComplete="cc-exp"
        placeholder={t.expiryExample}
        {...field("expiry")}
      />
      <TextField
        label={t.cvc}
        inputMode="numeric"
        autoComplete="cc-csc"
        placeholder="123"
        {...field("cvc")}
      />
    </div>
  );
}

/** Whether as much is there as a card has. */
export function isComplete({ number = "", expiry = "", cvc = "" }: Partial<LocalCardValues>): boolean {
  return number.replace(/\D/g, "").length >= 12 && expiry.length === 5 && cvc.length >= 3;
}
