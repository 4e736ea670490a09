import type { App } from "@/lib/context";
import { sweepTokens } from "@/lib/features/accounts/sweep-tokens";
import { sweepSubscriptions } from "@/lib/features/billing/sweep-subscriptions";
import { sweepExchanges } from "@/lib/features/chat/sweep-exchanges";
import { sweepDeletions } from "@/lib/features/deletion/erase-accounts";
import { sweepProofs } from "@/lib/features/consents/keep-proofs";
import { sweepFamily } from "@/lib/features/family/sweep-family";
import { sweepGates } from "@/lib/features/gates/sweep-gates";
import { sweepMails } from "@/lib/features/mail/sweep-mails";
import { sweepMirror } from "@/lib/features/mirror/sweep-mirror";
import { sweepPayLinks } from "@/lib/features/pay-links/end-pay-links";
import { sweepMonthlyReports } from "@/lib/features/reports/send-monthly-reports";
import { exemptOf } from "@/lib/features/retention/exempt";
import { sweepRetention } from "@/lib/features/retention/sweep-retention";
import { sweepSessions } from "@/lib/features/sessions/sweep-sessions";
import { sweepClips } from "@/lib/features/speech/sweep-clips";
import { sweepRateLimits } from "@/lib/features/rate-limits/sweep-rate-limits";

/** Mends what crashes left behind and removes what is over. */
export async function sweep(app: App): Promise<void> {
  await sweepExchanges(app);
  const mails = await sweepMails(app);
  await sweepSessions(app);
  await sweepRateLimits(app);
  await sweepGates(app);
  await sweepTokens(app);
  await sweepClips(app);
  await sweepSubscriptions(app);
  await sweepMirror(app);
  await sweepMonthlyReports(app);
  await sweepFamily(app, exemptOf(app.env));
  await sweepPayLinks(app);
  await sweepProofs(app);
  await sweepRetention(app);
  await sweepDeletions(app);
  if (mails.forgotten || mails.dead) {
    app.log.warn({ event: "sweep", forgottenMails: mails.forgotten, deadMails: mails.dead });
  }
}
