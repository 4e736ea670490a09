import type { App } from "@/lib/context";
import { sendMail } from "@/lib/features/mail/send-mail";
import type { JobHandlers } from "@/lib/ports/jobs";
import { sweep } from "./sweep";

/** What each job does. */
export function jobHandlers(app: App): JobHandlers {
  return {
    "send-mail": (data, job) => sendMail(app, data, job),
    sweep: () => sweep(app),
  };
}
