import type { PanelUser } from "@/components/admin/panel";
import { Avatar } from "@/components/art/avatar";

/** Whom a dialog is about. */
export function UserName({ user: { avatarId, nickname, displayName } }: { user: PanelUser }) {
  return (
    <p className="flex items-center gap-3 rounded-md bg-sunk p-3 wrap-anywhere">
      <Avatar avatarId={avatarId} className="size-11" />
      <span>
        <span className="block font-bold">{nickname}</span>
        <span className="block text-sm text-ink-soft">{displayName}</span>
      </span>
    </p>
  );
}
