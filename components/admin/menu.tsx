"use client";

import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { classNames } from "@/components/ui/class-names";
import { IconButton } from "@/components/ui/icon-button";
import { Icon } from "@/components/ui/icons";

export type MenuItem = {
  label: string;
  onSelect: () => void;
  isDangerous?: boolean;
  /** Why it cannot be chosen: it can be reached, and does nothing. */
  refusal?: string;
};
type MenuProps = {
  label: string;
  /** The dangerous ones last: they stand apart. */
  items: MenuItem[];
  /** Nothing can be chosen now. Not `disabled`: whoever has just chosen would lose the focus. */
  isBusy: boolean;
};

/** A button and what it opens, by the keys that ARIA's menu button has. */
export function Menu({ label, items, isBusy }: MenuProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<"first" | "last">();
  const isOpen = focused !== undefined && !isBusy;
  const button = () => frame.current?.querySelector<HTMLButtonElement>("[aria-haspopup]");

  function openByKey(event: KeyboardEvent) {
    if (isOpen || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
    event.preventDefault();
    setFocused(event.key === "ArrowDown" ? "first" : "last");
  }

  function close() {
    button()?.focus();
    setFocused(undefined);
  }

  return (
    <div
      ref={frame}
      tabIndex={-1} // A browser that focuses no pressed button focuses this, which is not to leave.
      className={classNames("relative outline-none", isOpen ? "z-20" : "z-10")}
      onBlur={({ relatedTarget }) => {
        if (!frame.current?.contains(relatedTarget)) setFocused(undefined);
      }}
    >
      <IconButton
        id={id}
        label={label}
        icon={<DotsIcon />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-menu` : undefined}
        aria-disabled={isBusy}
        onKeyDown={openByKey}
        onClick={() => setFocused(isOpen ? undefined : "first")}
        className="aria-disabled:opacity-60"
      />
      {isOpen && (
        <MenuList
          id={id}
          items={items}
          focused={focused}
          onClose={close}
          onLeave={() => setFocused(undefined)}
        />
      )}
    </div>
  );
}

type MenuListProps = Pick<MenuProps, "items"> & {
  id: string;
  focused: "first" | "last";
  /** The focus goes back to the button. */
  onClose: () => void;
  /** It goes on. */
  onLeave: () => void;
};

function MenuList({ id, items, focused, onClose, onLeave }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [isAbove, setIsAbove] = useState(false);
  const buttons = () => [...(list.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];

  useLayoutEffect(() => {
    const { bottom = 0, height = 0 } = list.current?.getBoundingClientRect() ?? {};
    setIsAbove(bottom > window.innerHeight && bottom > 2 * height);
    buttons()
      .at(focused === "first" ? 0 : -1)
      ?.focus();
  }, [focused]);

  useLayoutEffect(() => {
    const leaveByPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !list.current?.parentElement?.contains(target)) onLeave();
    };
    document.addEventListener("pointerdown", leaveByPress);
    return () => document.removeEventListener("pointerdown", leaveByPress);
  }, [onLeave]);

  function moveByKey(event: KeyboardEvent) {
    if (event.key === "Tab") return onLeave();
    const next = event.key === "Escape" ? undefined : itemFor(event, buttons());
    if (!next && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation(); // Escape closes what is innermost only.
    if (next) next.focus();
    else onClose();
  }

  return (
    <div
      ref={list}
      id={`${id}-menu`}
      role="menu"
      tabIndex={-1}
      aria-labelledby={id}
      onKeyDown={moveByKey}
      className={classNames(
        "animate-fade absolute right-0 flex w-max max-w-[min(16rem,calc(100vw-3rem))] flex-col rounded-md border border-line-strong/55 bg-surface p-1.5 shadow-lift",
        isAbove ? "bottom-full" : "top-full",
      )}
    >
      {items.map(({ label, onSelect, isDangerous, refusal }, at) => (
        <button
          key={label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          aria-disabled={refusal !== undefined}
          aria-labelledby={`${id}-label-${at}`}
          aria-describedby={refusal && `${id}-refusal-${at}`}
          onClick={() => {
            if (refusal) return;
            onClose();
            onSelect();
          }}
          className={classNames(
            "min-h-11 rounded-sm px-3 py-1.5 text-left text-sm hover:bg-sunk focus-visible:-outline-offset-2 aria-disabled:text-ink-soft aria-disabled:hover:bg-transparent",
            isDangerous ? "text-coral-ink" : "text-ink",
            isDangerous && !items[at - 1]?.isDangerous && "mt-3",
          )}
        >
          <span id={`${id}-label-${at}`} className="font-semibold">
            {label}
          </span>
          {refusal && (
            <span id={`${id}-refusal-${at}`} className="block text-xs">
              {refusal}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

/** Where a key leads: arrows go round, a letter to the next item that begins with it. */
function itemFor({ key }: KeyboardEvent, items: HTMLElement[]): HTMLElement | undefined {
  const at = items.findIndex((item) => item === document.activeElement);
  switch (key) {
    case "ArrowDown":
      return items[(at + 1) % items.length];
    case "ArrowUp":
      return items.at(at - 1);
    case "Home":
      return items[0];
    case "End":
      return items.at(-1);
    default:
      if (key.length !== 1 || key === " ") return undefined;
      return [...items.slice(at + 1), ...items].find(({ textContent }) =>
        textContent?.toLowerCase().startsWith(key.toLowerCase()),
      );
  }
}

function DotsIcon() {
  return (
    <Icon>
      <path d="M5.5 12h.01M12 12h.01M18.5 12h.01" strokeWidth="3" />
    </Icon>
  );
}
