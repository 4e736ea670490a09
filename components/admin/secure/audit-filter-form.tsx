import { useForm } from "react-hook-form";
import type { AuditFilter } from "@/components/admin/secure/secure-calls";
import { Button } from "@/components/ui/button";
import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";
import { auditActions, auditOutcomes, type AuditAction, type AuditOutcome } from "@/lib/features/audit/rules";
import { auditLog } from "@/lib/i18n/it";

const t = auditLog.filter;
const userNumber = /^[1-9]\d{0,8}$/;

const actionChoices = [
  { value: "", label: t.allActions },
  ...auditActions.map((value) => ({ value, label: auditLog.actions[value] })),
];
const outcomeChoices = [
  { value: "", label: t.allOutcomes },
  ...auditOutcomes.map((value) => ({ value, label: auditLog.outcomes[value] })),
];

type FilterValues = { action: AuditAction | ""; outcome: AuditOutcome | ""; userId: string };
const noValues: FilterValues = { action: "", outcome: "", userId: "" };
const valuesOf = ({ action, outcome, userId }: AuditFilter): FilterValues => ({
  action: action ?? "",
  outcome: outcome ?? "",
  userId: userId ?? "",
});

type AuditFilterFormProps = { filter: AuditFilter; onFilter: (filter: AuditFilter) => void };

/** What is chosen counts at once, a number once it is written: with Enter, or when the field is left. */
export function AuditFilterForm({ filter, onFilter }: AuditFilterFormProps) {
  const { register, handleSubmit, formState, reset, setFocus } = useForm<FilterValues>({
    // Not the default ones: on the way back the filter changes by itself.
    values: valuesOf(filter),
  });
  const isFiltered = Object.values(filter).some(Boolean);

  function apply({ action, outcome, userId }: FilterValues): void {
    onFilter({
      action: action || undefined,
      outcome: outcome || undefined,
      userId: userId.trim() || undefined,
    });
  }

  const filterNow = () => void handleSubmit(apply)();

  function clear(): void {
    setFocus("action"); // The button goes, and would take the focus with it.
    reset(noValues);
    onFilter({});
  }

  return (
    <form
      noValidate
      aria-label={t.title}
      onSubmit={(event) => void handleSubmit(apply)(event)}
      className="grid grid-cols-2 items-start gap-3 lg:flex lg:*:w-56"
    >
      <div className="max-lg:col-span-2">
        <SelectField
          label={t.action}
          choices={actionChoices}
          {...register("action", { onChange: filterNow })}
        />
      </div>
      <SelectField
        label={t.outcome}
        choices={outcomeChoices}
        {...register("outcome", { onChange: filterNow })}
      />
      <TextField
        label={t.userId}
        inputMode="numeric"
        autoComplete="off"
        error={formState.errors.userId?.message}
        {...register("userId", {
          onBlur: filterNow,
          validate: (value) => !value.trim() || userNumber.test(value.trim()) || t.badUserId,
        })}
      />
      {isFiltered && (
        <Button variant="ghost" className="min-h-13 max-lg:col-span-2 lg:mt-7" onClick={clear}>
          {t.clear}
        </Button>
      )}
    </form>
  );
}
