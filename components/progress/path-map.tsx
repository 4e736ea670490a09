"use client";

import { useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { MasteryReply, StopReply } from "@/lib/features/mastery/contract";
import { evidences, isMet } from "@/lib/features/mastery/rules";
import { schoolClass } from "@/lib/i18n/it/school-class";
import { progressPath as t } from "@/lib/i18n/it/progress-path";
import { Landmark, landmarkOf } from "@/components/progress/landmarks";
import { markStyle, PathStop, stopStyle } from "@/components/progress/path-stop";
import { PathYears } from "@/components/progress/path-years";
import { Road } from "@/components/progress/road";
import { places } from "@/components/progress/road-places";
import { StopMark } from "@/components/progress/stop-mark";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { lazyDialog } from "@/components/ui/lazy-dialog";

const StopDetails = lazyDialog(() => import("@/components/progress/stop-details"));

const grid = "grid auto-rows-fr grid-cols-1 grid-rows-14 md:grid-cols-6 md:grid-rows-2";

/** The road through the topics of a school year, the student's own first. Fetched apart: it is most of what is drawn. */
export default function PathMap({ mastery }: { mastery: MasteryReply }) {
  const { path, place, next } = mastery;
  const own = path.findIndex(({ stops }) => stops.some(({ topic }) => topic === place));
  const [at, setAt] = useState(Math.max(0, own));
  const [chosen, setChosen] = useState<StopReply>();
  const list = useRef<HTMLOListElement>(null);
  const part = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  useLayoutEffect(() => showHere(part.current), [at, isWhole]);
  const year = path[at];
  if (!year) return null;
  const { stops } = year;

  /** The road goes on at its start: that is where the focus goes too. */
  function goOn() {
    flushSync(() => setAt(at + 1)); // Else its first stop would be brought into view before the road is at its place.
    list.current?.querySelector("button")?.focus();
  }

  /** What is being looked at stays where it is. */
  function show(whole: boolean) {
    const abovePx = part.current?.scrollTop ?? 0;
    flushSync(() => setIsWhole(whole));
    if (whole) window.scrollBy({ top: abovePx, behavior: "instant" });
    else toggle.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }

  return (
    <>
      <PathYears path={path} chosen={at} onChoose={setAt} />
      <div className="squared-paper relative border-y border-line bg-paper py-2 md:py-3 md:pr-9 md:pl-3">
        <div ref={part} className={isWhole ? undefined : aroundHere}>
          {/* As high as all its stops, whatever is shown of them: the road is drawn over that height. */}
          <div className="relative">
            <Road met={stops.map(isMet)} />
            <Wayside />
            <ol
              ref={list}
              aria-label={t.stops(schoolClass.names[year.schoolClass])}
              className={classNames("relative", grid)}
            >
              {stops.map((stop, index) => (
                <PathStop
                  key={index}
                  stop={stop}
                  at={index}
                  isHere={stop.topic === place}
                  isNext={stop.topic === next}
                  onChoose={() => setChosen(stop)}
                />
              ))}
              <Goal at={stops.length} year={path[at + 1]?.schoolClass} onGoOn={goOn} />
            </ol>
          </div>
        </div>
      </div>
      <Button
        ref={toggle}
        variant="ghost"
        aria-expanded={isWhole}
        onClick={() => show(!isWhole)}
        className="md:hidden"
      >
        {isWhole ? t.showLess : t.showAll}
      </Button>
      <ul
        aria-label={t.legend}
        className="flex flex-wrap gap-x-4 gap-y-1 px-5 py-3 text-xs text-ink-soft sm:px-6"
      >
        {evidences.map((evidence) => (
          <li key={evidence} className="flex items-center gap-1.5">
            <StopMark evidence={evidence} className="size-5" />
            {t.evidenceWords[evidence]}
          </li>
        ))}
      </ul>
      {chosen && <StopDetails stop={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

/** Five stops of the road, as much as a phone shows at once; its ends fade, since it goes on there, but no stop is cut. */
const aroundHere =
  "max-md:max-h-[calc(5*var(--stop,4.35rem))] max-md:overflow-hidden max-md:[mask-image:linear-gradient(transparent,black_0.75rem,black_calc(100%-0.75rem),transparent)]";

/** Below two others where the student is, in the year that is theirs; else the beginning. All stops are of one height. */
function showHere(part: HTMLElement | null): void {
  if (!part) return;
  const stops = [...part.querySelectorAll("li")];
  const height = stops[0]?.getBoundingClientRect().height ?? 0;
  if (height > 0) part.style.setProperty("--stop", `${height}px`);
  const here = stops.findIndex((stop) => stop.querySelector("[aria-current]"));
  part.scrollTop = Math.max(0, here - 2) * height;
}

/** What grows where the road crosses from one side to the other; a wide screen has no room for it. */
function Wayside() {
  return (
    <div aria-hidden="true" className={classNames("pointer-events-none absolute inset-0 md:hidden", grid)}>
      <Landmark name="bush" className="row-start-5 mb-2 ml-[8%] size-[44px] self-end" />
      <Landmark name="cloud" className="row-start-5 mr-[10%] size-[44px] self-start justify-self-end" />
      <Landmark name="tree" className="row-start-10 mr-[6%] size-[48px] self-end justify-self-end" />
    </div>
  );
}

type GoalProps = {
  /** The place behind the last stop. */
  at: number;
  /** The year that comes next, where one does. */
  year: MasteryReply["path"][number]["schoolClass"] | undefined;
  onGoOn: () => void;
};

function Goal({ at, year, onGoOn }: GoalProps) {
  const place = places[at];
  if (!place) return null;
  const landmark = (
    <span className={classNames(markStyle, place.mark)}>
      <Landmark name={landmarkOf(year)} className="size-[52px]" />
    </span>
  );
  return (
    <li className={classNames("flex", place.cell)}>
      {year ? (
        <button type="button" onClick={onGoOn} className={stopStyle(place.side)}>
          {landmark}
          <span className="text-sm leading-tight font-semibold text-action-ink md:row-start-2">
            {t.onwards(schoolClass.names[year])}
          </span>
        </button>
      ) : (
        <span className={stopStyle(place.side)}>
          {landmark}
          <span className="text-sm leading-tight text-ink-soft md:row-start-2">{t.end}</span>
        </span>
      )}
    </li>
  );
}
