import type { App } from "@/lib/context";
import { eraseAccounts } from "@/lib/features/deletion/erase-accounts";
import { sendMail } from "@/lib/features/mail/send-mail";
import { mirrorProgress } from "@/lib/features/mirror/mirror-progress";
import { sendMonthlyReports } from "@/lib/features/reports/send-monthly-reports";
import type { JobHandlers } from "@/lib/ports/jobs";
import { sweep } from "./sweep";

/** What each job does. */
export function jobHandlers(app: App): JobHandlers {
  return {
    "send-mail": (data, job) => sendMail(app, data, job),
    sweep: () => sweep(app),
    "mirror-progress": () => mirrorProgress(app),
    "monthly-reports": () => sendMonthlyReports(app),
    "erase-accounts": () => eraseAccounts(app),
  };
}
