import { classNames } from "@/components/ui/class-names";
import { CheckIcon } from "@/components/ui/icons";
import { GapVerdict, verdictIdOf, type ShownVerdict } from "@/components/worksheets/work/gap-box";

type GapOptionsProps = {
  id: string;
  legend: string;
  options: string[];
  chosen: string;
  verdict: ShownVerdict;
  onChoose: (option: string) => void;
};

/** What may go into one gap. One that is right stays where it is; its options keep the focus. */
export function GapOptions({ id, legend, options, chosen, verdict, onChoose }: GapOptionsProps) {
  const isRight = verdict === "right";
  return (
    <fieldset aria-describedby={verdictIdOf(id, verdict)} className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold text-ink-soft">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option, at) => {
          const isChosen = option === chosen;
          return (
            <label
              key={option}
              className={classNames(
                "flex min-h-11 items-center gap-2 rounded-md border-2 px-3 text-base has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-action-ink",
                lookOf(isChosen, isRight),
              )}
            >
              <input
                id={at === 0 ? id : undefined}
                type="radio"
                name={id}
                value={option}
                checked={isChosen}
                aria-disabled={isRight || undefined}
                onChange={() => !isRight && onChoose(option)}
                className="size-5 shrink-0 scroll-mt-44 accent-action outline-none"
              />
              <span lang="en">{option}</span>
              {isChosen && isRight && <CheckIcon className="size-5 text-leaf-ink" />}
            </label>
          );
        })}
      </div>
      <GapVerdict id={id} verdict={verdict} />
    </fieldset>
  );
}

function lookOf(isChosen: boolean, isRight: boolean): string {
  if (isChosen && isRight) return "border-leaf-ink bg-leaf-soft font-semibold text-ink";
  if (isChosen) return "border-action-ink bg-action-soft font-semibold text-ink";
  return isRight
    ? "border-line bg-sunk text-ink-soft"
    : "border-line bg-surface text-ink hover:border-action-ink";
}
