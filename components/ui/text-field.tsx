import { useId, type ComponentProps } from "react";
import { classNames } from "@/components/ui/class-names";
import { controlStyle, fieldDescription, FieldFrame } from "@/components/ui/field-frame";

type TextFieldProps = ComponentProps<"input"> & { label: string; hint?: string; error?: string };

/** A labelled input. `ref` reaches the input, so `{...register("name")}` works as is. */
export function TextField({
  label,
  hint,
  error,
  id: givenId,
  className,
  type = "text",
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        id={id}
        type={type}
        className={classNames(controlStyle, className)}
        {...fieldDescription(id, hint, error)}
        {...rest}
      />
    </FieldFrame>
  );
}
