"use client";

import { hearts as rule } from "@/lib/features/rewards/rules";
import { clockTime } from "@/lib/i18n/dates";
import { chatScreen, shell, training } from "@/lib/i18n/it";
import { hearts as t } from "@/lib/i18n/it/hearts";
import { useMinutesToHeart } from "@/components/chat/use-minutes-to-heart";
import { useLearner } from "@/components/learner/use-learner";
import { usePaywall } from "@/components/paywall/paywall-provider";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { HeartIcon } from "@/components/ui/icons";
import { LinkButton } from "@/components/ui/link-button";

/** What hearts are: how many there are, when the next one comes, and what costs none. */
export default function HeartsDialog({ onClose }: { onClose: () => void }) {
  const { hearts, isPro } = useLearner();
  const paywall = usePaywall();

  function showPro() {
    onClose();
    paywall.show("upgrade");
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isPro ? shell.unlimitedHearts : t.title(hearts)}
      description={isPro ? t.withPro : t.cost}
      {...(!isPro && {
        actions: (
          <>
            <LinkButton href="/exercises" onClick={onClose}>
              {training.title}
            </LinkButton>
            <Button variant="secondary" onClick={showPro}>
              {chatScreen.aboutPro}
            </Button>
          </>
        ),
      })}
    >
      {!isPro && (
        <div className="flex flex-col gap-3 text-sm">
          <Row count={hearts} />
          <Next />
          <div>
            <h3 className="font-semibold">{t.freeTitle}</h3>
            <ul className="list-disc pl-5">
              {t.free.map((deed) => (
                <li key={deed}>{deed}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </Dialog>
  );
}

/** The hearts drawn; their number is in the title. */
function Row({ count }: { count: number }) {
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-1">
      {Array.from({ length: Math.max(rule.max, count) }, (_, index) => (
        <HeartIcon
          key={index}
          className={index < count ? "size-5.5 text-coral" : "size-5.5 text-line-strong"}
          fill={index < count ? "currentColor" : "none"}
        />
      ))}
    </p>
  );
}

function Next() {
  const { hearts, heartsRefillAt } = useLearner();
  const minutes = useMinutesToHeart(heartsRefillAt);
  if (hearts >= rule.max || !heartsRefillAt) return <p>{t.all(rule.max)}</p>;
  const wait = minutes === 0 ? chatScreen.heartIsDue : minutes && chatScreen.heartIn(minutes);
  return (
    <p>
      <strong className="font-semibold">
        {t.next(clockTime(heartsRefillAt))}
        {wait && `, ${wait}`}.
      </strong>{" "}
      {t.refill(rule.max)}
    </p>
  );
}
