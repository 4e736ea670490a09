import type { StopReply } from "@/lib/features/mastery/contract";
import { progressPath as t } from "@/lib/i18n/it/progress-path";
import { EnglishMarked } from "@/components/coach-text/english-marked";
import { places } from "@/components/progress/road-places";
import { StopMark } from "@/components/progress/stop-mark";
import { useLearner } from "@/components/learner/use-learner";
import { Avatar } from "@/components/art/avatar";
import { classNames } from "@/components/ui/class-names";

/**
 * On a phone the mark stands on the road and the name at its free side; on a wide screen the name stands below. Marks keep their
 * size where letters grow: the road does, and the names need the room.
 */
export const stopStyle = (side: "left" | "right") =>
  classNames(
    "relative grid h-full min-h-[4.35rem] w-full content-center rounded-md py-1.5 hover:bg-action-soft/60",
    "md:min-h-47 md:grid-rows-[52fr_48fr] md:content-stretch md:px-2 md:py-0 md:text-center",
    side === "left" ? "pr-2 pl-[28%] text-left" : "pr-[28%] pl-2 text-right",
  );

export const markStyle = "absolute top-1/2 -translate-x-1/2 -translate-y-1/2 md:top-[26%] md:left-1/2";

type PathStopProps = {
  stop: StopReply;
  /** Its place in its year. */
  at: number;
  isHere: boolean;
  isNext: boolean;
  onChoose: () => void;
};

/** A topic on the road: where the student is stands their animal. */
export function PathStop({ stop, at, isHere, isNext, onChoose }: PathStopProps) {
  const { avatarId } = useLearner();
  const place = places[at];
  if (!place) return null;
  const { name, evidence } = stop;
  return (
    <li className={classNames("flex", place.cell)}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-current={isHere ? "step" : undefined}
        onClick={onChoose}
        className={stopStyle(place.side)}
      >
        <span aria-hidden="true" className={classNames(markStyle, place.mark)}>
          {isHere ? (
            <span className="relative block">
              <Avatar avatarId={avatarId} className="size-[52px] border-4 border-action bg-surface" />
              <StopMark evidence={evidence} className="absolute -right-1.5 -bottom-1.5 size-[24px]" />
            </span>
          ) : (
            <StopMark evidence={evidence} className={isNext ? "size-[56px]" : "size-[44px]"} />
          )}
        </span>
        <span className="flex min-w-0 flex-col gap-0.5 md:row-start-2 md:items-center">
          {(isHere || isNext) && (
            <span
              className={classNames(
                "w-fit rounded-full px-2 text-xs font-semibold",
                place.side === "right" && "self-end md:self-center",
                isHere ? "bg-action text-on-action" : "bg-sun-soft text-sun-ink",
              )}
            >
              {isHere ? t.here : t.next}
            </span>
          )}
          <span className="text-sm leading-tight font-semibold text-balance md:text-xs md:leading-tight">
            <EnglishMarked text={name} />
          </span>
          <span className="text-xs leading-tight text-ink-soft">{t.evidence(evidence, stop)}</span>
        </span>
      </button>
    </li>
  );
}
