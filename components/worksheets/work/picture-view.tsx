import { Fragment, useState, type ReactNode } from "react";
import type { WorksheetItemReply } from "@/lib/features/worksheets/contract";
import { worksheetWork as t } from "@/lib/i18n/it/worksheet-work";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { gapId } from "@/components/worksheets/work/gap-box";
import type { SheetDrafts } from "@/components/worksheets/work/sheet-drafts";
import { useDraft } from "@/components/worksheets/work/use-drafts";

type PageProps = PictureViewProps & { imageUrl: string; hint: ReactNode };

type PictureViewProps = { items: WorksheetItemReply[]; drafts: SheetDrafts };

export const isOnPicture = ({ picture }: WorksheetItemReply) =>
  picture !== undefined && picture.gaps.length > 0;

/** How wide a letter is beside its height, somewhat more than most are, and what edges and room take of a gap, in rem. */
const [letterWidth, frame] = [0.56, 0.75];

/** The page as it was photographed, with what is written into its gaps. Each leads to its box, where it is written. */
export function PictureView({ items, drafts }: PictureViewProps) {
  const placed = items.filter(isOnPicture);
  const pictures = [...new Set(placed.flatMap(({ picture }) => picture?.imageUrl ?? []))];
  return (
    <section aria-label={t.pictureTitle} className="animate-rise flex flex-col gap-3">
      {pictures.map((imageUrl, at) => (
        <Page
          key={imageUrl}
          imageUrl={imageUrl}
          items={placed.filter(({ picture }) => picture?.imageUrl === imageUrl)}
          drafts={drafts}
          hint={at === pictures.length - 1 && t.pictureHint}
        />
      ))}
    </section>
  );
}

/**
 * As wide as the column, so that all of a line is seen. On a phone it can be made larger, to be read: then it is moved about in
 * its frame.
 */
function Page({ imageUrl, items, drafts, hint }: PageProps) {
  const [isGone, setIsGone] = useState(false);
  const [isLarge, setIsLarge] = useState(false);
  if (isGone) return <p className="text-sm">{t.pictureGone}</p>;
  return (
    <div className="flex flex-col gap-2">
      <div className="max-h-[70dvh] overflow-auto rounded-md border-2 border-line bg-surface">
        <div
          className={classNames("group/page @container relative w-full", isLarge && "min-w-[44rem]")}
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
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button variant="secondary" onClick={() => setIsLarge(!isLarge)} className="px-3! sm:hidden">
          {isLarge ? t.shrinkPicture : t.enlargePicture}
        </Button>
        {hint && <p className="min-w-0 grow basis-40 text-sm text-ink-soft">{hint}</p>}
      </div>
    </div>
  );
}

function Gaps({ item, drafts }: { item: WorksheetItemReply; drafts: SheetDrafts }) {
  const draft = useDraft(drafts, item);
  const { n, label, gaps, picture } = item;
  return picture?.gaps.map((place, at) => {
    const written = draft[at] ?? "";
    const isRight = gaps[at]?.verdict === "right";
    /** Stands on the line of its gap, in letters that fit it; what has no room even in the smallest makes it wider. */
    const styleOf = (letters: number, [least, most]: readonly [number, number]) => ({
      left: `${100 * place.x}%`,
      top: `${100 * (place.y + place.height)}%`,
      minWidth: `${100 * place.width}%`,
      maxWidth: `${100 * (1 - place.x)}%`,
      fontSize: `clamp(${least}rem, calc((${100 * place.width}cqi - ${frame}rem) / ${letterWidth * letters}), ${most}rem)`,
    });
    const look = classNames(
      "absolute flex -translate-y-full items-center gap-1 overflow-hidden rounded-sm border-2 px-1 text-left leading-none font-semibold whitespace-nowrap",
      isRight ? "border-leaf-ink bg-leaf-soft text-leaf-ink" : "border-action-ink bg-surface text-ink",
    );
    const own = <span lang="en">{written}</span>;
    const number = <span className="text-ink-soft">{label}</span>;
    return (
      <Fragment key={at}>
        {/* High enough for a finger whatever the print. */}
        <button
          type="button"
          aria-label={t.pictureGap(label, at, gaps.length, written)}
          onClick={() => document.getElementById(gapId(n, at))?.focus()}
          style={styleOf(label.length + written.length + 1, [0.75, 0.875])}
          className={classNames(look, "min-h-7 min-w-7 max-sm:group-data-[large=false]/page:hidden")}
        >
          {number}
          {own}
        </button>
        {/* Where the page is small its lines are too close for fingers: a tap makes it larger. The number stands before the line already. */}
        <span
          aria-hidden="true"
          style={styleOf(written.length || label.length || 1, [0.5625, 0.75])}
          className={classNames(
            look,
            "pointer-events-none min-h-5 group-data-[large=true]/page:hidden sm:hidden",
          )}
        >
          {written ? own : number}
        </span>
      </Fragment>
    );
  });
}
