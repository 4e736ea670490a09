import { adminUsers } from "@/lib/i18n/it/admin-users";
import { ColumnList, rowsStyle } from "@/components/admin/column-list";
import type { Panel, PanelUser } from "@/components/admin/panel";
import type { Question } from "@/components/admin/users/user-act";
import { userColumns, userGrid } from "@/components/admin/users/user-columns";
import { UserRow } from "@/components/admin/users/user-row";

type UserListProps = {
  panel: Panel;
  users: PanelUser[];
  onOpen: (user: PanelUser) => void;
  onAsk: (question: Question) => void;
};

/** The users, a row each; by arrow keys one goes from one name to the next. */
export function UserList({ panel, users, onOpen, onAsk }: UserListProps) {
  return (
    <ColumnList
      columns={userGrid}
      headings={userColumns.map(({ heading, isWide }) => (
        <span key={heading} className={isWide ? "hidden @min-[76rem]:block" : undefined}>
          {heading}
        </span>
      ))}
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
