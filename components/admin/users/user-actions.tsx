import { quickHearts } from "@/lib/features/administration/rules";
import { adminPanel as t } from "@/lib/i18n/it";
import type { Panel, PanelUser } from "@/components/admin/panel";
import { useUserAct } from "@/components/admin/users/use-user-act";
import type { Question } from "@/components/admin/users/user-act";
import { Button } from "@/components/ui/button";

type UserActionsProps = {
  panel: Panel;
  user: PanelUser;
  /** The same as the row shows them. */
  shown: PanelUser;
  onAsk: (question: Question) => void;
};

/** What can be done to a user. One thing at a time: meanwhile the buttons stay where they are, and do nothing. */
export function UserActions({ panel, user, shown, onAsk }: UserActionsProps) {
  const { perform, isBusy } = useUserAct(panel, user);
  const common = { nickname: user.nickname, isBusy };
  return (
    <div className="grid grid-cols-2 gap-2.5 lg:col-span-full lg:flex lg:justify-end xl:col-span-1 xl:grid">
      <Action
        {...common}
        label={shown.isPro ? t.takePro : t.givePro}
        onPress={() => perform({ type: "pro", isPro: !shown.isPro })}
      />
      <Action {...common} label={t.reset} onPress={() => onAsk({ about: "reset", user })} />
      {panel.setHearts &&
        quickHearts.map((hearts) => (
          <Action
            {...common}
            key={hearts}
            label={t.setHearts(hearts)}
            onPress={() => perform({ type: "hearts", hearts })}
          />
        ))}
      {panel.deleteUser && (
        <Action
          {...common}
          label={t.delete}
          onPress={() => onAsk({ about: "delete", user })}
          className="col-span-2 text-coral-ink"
        />
      )}
    </div>
  );
}

type ActionProps = {
  label: string;
  nickname: string;
  isBusy: boolean;
  onPress: () => void;
  className?: string;
};

/** Not `disabled` while busy: whoever has pressed it would lose the focus. */
function Action({ label, nickname, isBusy, onPress, className }: ActionProps) {
  return (
    <Button
      variant="secondary"
      aria-label={t.actionOn(label, nickname)}
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : onPress}
      className={`px-2! lg:min-w-26 xl:min-w-0 aria-disabled:opacity-60 ${className ?? ""}`}
    >
      {label}
    </Button>
  );
}
