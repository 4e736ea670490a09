import type { VerbRow } from "@/lib/features/verbs/rules";
import { verbs as t } from "@/lib/i18n/it/verbs";
import { classNames } from "@/components/ui/class-names";
import { saidForm } from "@/components/verbs/said-form";
import { SpeakerIcon } from "@/components/ui/voice-icons";

type Say = ((text: string) => void) | undefined;
type VerbTableProps = { rows: readonly VerbRow[]; say: Say };

// Where letters leave no room for three columns the forms stand below each other, each by its name: no word is torn.
const cell =
  "px-1.5 py-2.5 text-left align-top wrap-break-word sm:px-3 @max-[19rem]:block @max-[19rem]:px-3 @max-[19rem]:py-1";

/** One verb a row: its three forms, each to be heard where there is a voice; below the first what it means. */
export function VerbTable({ rows, say }: VerbTableProps) {
  return (
    <div className="@container">
      <table className="w-full table-fixed border-separate border-spacing-0 overflow-hidden rounded-lg border border-line bg-surface max-sm:text-sm @max-[19rem]:block">
        <thead className="text-xs text-ink-soft @max-[19rem]:hidden">
          <tr className="*:border-b *:border-line *:bg-sunk">
            <th scope="col" className={classNames(cell, "w-[36%]")}>
              {t.base}
            </th>
            <th scope="col" className={cell}>
              {t.past}
            </th>
            <th scope="col" className={cell}>
              {t.participle}
            </th>
          </tr>
        </thead>
        <tbody className="@max-[19rem]:block">
          {rows.map((row) => (
            <tr
              key={row.base}
              className="border-line @min-[19rem]:not-last:*:border-b @min-[19rem]:*:border-line @max-[19rem]:block @max-[19rem]:py-2 @max-[19rem]:not-last:border-b"
            >
              <th scope="row" className={classNames(cell, "font-normal")}>
                <Form form={row.base} say={say} isBase />
                <span className="block text-sm text-ink-soft">{row.meaning}</span>
              </th>
              <Forms name={t.past} forms={row.pasts} say={say} />
              <Forms name={t.participle} forms={row.participles} say={say} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Forms({ name, forms, say }: { name: string; forms: readonly string[]; say: Say }) {
  return (
    <td
      data-name={name}
      className={classNames(
        cell,
        "before:text-xs before:text-ink-soft @max-[19rem]:before:block @max-[19rem]:before:content-[attr(data-name)]",
      )}
    >
      {forms.map((form, index) => (
        <span key={form} className="block">
          {index > 0 && <span className="text-sm text-ink-soft">{t.or} </span>}
          <Form form={form} say={say} />
        </span>
      ))}
    </td>
  );
}

/** A form; pressed, it is said. */
function Form({ form, say, isBase = false }: { form: string; say: Say; isBase?: boolean }) {
  const weight = isBase ? "font-bold" : "";
  if (!say)
    return (
      <span lang="en" className={classNames("@max-[19rem]:text-base", weight)}>
        {form}
      </span>
    );
  return (
    <button
      type="button"
      aria-label={t.listen(form)}
      onClick={() => say(saidForm(form, isBase))}
      className={classNames(
        "-mx-1 inline-flex min-h-11 @min-[19rem]:-my-2.5 min-w-11 items-center gap-1.5 rounded-md px-1 text-action-ink hover:bg-action-soft",
        weight,
      )}
    >
      <SpeakerIcon className="hidden size-4.5 shrink-0 @max-[19rem]:block @min-[30rem]:block" />
      <span lang="en">{form}</span>
    </button>
  );
}
