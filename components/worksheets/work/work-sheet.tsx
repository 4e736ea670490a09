import { useCallback, useRef, useState } from "react";
import type { WorksheetReply } from "@/lib/features/worksheets/contract";
import { worksheetWork as t } from "@/lib/i18n/it/worksheet-work";
import { useReadySheet } from "@/components/answer-sheet/answer-sheet";
import { Button } from "@/components/ui/button";
import { HandInButton } from "@/components/worksheets/hand-in/hand-in-button";
import { ItemCard } from "@/components/worksheets/work/item-card";
import { PartSection } from "@/components/worksheets/work/part-section";
import { isOnPicture, PictureView } from "@/components/worksheets/work/picture-view";
import { itemId, useDrafts } from "@/components/worksheets/work/use-drafts";
import { WorkHeader } from "@/components/worksheets/work/work-header";
import { isToDo } from "@/components/worksheets/work/words-of-item";

type WorkSheetProps = {
  sheet: WorksheetReply;
  /** Puts the texts right once more, where one may still change. */
  onCorrect: () => void;
};

/** A sheet that is worked on: its parts in page order, a card an item, and the way to hand it in. */
export function WorkSheet({ sheet, onCorrect }: WorkSheetProps) {
  const { id, parts, items } = sheet;
  const drafts = useDrafts(sheet);
  useReadySheet();
  const [isPictureOpen, setIsPictureOpen] = useState(false);
  const end = useRef<HTMLDivElement>(null);

  const goToNext = useCallback(
    (n: number) => {
      const at = items.findIndex((item) => item.n === n);
      const next = [...items.slice(at + 1), ...items.slice(0, at)].find(isToDo);
      const target = next ? firstFieldOf(next.n) : end.current;
      target?.focus();
      target?.scrollIntoView({ block: "center", behavior: "smooth" });
    },
    [items],
  );

  return (
    <div className="squared-paper flex grow flex-col">
      <WorkHeader sheet={sheet} />
      <div className="mx-auto flex w-full max-w-3xl grow flex-col gap-6 px-4 pt-4 pb-10">
        <div className="-mt-2 -mb-4 flex flex-wrap justify-between gap-x-2 empty:hidden [&>button]:-mx-2 [&>button]:px-2">
          {items.some(isOnPicture) && (
            <Button
              variant="ghost"
              aria-expanded={isPictureOpen}
              onClick={() => setIsPictureOpen(!isPictureOpen)}
            >
              {isPictureOpen ? t.hidePicture : t.showPicture}
            </Button>
          )}
          {items.some(({ isEditable }) => isEditable) && (
            <Button variant="ghost" onClick={onCorrect}>
              {t.correctTexts}
            </Button>
          )}
        </div>
        {isPictureOpen && <PictureView items={items} drafts={drafts} />}
        {parts.map((part, place) => {
          const own = items.filter((item) => item.part === place);
          return (
            own.length > 0 && (
              <PartSection key={place} part={part}>
                {own.map((item) => (
                  <ItemCard
                    key={item.n}
                    worksheetId={id}
                    item={item}
                    drafts={drafts}
                    isLast={!items.some((one) => one.n !== item.n && isToDo(one))}
                    onNext={goToNext}
                  />
                ))}
              </PartSection>
            )
          );
        })}
        <div ref={end} tabIndex={-1} className="focus:outline-none">
          <HandInButton sheet={sheet} />
        </div>
      </div>
    </div>
  );
}

const fields = "input:not([readonly], [aria-disabled]), textarea:not([readonly]), button[id^='gap-']";

const firstFieldOf = (n: number) => document.getElementById(itemId(n))?.querySelector<HTMLElement>(fields);
