import { adminPanel as t } from "@/lib/i18n/it";
import { ColumnList, rowsStyle } from "@/components/admin/column-list";
import type { Panel, PanelUser } from "@/components/admin/panel";
import type { Question } from "@/components/admin/users/user-act";
import { userColumns } from "@/components/admin/users/user-columns";
import { UserRow } from "@/components/admin/users/user-row";

type UserListProps = { panel: Panel; users: PanelUser[]; onAsk: (question: Question) => void };

const headings = [t.user, t.level, t.hearts, t.plan, t.usage, t.since];

export function UserList({ panel, users, onAsk }: UserListProps) {
  return (
    <ColumnList
      columns={userColumns}
      headings={
        <>
          {headings.map((heading) => (
            <span key={heading}>{heading}</span>
          ))}
          <span className="hidden xl:block">{t.actions}</span>
        </>
      }
    >
      <ul className={rowsStyle}>
        {users.map((user) => (
          <UserRow key={user.id} panel={panel} user={user} onAsk={onAsk} />
        ))}
      </ul>
    </ColumnList>
  );
}
