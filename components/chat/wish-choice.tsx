import type { MessageWish } from "@/lib/features/chat/contract";
import { chatScreen, training } from "@/lib/i18n/it";
import { CheckedTextIcon, PencilIcon } from "@/components/chat/wish-icons";
import { AppLink } from "@/components/ui/app-link";
import { classNames } from "@/components/ui/class-names";
import { BookIcon, SearchIcon, TargetIcon } from "@/components/ui/icons";

const wishes = [
  { wish: "text", Icon: CheckedTextIcon },
  { wish: "exercise", Icon: PencilIcon },
  { wish: "rule", Icon: BookIcon },
  { wish: "word", Icon: SearchIcon },
] as const;

const look =
  "inline-flex min-h-11 items-center rounded-md border-2 border-line bg-surface font-semibold text-action-ink " +
  "transition-colors hover:border-action-ink aria-pressed:border-action-ink aria-pressed:bg-action-soft";

const layouts = {
  /** One row above the field. What does not fit is reached by a swipe or the Tab key; the padding is room for the focus ring. */
  row: {
    group: "-mx-4 -my-1.5 flex scroll-px-4 gap-2 overflow-x-auto px-4 py-1.5 [scrollbar-width:none]",
    item: "shrink-0 gap-1.5 px-2.5 text-left text-xs leading-4 md:grow md:justify-center",
    icon: "size-5 shrink-0",
    name: "max-w-19",
    training: training.title,
  },
  /** The ways to begin, in the middle of an empty chat. */
  starters: {
    group: "grid w-full grid-cols-2 gap-2",
    item: "gap-2 px-3 py-2.5 text-left text-sm shadow-rest last:col-span-2",
    icon: "size-5 shrink-0",
    name: "text-balance",
    training: training.fromChat,
  },
} as const;

type WishChoiceProps = {
  layout: keyof typeof layouts;
  chosen: MessageWish | undefined;
  onChoose: (wish: MessageWish | undefined) => void;
};

/** What the coach can do: four kinds of message, of which one may be chosen for the next, and the way to the exercises. */
export function WishChoice({ layout, chosen, onChoose }: WishChoiceProps) {
  const { group, item, icon, name, training: trainingName } = layouts[layout];
  return (
    <div role="group" aria-label={chatScreen.wishesLabel} className={group}>
      {wishes.map(({ wish, Icon }) => (
        <button
          key={wish}
          type="button"
          aria-pressed={wish === chosen}
          onClick={(event) => {
            event.currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" });
            onChoose(wish === chosen ? undefined : wish);
          }}
          className={classNames(look, item)}
        >
          <Icon className={icon} />
          <span className={name}>{chatScreen.wishes[wish].name}</span>
        </button>
      ))}
      <AppLink href="/exercises" className={classNames(look, item)}>
        <TargetIcon className={icon} />
        {trainingName}
      </AppLink>
    </div>
  );
}
