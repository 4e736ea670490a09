import { common } from "@/lib/i18n/it";
import { CoachFigure } from "@/components/art/coach-figure";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";

type LoadFailedProps = {
  title?: string;
  message: string;
  /** What is there all the same, where somebody could fear for it. */
  safe?: string;
  /** In the middle of the page, where nothing else is; else a row that fits a card. */
  look?: keyof typeof looks;
  query: { isFetching: boolean; refetch: () => unknown };
};

const looks = {
  row: { box: "flex-wrap text-sm", coach: "w-18 airy:hidden", words: "grow basis-48 items-start" },
  page: { box: "flex-col py-8 text-center", coach: "w-32", words: "items-center" },
};

/** Says what could not be loaded, and asks for it again: in every place in the same way, with the coach where the page has its faces. */
export function LoadFailed({ title, message, safe, look = "row", query }: LoadFailedProps) {
  const { box, coach, words } = looks[look];
  return (
    <div className={classNames("flex items-center gap-4", box)}>
      {document.getElementById("coach-head") && <CoachFigure mood="consoles" className={coach} />}
      <div className={classNames("flex min-w-0 flex-col gap-3", words)}>
        <div role="alert">
          {title && <p className="font-semibold">{title}</p>}
          <p>{message}</p>
          {safe && <p className="text-ink-soft">{safe}</p>}
        </div>
        <Button loading={query.isFetching} onClick={() => void query.refetch()}>
          {common.retry}
        </Button>
      </div>
    </div>
  );
}
