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
  row: {
    box: "flex-wrap text-sm",
    coach: "w-18 airy:hidden",
    words: "grow basis-48 items-start gap-3",
    title: "font-semibold",
    button: "",
  },
  page: {
    box: "mx-auto w-full max-w-md flex-col py-4 text-center",
    coach: "w-32",
    words: "w-full items-center gap-4",
    title: "mb-1.5 text-xl font-bold text-ink",
    button: "w-full sm:w-auto",
  },
};

/** Says what could not be loaded, and asks for it again: in every place in the same way, with the coach where the page has its faces. */
export function LoadFailed({ title, message, safe, look = "row", query }: LoadFailedProps) {
  const { box, coach, words, title: titleLook, button } = looks[look];
  return (
    <div className={classNames("flex items-center gap-4", box)}>
      {document.getElementById("coach-head") && <CoachFigure mood="consoles" className={coach} />}
      <div className={classNames("flex min-w-0 flex-col", words)}>
        <div role="alert">
          {title && <p className={titleLook}>{title}</p>}
          <p className={title && "text-ink-soft"}>{message}</p>
          {safe && <p className="text-ink-soft">{safe}</p>}
        </div>
        <Button className={button} loading={query.isFetching} onClick={() => void query.refetch()}>
          {common.retry}
        </Button>
      </div>
    </div>
  );
}
