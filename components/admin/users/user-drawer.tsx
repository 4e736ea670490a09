"use client";

import { useQuery } from "@tanstack/react-query";
import * as RadixDialog from "@radix-ui/react-dialog";
import { useId } from "react";
import { adminPanel as t } from "@/lib/i18n/it";
import { adminUsers } from "@/lib/i18n/it/admin-users";
import { common } from "@/lib/i18n/it/common";
import type { MenuItem } from "@/components/admin/menu";
import type { Panel, PanelUser } from "@/components/admin/panel";
import { panelKeys } from "@/components/admin/queries";
import { usePanelAddress } from "@/components/admin/use-panel-address";
import { useUserActs } from "@/components/admin/users/use-user-acts";
import { usePendingAct } from "@/components/admin/users/use-user-act";
import { afterAct, type Question } from "@/components/admin/users/user-act";
import { UserDetails } from "@/components/admin/users/user-details";
import { Avatar } from "@/components/art/avatar";
import { Button } from "@/components/ui/button";
import { DialogRoot } from "@/components/ui/dialog-root";
import { IconButton } from "@/components/ui/icon-button";
import { CloseIcon } from "@/components/ui/icons";
import { useDialogContent } from "@/components/ui/use-dialog-content";

type UserDrawerProps = {
  panel: Panel;
  user: PanelUser;
  onAsk: (question: Question) => void;
  onClose: () => void;
};

/** All that is known of a user, and what can be done, beside the list. What the list knows is there at once. */
export default function UserDrawer({ panel, user: listed, onAsk, onClose }: UserDrawerProps) {
  const query = useQuery({
    queryKey: panelKeys.user(panel.kind, listed.id),
    queryFn: ({ signal }) => panel.getUser(listed.id, signal),
    staleTime: 0,
  });
  const { go } = usePanelAddress();
  const user: PanelUser = query.data ?? listed;
  const act = usePendingAct(panel.kind, user.id);
  const shown = act ? afterAct(user, act) : user;
  const { acts, isBusy } = useUserActs(panel, user, shown, onAsk);
  const isOfUser = (tab: string) => go({ tab, user: String(user.id) });

  return (
    <DialogRoot open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="animate-fade fixed inset-0 z-40 bg-overlay" />
        <RadixDialog.Content
          {...useDialogContent()}
          aria-describedby={undefined}
          className="animate-fade fixed inset-y-0 right-0 z-40 flex w-full max-w-md flex-col gap-5 overflow-y-auto bg-surface p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-lift focus:outline-none sm:border-l sm:border-line"
        >
          <div className="flex items-start gap-3">
            <Avatar avatarId={user.avatarId} className="size-14" />
            <div className="min-w-0 grow wrap-anywhere">
              <RadixDialog.Title className="text-lg font-bold">{user.nickname}</RadixDialog.Title>
              <p className="text-sm text-ink-soft">
                {user.displayName} · {t.userId(user.id)}
              </p>
            </div>
            <RadixDialog.Close asChild>
              <IconButton label={common.close} icon={<CloseIcon />} className="-mt-1 -mr-2" />
            </RadixDialog.Close>
          </div>
          <UserDetails user={shown} query={query} />
          <div className={pairs}>
            {query.data && query.data.feedbackCount > 0 && (
              <Button variant="secondary" onClick={() => isOfUser("feedback")}>
                {adminUsers.showFeedback(query.data.feedbackCount)}
              </Button>
            )}
            {panel.kind === "secure" && (
              <Button variant="secondary" onClick={() => isOfUser("audit")}>
                {adminUsers.showAudit}
              </Button>
            )}
          </div>
          <div role="group" aria-label={adminUsers.menu(user.nickname)} className="flex flex-col gap-5">
            <Acts acts={acts.filter(({ isDangerous }) => !isDangerous)} isBusy={isBusy} />
            <div className="border-t border-line pt-5">
              <Acts acts={acts.filter(({ isDangerous }) => isDangerous)} isBusy={isBusy} />
            </div>
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </DialogRoot>
  );
}

/** Two and two, all of one width. */
const pairs = "grid grid-cols-2 gap-2.5 *:px-2!";

function Acts({ acts, isBusy }: { acts: MenuItem[]; isBusy: boolean }) {
  const id = useId();
  const refused = acts.find(({ refusal }) => refusal);
  return (
    <div className={pairs}>
      {acts.map(({ label, onSelect, isDangerous, refusal }) => (
        <Button
          key={label}
          variant="secondary"
          aria-disabled={isBusy || refusal !== undefined}
          aria-describedby={refusal && id}
          onClick={isBusy || refusal ? undefined : onSelect}
          className={`aria-disabled:opacity-60 ${isDangerous ? "text-coral-ink!" : ""}`}
        >
          {label}
        </Button>
      ))}
      {refused && (
        <p id={id} className="self-center text-xs text-ink-soft">
          {refused.refusal}
        </p>
      )}
    </div>
  );
}
