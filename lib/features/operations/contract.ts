import { z } from "zod";
import { defineCall } from "@/lib/contract/call";

export const healthCall = defineCall({
  method: "GET",
  path: "/api/health",
  summary:
    "200 when a message would be answered at once: the database answers, and what reads messages is loaded. 503 otherwise.",
  actor: "anyone",
  answersAnyHost: true,
  reply: z.object({ status: z.literal("ok") }),
});

export const tickCall = defineCall({
  method: "GET",
  path: "/api/cron/tick",
  summary: "Runs the jobs that are due, where no process stays alive to do so.",
  actor: "cron",
  reply: z.object({ jobsRun: z.int() }),
});
