import type { VerbRow } from "@/lib/features/verbs/rules";
import { verbs as t } from "@/lib/i18n/it/verbs";
import { SpeakerIcon } from "@/components/voice/voice-icons";

type VerbTableProps = { rows: readonly VerbRow[]; say: ((text: string) => void) | undefined };

const cell = "px-2 py-2.5 text-left align-top wrap-anywhere sm:px-3";

/** One verb a row: its three forms, below the first what it means. */
export function VerbTable({ rows, say }: VerbTableProps) {
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 overflow-hidden rounded-lg border border-line bg-surface">
      <thead className="text-xs text-ink-soft">
        <tr className="*:border-b *:border-line *:bg-sunk">
          <th scope="col" className={`${cell} w-[38%]`}>
            {t.base}
          </th>
          <th scope="col" className={cell}>
            {t.past}
          </th>
          <th scope="col" className={cell}>
            {t.participle}
          </th>
          {say && (
            <th scope="col" className="w-12">
              <span className="sr-only">{t.sound}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.base} className="*:border-line not-last:*:border-b">
            <th scope="row" className={`${cell} font-normal`}>
              <span lang="en" className="block font-bold">
                {row.base}
              </span>
              <span className="block text-sm text-ink-soft">{row.meaning}</span>
            </th>
            <Forms forms={row.pasts} />
            <Forms forms={row.participles} />
            {say && (
              <td className="align-top">
                <button
                  type="button"
                  aria-label={t.listen(row.base)}
                  onClick={() => say(spoken(row))}
                  className="grid size-11 place-items-center rounded-md text-action-ink hover:bg-action-soft"
                >
                  <SpeakerIcon className="size-5" />
                </button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Forms({ forms }: { forms: readonly string[] }) {
  return (
    <td className={cell}>
      {forms.map((form, index) => (
        <span key={form} className="block">
          {index > 0 && <span className="text-sm text-ink-soft">{t.or} </span>}
          <span lang="en">{form}</span>
        </span>
      ))}
    </td>
  );
}

/** As it is learnt: go, went, gone. */
const spoken = ({ base, pasts, participles }: VerbRow) => [base, pasts[0], participles[0]].join(", ");
