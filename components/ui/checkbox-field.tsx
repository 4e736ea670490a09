import { useId, type ComponentProps } from "react";
import { FieldError, fieldDescription } from "@/components/ui/field-frame";

type CheckboxFieldProps = Omit<ComponentProps<"input">, "type"> & {
  /** May hold links: they lead away without ticking the box. */
  label: React.ReactNode;
  error?: string;
};

export function CheckboxField({ label, error, id: givenId, ...rest }: CheckboxFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div>
      <div className="flex min-h-11 items-center gap-3">
        <span className="relative grid size-7 shrink-0 place-items-center">
          <input
            id={id}
            type="checkbox"
            className="peer size-7 cursor-pointer appearance-none rounded-sm border-2 border-line-strong bg-surface checked:border-action checked:bg-action aria-invalid:border-coral-ink"
            {...fieldDescription(id, undefined, error)}
            {...rest}
          />
          <svg
            aria-hidden="true"
            viewBox="0 0 24 24"
            className="pointer-events-none absolute size-5 fill-none stroke-on-action stroke-[3.5] opacity-0 peer-checked:opacity-100 [stroke-linecap:round] [stroke-linejoin:round]"
          >
            <path d="M5 12.8c1.6 1.2 3 2.8 4.2 4.7C11.6 12.8 14.8 9.2 19.2 6.2" />
          </svg>
        </span>
        <label htmlFor={id} className="py-2 text-sm text-ink">
          {label}
        </label>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
