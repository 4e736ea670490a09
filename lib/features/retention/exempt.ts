import { hasDemoAccounts } from "@/lib/addresses";
import type { Env } from "@/lib/env";
import { administratorEmails } from "@/lib/features/gates/administrators";
import { demoDomain } from "@/lib/features/gates/rules";
import type { Exempt } from "./data";

/** Who keeps their account whatever the clock says: administrators, and where there are demo accounts, these. */
export const exemptOf = (env: Env): Exempt => ({
  emails: administratorEmails(env),
  domains: hasDemoAccounts(env) ? [demoDomain] : [],
});
