import { adminPanel as t } from "@/lib/i18n/it";
import { adminUsers } from "@/lib/i18n/it/admin-users";
import { ColumnList, rowsStyle } from "@/components/admin/column-list";
import type { Panel, PanelUser } from "@/components/admin/panel";
import type { Question } from "@/components/admin/users/user-act";
import { userColumns } from "@/components/admin/users/user-columns";
import { UserRow } from "@/components/admin/users/user-row";

type UserListProps = {
  panel: Panel;
  users: PanelUser[];
  onOpen: (user: PanelUser) => void;
  onAsk: (question: Question) => void;
};

const headings = [t.user, adminUsers.email, t.plan, t.level, t.hearts];
const wideHeadings = [t.lastLogin, t.since];

/** The users, a row each; by arrow keys one goes from one name to the next. */
export function UserList({ panel, users, onOpen, onAsk }: UserListProps) {
  return (
    <ColumnList
      columns={userColumns}
      headings={
        <>
          {headings.map((heading) => (
            <span key={heading}>{heading}</span>
          ))}
          {wideHeadings.map((heading) => (
            <span key={heading} className="hidden @min-[76rem]:block">
              {heading}
            </span>
          ))}
        </>
      }
    >
      <p id="users-hint" className="sr-only">
        {adminUsers.listHint}
      </p>
      <ul aria-describedby="users-hint" className={rowsStyle}>
        {users.map((user) => (
          <UserRow key={user.id} panel={panel} user={user} onOpen={onOpen} onAsk={onAsk} />
        ))}
      </ul>
    </ColumnList>
  );
}
