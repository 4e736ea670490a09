import { Fragment, useState } from "react";
import type { WorksheetItemReply } from "@/lib/features/worksheets/contract";
import { worksheetWork as t } from "@/lib/i18n/it/worksheet-work";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { gapId } from "@/components/worksheets/work/gap-box";
import type { SheetDrafts } from "@/components/worksheets/work/sheet-drafts";
import { useDraft } from "@/components/worksheets/work/use-drafts";

type PictureViewProps = { items: WorksheetItemReply[]; drafts: SheetDrafts };

export const isOnPicture = ({ picture }: WorksheetItemReply) =>
  picture !== undefined && picture.gaps.length > 0;

/** The page as it was photographed, with what is written into its gaps. Each leads to its box, where it is written. */
export function PictureView({ items, drafts }: PictureViewProps) {
  const placed = items.filter(isOnPicture);
  const pictures = [...new Set(placed.flatMap(({ picture }) => picture?.imageUrl ?? []))];
  return (
    <section aria-label={t.pictureTitle} className="animate-rise flex flex-col gap-3">
      {pictures.map((imageUrl) => (
        <Page
          key={imageUrl}
          imageUrl={imageUrl}
          items={placed.filter(({ picture }) => picture?.imageUrl === imageUrl)}
          drafts={drafts}
        />
      ))}
      <p className="text-sm text-ink-soft">{t.pictureHint}</p>
    </section>
  );
}

/**
 * As wide as the column, so that all of a line is seen. On a phone it can be made larger, to be read: then it is moved about in
 * its frame.
 */
function Page({ imageUrl, items, drafts }: PictureViewProps & { imageUrl: string }) {
  const [isGone, setIsGone] = useState(false);
  const [isLarge, setIsLarge] = useState(false);
  if (isGone) return <p className="text-sm">{t.pictureGone}</p>;
  return (
    <div className="flex flex-col gap-2">
      <div className="max-h-[70dvh] overflow-auto rounded-md border-2 border-line bg-surface">
        <div
          className={classNames("group/page relative w-full", isLarge && "min-w-[44rem]")}
          data-large={isLarge}
        >
          <img src={imageUrl} alt={t.picture} onError={() => setIsGone(true)} className="block w-full" />
          {/* A tap on the page does what the button below it does, for who taps. */}
          <button
            type="button"
            aria-hidden="true"
            tabIndex={-1}
            onClick={() => setIsLarge(!isLarge)}
            className="absolute inset-0 sm:hidden"
          />
          {items.map((item) => (
            <Gaps key={item.n} item={item} drafts={drafts} />
          ))}
        </div>
      </div>
      <Button variant="secondary" onClick={() => setIsLarge(!isLarge)} className="self-start sm:hidden">
        {isLarge ? t.shrinkPicture : t.enlargePicture}
      </Button>
    </div>
  );
}

function Gaps({ item, drafts }: { item: WorksheetItemReply; drafts: SheetDrafts }) {
  const draft = useDraft(drafts, item);
  const { n, label, gaps, picture } = item;
  return picture?.gaps.map((place, at) => {
    const written = draft[at] ?? "";
    const isRight = gaps[at]?.verdict === "right";
    // Stands on the line of its gap.
    const style = {
      left: `${100 * place.x}%`,
      top: `${100 * (place.y + place.height)}%`,
      width: `${100 * place.width}%`,
    };
    const look = classNames(
      "absolute flex -translate-y-full items-center overflow-hidden rounded-sm border-2 text-left leading-none font-semibold whitespace-nowrap",
      isRight ? "border-leaf-ink bg-leaf-soft text-leaf-ink" : "border-action-ink bg-surface text-ink",
    );
    const words = (
      <>
        <span className="text-xs text-ink-soft">{label}</span>
        <span lang="en">{written}</span>
      </>
    );
    return (
      <Fragment key={at}>
        {/* High enough for a finger whatever the print. */}
        <button
          type="button"
          aria-label={t.pictureGap(label, at, gaps.length, written)}
          onClick={() => document.getElementById(gapId(n, at))?.focus()}
          style={style}
          className={classNames(
            look,
            "min-h-7 min-w-7 gap-1 px-1 text-sm max-sm:group-data-[large=false]/page:hidden",
          )}
        >
          {words}
        </button>
        {/* Where the page is small its lines are too close for fingers: a tap makes it larger. */}
        <span
          aria-hidden="true"
          style={style}
          className={classNames(
            look,
            "pointer-events-none min-h-5 gap-1 px-1 text-xs group-data-[large=true]/page:hidden sm:hidden",
          )}
        >
          {words}
        </span>
      </Fragment>
    );
  });
}
