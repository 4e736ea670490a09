import { z } from "zod";
import { defineCall } from "@/lib/contract/call";
import { deletionReasons } from "./rules";

const path = "/api/request-data-deletion";
const hourMs = 60 * 60 * 1000;

const request = z.object({
  requestedAt: z.iso.datetime(),
  eraseAfter: z.iso.datetime().describe("Until then it can be cancelled"),
  canCancel: z
    .boolean()
    .describe("False once it is being carried out, and where a parent of a child under 14 has asked for it"),
  hasBegun: z.boolean().describe("Whether it is being carried out: there is no way back"),
});
export type DeletionReply = z.output<typeof request>;

/** What administrators see of who has asked to be erased. */
export const deletionRequest = z.object({
  id: z.uuid(),
  userId: z.int().nullable().describe("Null once they are erased"),
  nickname: z.string().nullable(),
  status: z.enum(["requested", "erasing", "erased"]),
  reason: z
    .enum(deletionReasons)
    .describe(
      "Whose idea it was: the user's own, an administrator's, or the clock's: after two years of no use, or when no parent has agreed",
    ),
  requestedAt: z.iso.datetime(),
  eraseAfter: z.iso.datetime().describe("From then on it happens by itself"),
  dueAt: z.iso.datetime().describe("Until then it must have happened"),
  erasedAt: z.iso.datetime().nullable(),
});
export type DeletionRequestReply = z.output<typeof deletionRequest>;

export const getDeletionCall = defineCall({
  method: "GET",
  path,
  summary: "Whether the caller has asked to be erased.",
  actor: "learner",
  reply: z.object({ request: request.nullable() }),
});

export const requestDeletionCall = defineCall({
  method: "POST",
  path,
  summary:
    "Asks for the caller's account and data to be erased, in seven days. Asking again changes nothing.",
  actor: "learner",
  rate: { max: 20, windowMs: hourMs },
  reply: z.object({ message: z.string(), request }),
});

export const cancelDeletionCall = defineCall({
  method: "DELETE",
  path,
  summary: "Takes the wish back. 409 once it is being carried out.",
  actor: "learner",
  rate: { max: 20, windowMs: hourMs },
  reply: z.object({ message: z.string() }),
});
