"use client";

import type { MenuItem } from "@/components/admin/menu";
import type { Panel, PanelUser } from "@/components/admin/panel";
import { useUserAct } from "@/components/admin/users/use-user-act";
import type { Question } from "@/components/admin/users/user-act";
import { quickHearts } from "@/lib/features/administration/rules";
import { isLive } from "@/lib/features/billing/rules";
import { adminPanel } from "@/lib/i18n/it";
import { adminUsers } from "@/lib/i18n/it/admin-users";

/** What a panel lets one do to a user, the dangerous last. What costs something is asked about first. */
export function useUserActs(
  panel: Panel,
  user: PanelUser,
  shown: PanelUser,
  onAsk: (question: Question) => void,
): { acts: MenuItem[]; isBusy: boolean } {
  const { perform, isBusy } = useUserAct(panel, user);
  const ask = (about: Question["about"]) => onAsk({ about, user });
  const isPaid = shown.isPro && isLive(user.subscriptionStatus);
  const togglePro = () => {
    if (isPaid) ask("pro");
    else perform({ type: "pro", isPro: !shown.isPro });
  };
  // Those of who has Pro are without end, whatever is set.
  const hearts = panel.setHearts && !shown.isPro ? quickHearts : [];
  return {
    isBusy,
    acts: [
      {
        label: shown.isPro ? adminPanel.takePro : adminPanel.givePro,
        onSelect: togglePro,
        // What is paid for is the payer's: only what was given by hand is taken back.
        refusal: isPaid && !shown.hasManualPro ? adminUsers.paid(stateOfUser(user)) : undefined,
      },
      ...hearts.map((count) => ({
        label: adminPanel.setHearts(count),
        onSelect: () => perform({ type: "hearts", hearts: count }),
      })),
      { label: adminPanel.reset, onSelect: () => ask("reset"), isDangerous: true },
      ...(panel.deleteUser
        ? [{ label: adminPanel.delete, onSelect: () => ask("delete"), isDangerous: true }]
        : []),
    ],
  };
}

const stateOfUser = ({ subscriptionStatus: status, subscriptionEndDate: end }: PanelUser) => ({
  status,
  endDate: end ? new Date(end) : null,
});
