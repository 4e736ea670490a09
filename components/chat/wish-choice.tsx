import type { SyntheticEvent } from "react";
import type { MessageWish } from "@/lib/features/chat/contract";
import { chatScreen, training } from "@/lib/i18n/it";
import { sheetsName } from "@/lib/i18n/it/sheet-link";
import { CheckedTextIcon, PencilIcon } from "@/components/chat/wish-icons";
import { AppLink } from "@/components/ui/app-link";
import { classNames } from "@/components/ui/class-names";
import { BookIcon, SearchIcon, TargetIcon } from "@/components/ui/icons";
import { SheetIcon } from "@/components/frame/sheet-icon";

const wishes = [
  { wish: "text", Icon: CheckedTextIcon },
  { wish: "exercise", Icon: PencilIcon },
  { wish: "rule", Icon: BookIcon },
  { wish: "word", Icon: SearchIcon },
] as const;

const look =
  "inline-flex items-center border-2 border-line bg-surface font-semibold text-action-ink transition-colors " +
  "group-hover/wish:border-action-ink group-aria-pressed/wish:border-action-ink group-aria-pressed/wish:bg-action-soft";

const layouts = {
  /**
   * One row above the field. What does not fit is reached by a swipe or the Tab key; the padding is room for the focus ring.
   * On a phone it goes while something is being written, unless one was chosen for that.
   */
  row: {
    group:
      "-mx-4 -my-1 flex scroll-px-4 gap-1.5 overflow-x-auto px-4 [scrollbar-width:none] " +
      "max-md:not-has-aria-pressed:group-has-[textarea:not(:placeholder-shown)]/panel:hidden",
    item: "shrink-0 md:grow",
    look: "min-h-8.5 w-full justify-center gap-1.5 rounded-full px-3 text-xs whitespace-nowrap md:gap-1 md:px-1.5",
    icon: "size-4.5 shrink-0",
    // A desk has them in the head of the chat.
    sheets: "md:hidden",
  },
  /** The ways to begin, in the middle of an empty chat. */
  starters: {
    group: "grid w-full grid-cols-2 gap-2 @max-[16rem]:grid-cols-1 airy:grid-cols-1",
    item: "",
    look: "size-full min-h-11 gap-1.5 rounded-md px-2.5 py-2.5 text-left text-sm shadow-rest sm:gap-2 sm:px-3",
    icon: "size-5 shrink-0",
    sheets: "",
  },
} as const;

/** One that is cut by the edge of the row comes into it. */
function bringIntoView({ currentTarget }: SyntheticEvent): void {
  currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" });
}

type WishChoiceProps = {
  layout: keyof typeof layouts;
  chosen: MessageWish | undefined;
  onChoose: (wish: MessageWish | undefined) => void;
};

/** What the coach can do: four kinds of message, of which one may be chosen for the next, and the ways to the exercises. */
export function WishChoice({ layout, chosen, onChoose }: WishChoiceProps) {
  const { group, item, icon, look: ownLook, sheets } = layouts[layout];
  const chip = classNames(look, ownLook);
  const target = classNames("group/wish inline-flex min-h-11 items-center rounded-md", item);
  return (
    <div role="group" aria-label={chatScreen.wishesLabel} className={group}>
      {wishes.map(({ wish, Icon }) => (
        <button
          key={wish}
          type="button"
          aria-pressed={wish === chosen}
          onFocus={bringIntoView}
          onClick={(event) => {
            bringIntoView(event);
            onChoose(wish === chosen ? undefined : wish);
          }}
          className={target}
        >
          <span className={chip}>
            <Icon className={icon} />
            {chatScreen.wishes[wish].name}
          </span>
        </button>
      ))}
      <AppLink href="/exercises" className={target}>
        <span className={chip}>
          <TargetIcon className={icon} />
          {training.title}
        </span>
      </AppLink>
      <AppLink href="/schede" className={classNames(target, sheets)}>
        <span className={chip}>
          <SheetIcon className={icon} />
          {sheetsName}
        </span>
      </AppLink>
    </div>
  );
}
