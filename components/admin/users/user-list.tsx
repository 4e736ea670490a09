import { adminPanel as t } from "@/lib/i18n/it";
import type { Panel, PanelUser } from "@/components/admin/panel";
import type { Question } from "@/components/admin/users/user-act";
import { userColumns } from "@/components/admin/users/user-columns";
import { UserRow } from "@/components/admin/users/user-row";
import { classNames } from "@/components/ui/class-names";

type UserListProps = { panel: Panel; users: PanelUser[]; onAsk: (question: Question) => void };

const headings = [t.user, t.level, t.hearts, t.plan, t.usage, t.since];

export function UserList({ panel, users, onAsk }: UserListProps) {
  return (
    <div className="lg:overflow-hidden lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:shadow-rest">
      {/* Every value is named where it stands, for who cannot see the columns. */}
      <div
        aria-hidden="true"
        className={classNames("hidden bg-sunk py-2.5 text-xs font-semibold text-ink-soft", userColumns)}
      >
        {headings.map((heading) => (
          <span key={heading}>{heading}</span>
        ))}
        <span className="hidden xl:block">{t.actions}</span>
      </div>
      <ul className="flex flex-col gap-3 lg:gap-0 lg:divide-y lg:divide-line">
        {users.map((user) => (
          <UserRow key={user.id} panel={panel} user={user} onAsk={onAsk} />
        ))}
      </ul>
    </div>
  );
}
