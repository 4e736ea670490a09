import { useState } from "react";
import type { WorksheetItemReply } from "@/lib/features/worksheets/contract";
import { worksheetWork as t } from "@/lib/i18n/it/worksheet-work";
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
      <p className="text-sm text-ink-soft">{t.pictureHint}</p>
      {pictures.map((imageUrl) => (
        <Page
          key={imageUrl}
          imageUrl={imageUrl}
          items={placed.filter(({ picture }) => picture?.imageUrl === imageUrl)}
          drafts={drafts}
        />
      ))}
    </section>
  );
}

/** Wider than a phone, so that a line can be read: it is moved about in its frame. */
function Page({ imageUrl, items, drafts }: PictureViewProps & { imageUrl: string }) {
  const [isGone, setIsGone] = useState(false);
  if (isGone) return <p className="text-sm">{t.pictureGone}</p>;
  return (
    <div className="max-h-[70dvh] overflow-auto rounded-md border-2 border-line bg-surface">
      <div className="relative w-full min-w-[40rem]">
        <img src={imageUrl} alt={t.picture} onError={() => setIsGone(true)} className="block w-full" />
        {items.map((item) => (
          <Gaps key={item.n} item={item} drafts={drafts} />
        ))}
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
    return (
      <button
        key={at}
        type="button"
        aria-label={t.pictureGap(label, at, gaps.length, written)}
        onClick={() => document.getElementById(gapId(n, at))?.focus()}
        style={{
          left: `${100 * place.x}%`,
          top: `${100 * (place.y + place.height)}%`,
          width: `${100 * place.width}%`,
        }}
        // Stands on the line of its gap, and is high enough for a finger whatever the print.
        className={classNames(
          "absolute flex min-h-7 min-w-7 -translate-y-full items-center gap-1 overflow-hidden rounded-sm border-2 px-1 text-left text-sm leading-none font-semibold whitespace-nowrap",
          isRight ? "border-leaf-ink bg-leaf-soft text-leaf-ink" : "border-action-ink bg-surface text-ink",
        )}
      >
        <span className="text-xs text-ink-soft">{label}</span>
        <span lang="en">{written}</span>
      </button>
    );
  });
}
