import { AlertIcon } from "@/components/ui/icons";

type FieldFrameProps = {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  /** Whether the label stands beside the control: for many short ones below each other. */
  isRow?: boolean;
  children: React.ReactNode;
};

/** Label above, hint and error below, tied to the control by `fieldDescription`. */
export function FieldFrame({ id, label, hint, error, isRow, children }: FieldFrameProps) {
  return (
    <div className={isRow ? "grid grid-cols-[6.5rem_1fr] items-center gap-1.5" : "flex flex-col gap-1.5"}>
      <label htmlFor={id} className="text-sm font-semibold text-ink">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** The live region is there before the error is, so that a screen reader hears it arrive. */
export function FieldError({ id, error }: { id: string; error?: string }) {
  return (
    <div aria-live="polite">
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm font-medium text-coral-ink">
          <AlertIcon className="mt-0.5 size-4.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

/** The aria attributes of the control inside the frame. */
export function fieldDescription(id: string, hint: string | undefined, error: string | undefined) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return { "aria-invalid": error ? true : undefined, "aria-describedby": ids || undefined } as const;
}

export const controlStyle =
  "min-h-13 w-full rounded-md border-2 border-line-strong/55 bg-surface px-4 text-base text-ink " +
  "placeholder:text-ink-soft transition-[border-color,box-shadow] duration-100 " +
  "hover:border-line-strong focus:border-action-ink focus:outline-none " +
  "focus:shadow-[0_0_0_4px_var(--color-action-soft)] aria-invalid:border-coral-ink " +
  "aria-invalid:focus:shadow-[0_0_0_4px_var(--color-coral-soft)] disabled:bg-sunk disabled:text-ink-soft";
