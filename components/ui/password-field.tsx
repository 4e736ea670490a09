"use client";

import { useId, useState, type ComponentProps } from "react";
import { common } from "@/lib/i18n/it/common";
import { classNames } from "@/components/ui/class-names";
import { controlStyle, fieldDescription, FieldFrame } from "@/components/ui/field-frame";
import { IconButton } from "@/components/ui/icon-button";
import { EyeIcon, EyeOffIcon } from "@/components/ui/icons";

type PasswordFieldProps = Omit<ComponentProps<"input">, "type"> & {
  label: string;
  hint?: string;
  error?: string;
};

/** A password input whose characters can be shown. */
export function PasswordField({ label, hint, error, id: givenId, className, ...rest }: PasswordFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="relative">
        <input
          id={id}
          type={isShown ? "text" : "password"}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className={classNames(controlStyle, "pr-14", className)}
          {...fieldDescription(id, hint, error)}
          {...rest}
        />
        <IconButton
          label={isShown ? common.hideCharacters : common.showCharacters}
          icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
          aria-controls={id}
          className="absolute top-1/2 right-1 -translate-y-1/2"
          onClick={() => setIsShown(!isShown)}
        />
      </div>
    </FieldFrame>
  );
}
