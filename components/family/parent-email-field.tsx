import type { ComponentProps } from "react";
import { TextField } from "@/components/ui/text-field";
import { emailMaxLength } from "@/lib/features/accounts/rules";

/** Where the address of a parent is written: not the learner's own, so nothing fills it in. */
export function ParentEmailField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={emailMaxLength}
      {...props}
    />
  );
}
