import { adminPanel as t } from "@/lib/i18n/it";
import type { Panel, PanelUser } from "@/components/admin/panel";
import { usePendingAct } from "@/components/admin/users/use-user-act";
import { afterAct, type Question } from "@/components/admin/users/user-act";
import { UserActions } from "@/components/admin/users/user-actions";
import { userColumns } from "@/components/admin/users/user-columns";
import { UserFacts } from "@/components/admin/users/user-facts";
import { Avatar } from "@/components/ui/avatar";
import { classNames } from "@/components/ui/class-names";

type UserRowProps = { panel: Panel; user: PanelUser; onAsk: (question: Question) => void };

/** A user as they stand, or as they will once the act under way is done. */
export function UserRow({ panel, user, onAsk }: UserRowProps) {
  const act = usePendingAct(panel.kind, user.id);
  const shown = act ? afterAct(user, act) : user;
  return (
    <li
      aria-busy={act !== undefined}
      className={classNames(
        "flex flex-col gap-4 border-line bg-surface p-4 max-lg:rounded-lg max-lg:border max-lg:shadow-rest",
        "lg:items-center lg:py-4",
        userColumns,
      )}
    >
      <Who user={shown} />
      <UserFacts user={shown} />
      <UserActions panel={panel} user={user} shown={shown} onAsk={onAsk} />
    </li>
  );
}

function Who({ user }: { user: PanelUser }) {
  const { avatarId, id, nickname, displayName, email, isBeingErased } = user;
  return (
    <div className="flex min-w-0 items-start gap-3">
      <Avatar avatarId={avatarId} className="size-11" />
      <div className="min-w-0 text-sm wrap-anywhere">
        <h3 className="text-base font-bold">{nickname}</h3>
        <p>{displayName}</p>
        <p className={email ? "text-ink-soft" : "text-ink-soft italic"}>{email || t.noEmail}</p>
        <p className="text-xs text-ink-soft">{t.userId(id)}</p>
        {isBeingErased && (
          <p className="mt-1 w-fit rounded-full bg-coral-soft px-2.5 py-0.5 text-xs font-semibold text-coral-ink">
            {t.beingErased}
          </p>
        )}
      </div>
    </div>
  );
}
