import type { DeletionRequestReply } from "@/lib/features/deletion/contract";
import { adminPanel as t } from "@/lib/i18n/it";
import { Moment } from "@/components/admin/moment";
import { daysUntil } from "@/components/admin/inboxes/days-until";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { classNames } from "@/components/ui/class-names";
import { AlertIcon } from "@/components/ui/icons";

const statusLooks = {
  requested: "bg-sun-soft text-sun-ink",
  erasing: "bg-action-soft text-action-ink",
  erased: "bg-leaf-soft text-leaf-ink",
};

/** With so many days left it is high time. */
const fewDays = 3;

type DeletionRequestProps = {
  request: DeletionRequestReply;
  /** Leads to whom it is about, in the list of the users. */
  onShowUser: (nickname: string) => void;
};

export function DeletionRequest({ request, onShowUser }: DeletionRequestProps) {
  const { userId, nickname, status, reason, requestedAt, eraseAfter, dueAt, erasedAt } = request;
  return (
    <Card className="@container flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 wrap-anywhere">
          <span className="font-bold">{nickname ?? t.nobody}</span>
          {userId !== null && <span className="text-sm text-ink-soft"> · {t.userId(userId)}</span>}
        </h3>
        <p className={classNames("rounded-full px-3 py-1 text-xs font-bold", statusLooks[status])}>
          {t.status[status]}
        </p>
      </div>
      <div className="flex flex-col gap-4 lg:flex-row lg:gap-6">
        <dl className="grid grow gap-x-6 gap-y-3 text-sm @min-[17rem]:grid-cols-2 lg:grid-cols-4">
          <Day name={t.requestedAt} instant={requestedAt} />
          <Day name={t.eraseAfter} instant={eraseAfter} />
          <Day name={t.dueAt} instant={dueAt}>
            {status !== "erased" && <Deadline dueAt={dueAt} />}
          </Day>
          {erasedAt && <Day name={t.erasedAt} instant={erasedAt} />}
        </dl>
        {userId !== null && nickname !== null && (
          <Button
            variant="secondary"
            className="self-start lg:self-center"
            aria-label={t.actionOn(t.showUser, nickname)}
            onClick={() => onShowUser(nickname)}
          >
            {t.showUser}
          </Button>
        )}
      </div>
      {reason !== "wish" && <p className="text-sm text-ink-soft">{t.erasureReason[reason]}</p>}
    </Card>
  );
}

function Day({ name, instant, children }: { name: string; instant: string; children?: React.ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd>
        <Moment instant={instant} />
        {children}
      </dd>
    </div>
  );
}

function Deadline({ dueAt }: { dueAt: string }) {
  const { days, isOver } = daysUntil(dueAt);
  const text = isOver ? t.overdue(days) : t.daysLeft(days);
  if (!isOver && days > fewDays) return <p className="text-xs text-ink-soft">{text}</p>;
  return (
    <p className="flex items-center gap-1.5 font-semibold text-coral-ink">
      <AlertIcon className="size-4.5 shrink-0" />
      {text}
    </p>
  );
}
