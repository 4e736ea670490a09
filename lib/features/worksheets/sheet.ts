import { z } from "zod";
import type { ItemState, PartState } from "@/lib/features/coach/exercise/exercise-state";
import { readItemState, readParts } from "@/lib/features/coach/sheet-item";
import type { HelpRung } from "@/lib/features/coach/sheet/help-rung";
import { pictureBox } from "@/lib/features/homework-photos/picture-box";
import type { ItemRow, SheetRow } from "./data";
import { statusOf, type GapVerdictName, type ItemStatus } from "./rules";

/** Where an item and its gaps stand on a picture. */
export const itemPlace = z.object({ item: pictureBox.optional(), gaps: z.array(pictureBox) });
export type ItemPlace = z.output<typeof itemPlace>;

export type SheetItem = Omit<ItemRow, "state" | "help" | "place" | "verdicts"> & {
  state: ItemState;
  help: HelpRung[];
  place: ItemPlace | undefined;
  verdicts: GapVerdictName[];
  status: ItemStatus;
};
export type Sheet = Omit<SheetRow, "items" | "parts"> & { parts: PartState[]; items: SheetItem[] };

/** A sheet as it is stored, with its documents read. */
export function readSheetRow({ items, parts, ...row }: SheetRow): Sheet {
  return { ...row, parts: readParts(parts), items: items.map(readItemRow) };
}

function readItemRow({ state: stored, help, place, verdicts, ...row }: ItemRow): SheetItem {
  const state = readItemState(stored);
  return {
    ...row,
    state,
    help: help as HelpRung[],
    place: itemPlace
      .optional()
      .catch(undefined)
      .parse(place ?? undefined),
    verdicts: verdicts as GapVerdictName[],
    status: statusOf(state, row.tries),
  };
}

/** The items whose answers are still to be found. */
export const unsolvedOf = ({ items }: Pick<Sheet, "items">): ItemState[] =>
  items.filter(({ status }) => status !== "solved").map(({ state }) => state);

/** How much there is to read where all of these have a say. */
export const lengthOf = (items: readonly ItemState[]): number =>
  items.reduce((sum, { prompt }) => sum + prompt.length, 0);

/** Whether nothing was tried at an item, and no help given: its text may still change. */
export const isUntouched = ({ state, tries, status, helpLevel }: SheetItem) =>
  status === "open" &&
  tries.length === 0 &&
  helpLevel === 0 &&
  state.gaps.every(({ own }) => own === undefined);

/** Whether what was found out about one is true of the other. */
export const isSameText = (one: SheetItem["state"], other: SheetItem["state"]) =>
  one.prompt === other.prompt && one.part === other.part;
