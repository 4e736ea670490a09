import { z } from "zod";
import { reward } from "@/lib/features/rewards/contract";
import { defineCall, text } from "@/lib/contract/call";
import { worksheets as t } from "@/lib/i18n/it";
import {
  answerVerdicts,
  maxGaps,
  maxItemNumber,
  maxAnswerText,
  maxItems,
  maxItemText,
  maxLabel,
  maxReceiptName,
  maxSheetText,
} from "./rules";
import { receiptReply, worksheet, worksheetItem, worksheetSummary } from "./shapes";

export type { HelpRung } from "@/lib/features/coach/sheet/help-rung";
export type { ReceiptReply, WorksheetItemReply, WorksheetReply, WorksheetSummary } from "./shapes";

const minute = 60_000;

const ofSheet = z.object({ worksheetId: z.uuid() });
const ofItem = z.object({
  worksheetId: z.uuid(),
  n: z
    .string()
    .regex(/^[1-9]\d{0,4}$/)
    .transform(Number),
});
const itemText = text(100_000).trim().min(1, t.emptyItem).max(maxItemText, t.longItem);
const key = text(100).min(1).describe("The same key again answers the stored result");
const answers = z.array(text(10_000).max(maxAnswerText, t.longAnswer)).min(1).max(maxGaps);

export const listWorksheetsCall = defineCall({
  method: "GET",
  path: "/api/worksheets",
  summary: "The caller's sheets, the newest first.",
  actor: "learner",
  reply: z.object({ worksheets: z.array(worksheetSummary) }),
});

export const makeWorksheetCall = defineCall({
  method: "POST",
  path: "/api/worksheets",
  summary:
    "Makes a sheet of the exercises in a text. Pictures make theirs by /api/analyze-homework or /api/chat, and are counted there. 400 where no exercise is found, 409 when there are 200 sheets.",
  actor: "learner",
  needs: "practice",
  rate: { max: 20, windowMs: minute },
  body: z.strictObject({
    key,
    text: text(100_000).trim().min(1, t.emptyText).max(maxSheetText, t.longText),
  }),
  reply: worksheet,
  status: 201,
});

export const getWorksheetCall = defineCall({
  method: "GET",
  path: "/api/worksheets/{worksheetId}",
  summary: "One of the caller's sheets; another's is 404. No unsolved answer is in it.",
  actor: "learner",
  params: ofSheet,
  reply: worksheet,
});

export const checkWorksheetCall = defineCall({
  method: "PUT",
  path: "/api/worksheets/{worksheetId}",
  summary:
    "What a sheet's items are, in their order: texts put right, items added (without `n`), joined, moved, left out. An item with a try stays as it is. 409 when another tab was faster (`revision`), or the sheet is handed in.",
  actor: "learner",
  needs: "practice",
  params: ofSheet,
  rate: { max: 60, windowMs: minute },
  body: z.strictObject({
    revision: z.int(),
    isChecked: z.boolean().describe("Whether that was all: on to the work"),
    items: z
      .array(
        z.strictObject({
          n: z.int().min(1).max(maxItemNumber).optional(),
          part: z.int().min(0).max(maxItems),
          label: text(100).trim().min(1, t.emptyLabel).max(maxLabel, t.longLabel),
          text: itemText,
        }),
      )
      .min(1, t.noItems)
      .max(maxItems, t.tooManyItems),
  }),
  reply: worksheet,
});

export const deleteWorksheetCall = defineCall({
  method: "DELETE",
  path: "/api/worksheets/{worksheetId}",
  summary: "Deletes a sheet with its receipt. XP stay.",
  actor: "learner",
  params: ofSheet,
  reply: z.object({ success: z.literal(true) }),
});

export const changeItemCall = defineCall({
  method: "PUT",
  path: "/api/worksheets/{worksheetId}/items/{n}",
  summary:
    "Keeps what stands in an item's boxes (`draft`), or puts its text right (`text`) while it has no try. 409 when the sheet is handed in.",
  actor: "learner",
  fieldNeeds: { text: "practice" },
  params: ofItem,
  rate: { max: 240, windowMs: minute },
  body: z
    .strictObject({ text: itemText.optional(), draft: answers.optional() })
    .refine(({ text: own, draft }) => (own === undefined) !== (draft === undefined)),
  reply: worksheetItem,
});

export const answerItemCall = defineCall({
  method: "POST",
  path: "/api/worksheets/{worksheetId}/items/{n}/answers",
  summary:
    "Checks an answer, a text a gap; an empty one is not looked at. Where no solution is certain it is never right or wrong. Begging and the same words again are no try.",
  actor: "learner",
  needs: "practice",
  params: ofItem,
  rate: { max: 120, windowMs: minute },
  body: z.strictObject({ key, answers }),
  reply: reward.extend({ verdict: z.enum(answerVerdicts), item: worksheetItem }),
});
export type ItemAnswerReply = z.output<typeof answerItemCall.reply>;

export const helpItemCall = defineCall({
  method: "POST",
  path: "/api/worksheets/{worksheetId}/items/{n}/help",
  summary:
    "The next rung of help, as far as tries have earned it; `isEarned` false where a try comes first. Each rung lowers the XP of the item.",
  actor: "learner",
  needs: "practice",
  params: ofItem,
  rate: { max: 60, windowMs: minute },
  body: z.strictObject({
    rung: z.int().min(1).max(4).describe("Which one is asked for: the one after those that are shown"),
  }),
  reply: z.object({ isEarned: z.boolean(), message: z.string().optional(), item: worksheetItem }),
});

export const leaveItemCall = defineCall({
  method: "POST",
  path: "/api/worksheets/{worksheetId}/items/{n}/leave",
  summary: "Puts an item aside, after four real tries; `isLeft` false takes it up again.",
  actor: "learner",
  needs: "practice",
  params: ofItem,
  rate: { max: 60, windowMs: minute },
  body: z.strictObject({ isLeft: z.boolean() }),
  reply: worksheetItem,
});

export const handInCall = defineCall({
  method: "POST",
  path: "/api/worksheets/{worksheetId}/hand-in",
  summary: "Ends the work on a sheet: from then on it is only read.",
  actor: "learner",
  params: ofSheet,
  reply: worksheet,
});

export const reopenCall = defineCall({
  method: "POST",
  path: "/api/worksheets/{worksheetId}/reopen",
  summary: "Takes a sheet back within a day of handing it in. Its receipt ends. 409 later.",
  actor: "learner",
  params: ofSheet,
  reply: worksheet,
});

export const makeReceiptCall = defineCall({
  method: "POST",
  path: "/api/worksheets/{worksheetId}/receipt",
  summary:
    "A receipt of a sheet that was handed in, for 60 days: with the name the student writes on it, or none. The same one where there is one.",
  actor: "learner",
  params: ofSheet,
  rate: { max: 20, windowMs: minute },
  body: z.strictObject({ name: text(1000).trim().max(maxReceiptName, t.longName).optional() }),
  reply: worksheet,
});

export const revokeReceiptCall = defineCall({
  method: "DELETE",
  path: "/api/worksheets/{worksheetId}/receipt",
  summary: "Takes a receipt back: its address shows nothing any more.",
  actor: "learner",
  params: ofSheet,
  reply: worksheet,
});

export const readReceiptCall = defineCall({
  method: "GET",
  path: "/api/receipts/{code}",
  summary:
    "A sheet as its receipt shows it: final sentences and how they came about, nothing about the account. 404 alike for a code that never was and one that is over.",
  actor: "anyone",
  params: z.object({ code: z.string().regex(/^[a-z0-9]{10}$/) }),
  rate: { max: 30, windowMs: minute },
  reply: receiptReply,
});
