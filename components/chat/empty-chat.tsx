import { Suspense, useState, type ReactNode } from "react";
import type { MessageWish } from "@/lib/features/chat/contract";
import { chatScreen } from "@/lib/i18n/it";
import { CoachFigure } from "@/components/art/coach-figure";
import { WishChoice } from "@/components/chat/wish-choice";
import { NewcomerDesk } from "@/components/first-minute/newcomer-desk";
import { useLearner } from "@/components/learner/use-learner";
import { classNames } from "@/components/ui/class-names";
import { lazyOr, lazyWhenOnline } from "@/components/ui/lazy-or";

// Few need them, once each. Should the network be gone, the usual ways to begin are there.
const ClassQuestion = lazyWhenOnline(() => import("@/components/chat/class-question"));
const FirstMinute = lazyOr(
  () => import("@/components/first-minute/first-minute"),
  ({ children }: { onSend: (text: string) => boolean; children: ReactNode }) => (
    <NewcomerDesk mood="asks">{children}</NewcomerDesk>
  ),
);

type EmptyChatProps = {
  wish: MessageWish | undefined;
  onChoose: (wish: MessageWish | undefined) => void;
  /** Answers whether the text was taken. */
  onSend: (text: string) => boolean;
};

/** The coach at the desk, and the ways to begin: for who has earned nothing yet it is the first minute that decides. */
export function EmptyChat({ wish, onChoose, onSend }: EmptyChatProps) {
  const isNewcomer = useLearner().xp === 0;
  const ways = (
    <div className={classNames("flex w-full flex-col gap-3 sm:gap-4", isNewcomer && "pt-12")}>
      <WishChoice layout="starters" chosen={wish} onChoose={onChoose} />
      <ClassAsked />
    </div>
  );
  if (isNewcomer)
    return (
      <Suspense fallback={<NewcomerDesk mood="smiles" />}>
        <FirstMinute onSend={onSend}>{ways}</FirstMinute>
      </Suspense>
    );
  return (
    <div className="animate-rise m-auto flex w-full max-w-md flex-col items-center gap-3 text-center sm:gap-4">
      <CoachFigure mood="asks" className="animate-bob size-24 sm:size-36 low:hidden" />
      <div className="flex flex-col gap-1.5">
        <h2 className="text-lg font-bold sm:text-xl">{chatScreen.greeting}</h2>
        <p className="text-ink-soft">
          {chatScreen.name} <span>{chatScreen.hint}</span>
        </p>
      </div>
      {ways}
    </div>
  );
}

/** Of who has answered nothing is fetched. Answered here it stays, as it has a word of thanks. */
function ClassAsked() {
  const { hasAnsweredSchoolClass } = useLearner();
  const [isAsked] = useState(!hasAnsweredSchoolClass);
  return (
    isAsked && (
      <Suspense fallback={null}>
        <ClassQuestion />
      </Suspense>
    )
  );
}
