import type { Ctx } from "@/lib/context";
import { givenBeside, heapOf, kindOf, piecesOf, taskOf } from "@/lib/features/coach/sheet-item";
import { photoUrl } from "@/lib/features/homework-photos/photo";
import { worksheets as t } from "@/lib/i18n/it";
import type { WorksheetItemReply, WorksheetReply } from "./contract";
import { earnedRung, mayReopen, thoughtful, triesBeforeLeaving, wayOf } from "./rules";
import { isUntouched, type Sheet, type SheetItem } from "./sheet";

/** A sheet as its student sees it: no accepted answer in it. Field by field: the rows know them. */
export function presentWorksheet(ctx: Ctx, sheet: Sheet): WorksheetReply {
  const { id, title, status, revision, createdAt, handedInAt, parts, items } = sheet;
  const now = ctx.now();
  return {
    id,
    title,
    status,
    revision,
    createdAt: createdAt.toISOString(),
    ...(handedInAt && { handedInAt: handedInAt.toISOString() }),
    canReopen: status === "handed_in" && mayReopen(handedInAt, now),
    parts: parts.map(presentPart),
    items: items.map((item) => presentItem(item, sheet, now)),
    ...presentReceipt(ctx, sheet, now),
  };
}

export const presentPart = ({ name, instruction, wordBank }: Sheet["parts"][number]) => ({
  ...(name && { name }),
  ...(instruction && { instruction }),
  wordBank,
});

export function presentItem(
  item: SheetItem,
  { status }: Pick<Sheet, "status">,
  now: Date,
): WorksheetItemReply {
  const { state, tries, help, helpLevel, verdicts, draft } = item;
  const isWorked = status !== "handed_in" && item.status !== "solved";
  const kind = kindOf(state);
  return {
    n: item.n,
    part: state.part,
    label: item.label,
    kind,
    text: state.prompt,
    pieces: kind === "gaps" ? piecesOf(state) : kind === "text" ? [taskOf(state)] : [],
    words: heapOf(state),
    gaps: state.gaps.map(({ options, own, isDone }, at) => {
      const given = kind === "gaps" ? givenBeside(state, at) : undefined;
      return {
        ...(options && kind === "gaps" && { options }),
        ...(given && { given }),
        draft: isDone ? (own ?? "") : (draft[at] ?? own ?? ""),
        verdict: isDone ? "right" : draft[at] === own ? (verdicts[at] ?? "") : "",
      };
    }),
    status: item.status,
    ...presentNote(item),
    tries: tries.length,
    help,
    canAskHelp: isWorked && help.length < earnedRung(item, now),
    canLeave: isWorked && (item.status === "left" || thoughtful(tries) >= triesBeforeLeaving),
    isEditable: status !== "handed_in" && isUntouched(item),
    isUnsure: item.isUnsure,
    ...presentPicture(item),
    way: wayOf(item.status, helpLevel, help.length, tries.length),
    minutes: Math.round(item.activeMs / 60_000),
    xpAwarded: item.xpAwarded,
  };
}

function presentNote({ status, note }: SheetItem) {
  if (status === "solved") return {};
  if (note) return { note };
  return status === "unverified" ? { note: t.notSure } : {};
}

function presentPicture({ photoId, place }: SheetItem) {
  if (!photoId) return {};
  const { item, gaps = [] } = place ?? {};
  return { picture: { imageUrl: photoUrl(photoId), ...(item && { item }), gaps } };
}

const receiptUrl = (ctx: Ctx, code: string) => `${ctx.env.APP_URL}/r/${code}`;

function presentReceipt(ctx: Ctx, { status, receiptCode, receiptName, receiptUntil }: Sheet, now: Date) {
  if (status !== "handed_in" || !receiptCode || !receiptUntil || receiptUntil <= now) return {};
  return {
    receipt: {
      code: receiptCode,
      url: receiptUrl(ctx, receiptCode),
      ...(receiptName && { name: receiptName }),
      until: receiptUntil.toISOString(),
    },
  };
}
