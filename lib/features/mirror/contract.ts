import { z } from "zod";
import { defineCall } from "@/lib/contract/call";

/** One of each page that is opened, and each page asks once. */
const rate = { max: 60, windowMs: 60 * 60 * 1000 };

export const mirrorReaderCall = defineCall({
  method: "POST",
  path: "/api/progress-mirror/token",
  summary:
    "What a browser needs to hear at once when the caller's progress changes. Null where nobody has set up a mirror.",
  actor: "learner",
  rate,
  reply: z.object({
    reader: z
      .object({
        token: z.string().describe("Signs in at Firebase as the caller, once, within an hour"),
        apiKey: z.string(),
        projectId: z.string(),
        databaseUrl: z.url(),
        path: z.string().describe("Where in the database the caller's record stands"),
      })
      .nullable(),
  }),
});
export type MirrorReader = NonNullable<z.output<typeof mirrorReaderCall.reply>["reader"]>;
