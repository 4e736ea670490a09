import { adminPanel as t } from "@/lib/i18n/it";
import { adminUsers } from "@/lib/i18n/it/admin-users";
import type { Panel, PanelUser } from "@/components/admin/panel";
import { moveByKey } from "@/components/admin/users/move-by-key";
import { usePendingAct } from "@/components/admin/users/use-user-act";
import { afterAct, type Question } from "@/components/admin/users/user-act";
import { userGrid } from "@/components/admin/users/user-columns";
import { UserFacts } from "@/components/admin/users/user-facts";
import { UserMenu } from "@/components/admin/users/user-menu";
import { Avatar } from "@/components/art/avatar";
import { classNames } from "@/components/ui/class-names";
import { AlertIcon } from "@/components/ui/icons";

type UserRowProps = {
  panel: Panel;
  user: PanelUser;
  onOpen: (user: PanelUser) => void;
  onAsk: (question: Question) => void;
};

/** A user as they stand, or as they will once the act under way is done. A press anywhere opens their details. */
export function UserRow({ panel, user, onOpen, onAsk }: UserRowProps) {
  const act = usePendingAct(panel.kind, user.id);
  const shown = act ? afterAct(user, act) : user;
  return (
    <li
      aria-busy={act !== undefined}
      className={classNames(
        "relative flex flex-col gap-0.5 py-2.5 text-sm last:rounded-b-lg hover:bg-sunk @max-[70rem]:pr-12 @max-[70rem]:pl-16 @max-[70rem]:first:rounded-t-lg @max-[15rem]:pl-3",
        "@min-[70rem]:min-h-12 @min-[70rem]:items-center @min-[70rem]:py-0.5",
        userGrid,
      )}
    >
      <Who user={shown} onOpen={() => onOpen(user)} />
      <Email user={shown} />
      <UserFacts user={shown} />
      <div className="@max-[70rem]:absolute @max-[70rem]:top-[calc(50%-5.5*var(--spacing))] @max-[70rem]:right-1">
        <UserMenu panel={panel} user={user} shown={shown} onAsk={onAsk} onOpen={() => onOpen(user)} />
      </div>
    </li>
  );
}

/** The nickname, whole, and below or beside it the name, which gives way. */
function Who({ user: { avatarId, nickname, displayName }, onOpen }: { user: PanelUser; onOpen: () => void }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar
        avatarId={avatarId}
        className="size-11 @max-[70rem]:absolute @max-[70rem]:top-[calc(50%-5.5*var(--spacing))] @max-[70rem]:left-2.5 @max-[15rem]:hidden @min-[70rem]:size-8"
      />
      <div className="min-w-0 leading-tight @max-[70rem]:flex @max-[70rem]:flex-wrap @max-[70rem]:items-baseline @max-[70rem]:gap-x-2">
        <h3 className="min-w-0 font-bold wrap-anywhere @max-[70rem]:text-base @max-[70rem]:leading-tight">
          <button
            type="button"
            onClick={onOpen}
            onKeyDown={moveByKey}
            className="max-w-full text-left outline-none after:absolute after:inset-0 after:rounded-[inherit] focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-action-ink"
          >
            {nickname}
          </button>
        </h3>
        {/* The same twice is said once. */}
        {displayName !== nickname && (
          <p title={displayName} className="max-w-full truncate text-xs text-ink-soft">
            {displayName}
          </p>
        )}
      </div>
    </div>
  );
}

function Email({ user: { email, isEmailVerified } }: { user: PanelUser }) {
  return (
    <div className="flex min-w-0 items-center gap-x-2 @max-[15rem]:flex-wrap">
      <p
        title={email ?? t.noEmail}
        className={classNames(
          "min-w-0 truncate text-ink-soft @max-[70rem]:text-xs",
          email === null && "italic",
        )}
      >
        {email ?? t.noEmail}
      </p>
      {!isEmailVerified && (
        <p
          title={adminUsers.notVerified}
          className="shrink-0 rounded-full bg-amber-soft px-2 py-0.5 text-xs font-semibold text-amber-ink @min-[70rem]:bg-transparent @min-[70rem]:p-0"
        >
          {/* In a column there is room for the address or for the word. */}
          <AlertIcon className="hidden size-4.5 @min-[70rem]:block" />
          <span className="@min-[70rem]:sr-only">{adminUsers.notVerified}</span>
        </p>
      )}
    </div>
  );
}
