import { z } from "zod";
import { defineCall } from "@/lib/contract/call";

const message = z.object({ message: z.string() });

export const listSessionsCall = defineCall({
  method: "GET",
  path: "/api/auth/sessions",
  summary: "The caller's living sessions, the newest first.",
  actor: "learner",
  reply: z.object({
    sessions: z.array(
      z.object({
        id: z.uuid(),
        device: z.string().describe("What its owner knows it by, in Italian: Chrome su Android"),
        startedAt: z.iso.datetime(),
        isCurrent: z.boolean().describe("Whether it is the one that asks"),
      }),
    ),
  }),
});

export type SessionReply = z.output<(typeof listSessionsCall)["reply"]>["sessions"][number];

export const endOtherSessionsCall = defineCall({
  method: "DELETE",
  path: "/api/auth/sessions",
  summary: "Ends every session of the caller but the one that asks.",
  actor: "learner",
  reply: message,
});

export const endOwnSessionCall = defineCall({
  method: "DELETE",
  path: "/api/auth/sessions/{id}",
  summary: "Ends one session of the caller; the one that asks loses its cookie too.",
  actor: "learner",
  params: z.object({ id: z.uuid() }),
  reply: message,
});
