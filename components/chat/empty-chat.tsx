import type { MessageWish } from "@/lib/features/chat/contract";
import { chatScreen } from "@/lib/i18n/it";
import { CoachFigure } from "@/components/art/coach-figure";
import { ClassQuestion } from "@/components/chat/class-question";
import { WishChoice } from "@/components/chat/wish-choice";

type EmptyChatProps = {
  wish: MessageWish | undefined;
  onChoose: (wish: MessageWish | undefined) => void;
};

/** The coach at the desk, and the ways to begin. */
export function EmptyChat({ wish, onChoose }: EmptyChatProps) {
  return (
    <div className="animate-rise m-auto flex w-full max-w-md flex-col items-center gap-3 text-center sm:gap-4">
      <CoachFigure mood="asks" className="animate-bob size-24 sm:size-36 low:hidden" />
      <div className="flex flex-col gap-1.5">
        <h2 className="text-lg font-bold sm:text-xl">{chatScreen.greeting}</h2>
        <p className="font-semibold">{chatScreen.name}</p>
        <p className="text-ink-soft">{chatScreen.hint}</p>
      </div>
      <WishChoice layout="starters" chosen={wish} onChoose={onChoose} />
      <ClassQuestion />
    </div>
  );
}
