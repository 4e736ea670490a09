import { adminUsers as t } from "@/lib/i18n/it/admin-users";
import { Menu } from "@/components/admin/menu";
import type { Panel, PanelUser } from "@/components/admin/panel";
import { useUserActs } from "@/components/admin/users/use-user-acts";
import type { Question } from "@/components/admin/users/user-act";

type UserMenuProps = {
  panel: Panel;
  user: PanelUser;
  /** The same as the row shows them. */
  shown: PanelUser;
  onOpen: () => void;
  onAsk: (question: Question) => void;
};

/** What can be done to a user. One thing at a time. */
export function UserMenu({ panel, user, shown, onOpen, onAsk }: UserMenuProps) {
  const { acts, isBusy } = useUserActs(panel, user, shown, onAsk);
  return (
    <Menu
      label={t.menu(user.nickname)}
      items={[{ label: t.details, onSelect: onOpen }, ...acts]}
      isBusy={isBusy}
    />
  );
}
