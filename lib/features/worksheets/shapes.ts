import { z } from "zod";
import type { HelpRung } from "@/lib/features/coach/sheet/help-rung";
import { pictureBox } from "@/lib/features/homework-photos/picture-box";
import { gapVerdicts, helpKinds, itemStatuses, sheetStatuses, ways } from "./rules";

const helpRung: z.ZodType<HelpRung> = z.object({
  rung: z.int().describe("1 where to look, 2 the rule, 3 a solved twin, 4 a second, nearer one"),
  text: z.string(),
  example: z.object({ prompt: z.string(), solved: z.string() }).optional(),
});

const gap = z.object({
  options: z.array(z.string()).optional().describe("To choose from"),
  given: z.string().optional().describe("What the brackets say"),
  draft: z.string().describe("What stands in the box"),
  verdict: z.enum(gapVerdicts).describe('When it was last checked; "" if it was empty or not yet'),
});

export const worksheetItem = z.object({
  n: z.int().describe("Names it within its sheet"),
  part: z.int().describe("The place of its part in `parts`"),
  label: z.string().describe("As printed: 3, b, 1a"),
  kind: z
    .enum(["gaps", "order", "text"])
    .describe(
      "gaps: boxes within the sentence. order: `words` to put in order, one gap. text: the prompt as a task, one gap for a text",
    ),
  text: z.string().describe("All of it, each gap written ____"),
  pieces: z.array(z.string()).describe("Of kind gaps: what stands before, between and behind the gaps"),
  words: z.array(z.string()).describe("Of kind order: the words to put in order"),
  gaps: z.array(gap),
  status: z.enum(itemStatuses),
  note: z.string().optional().describe("What is said about the last answer"),
  tries: z.int().describe("Real ones that were not right"),
  help: z.array(helpRung).describe("What was shown"),
  canAskHelp: z.boolean().describe("Whether help would show more now"),
  canLeave: z.boolean(),
  isEditable: z.boolean().describe("Whether its text may still change: while it has no try"),
  isUnsure: z.boolean().describe("Whether it was read with little confidence"),
  picture: z
    .object({ imageUrl: z.string(), item: pictureBox.optional(), gaps: z.array(pictureBox) })
    .optional()
    .describe("Where it stands on the picture, in shares of its width and height"),
  way: z.enum(ways).describe("How it was found"),
  minutes: z.int(),
  xpAwarded: z.int(),
});
export type WorksheetItemReply = z.output<typeof worksheetItem>;

export const worksheetPart = z.object({
  name: z.string().optional().describe("As printed: A, 2"),
  instruction: z.string().optional(),
  wordBank: z.array(z.string()),
});

const receipt = z.object({
  code: z.string(),
  url: z.string(),
  name: z.string().optional().describe("The nickname the student has written on it"),
  until: z.iso.datetime(),
});

export const worksheet = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(sheetStatuses),
  revision: z.int().describe("Counts the changes of texts and order"),
  createdAt: z.iso.datetime(),
  handedInAt: z.iso.datetime().optional(),
  canReopen: z.boolean(),
  parts: z.array(worksheetPart),
  items: z.array(worksheetItem).describe("In the order of the page"),
  receipt: receipt.optional(),
});
export type WorksheetReply = z.output<typeof worksheet>;

export const worksheetSummary = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(sheetStatuses),
  createdAt: z.iso.datetime(),
  items: z.int(),
  solved: z.int(),
});
export type WorksheetSummary = z.output<typeof worksheetSummary>;

export const receiptItem = z.object({
  part: z.int(),
  label: z.string(),
  text: z.string().describe("The final sentence"),
  way: worksheetItem.shape.way,
  tries: z.int().describe("Real ones that were not right"),
  helpUsed: z.enum(helpKinds).describe("What help was used"),
  minutes: z.int(),
  isVerified: z.boolean(),
});

export const receiptReply = z.object({
  title: z.string(),
  name: z.string().optional(),
  handedInAt: z.iso.datetime(),
  until: z.iso.datetime(),
  minutes: z.int(),
  parts: z.array(worksheetPart),
  items: z.array(receiptItem),
});
export type ReceiptReply = z.output<typeof receiptReply>;
