"use client";

import {
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type SubmitEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from "react";
import type { MessageWish } from "@/lib/features/chat/contract";
import { maxMessageLength } from "@/lib/features/chat/rules";
import { isOutOfHearts } from "@/components/chat/is-out-of-hearts";
import { clockTime } from "@/lib/i18n/dates";
import { chatScreen } from "@/lib/i18n/it";
import { composerId } from "@/components/conversation/composer-id";
import { onKeptChange, readDraft, writeDraft } from "@/components/learner/kept-texts";
import { useLearner } from "@/components/learner/use-learner";
import { useAttachment, writeAttachment } from "@/components/photo/attachment";
import { AttachmentPreview } from "@/components/photo/attachment-preview";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { IconButton } from "@/components/ui/icon-button";
import { SendIcon } from "@/components/ui/icons";

/** From here on the student is told how much room is left. */
const fewCharactersLeft = 300;

type ComposerProps = {
  isReady: boolean;
  isBusy: boolean;
  /** It is to wait, as a notice above says. */
  isPaused?: boolean;
  /** What the next message is for: the field says what to put into it. */
  wish?: MessageWish;
  /** Answers whether the text was taken. */
  onSend: (text: string) => boolean;
  /** Shows the answer without typing it; undefined where nothing is being typed. */
  onShowAll?: () => void;
  /** What can be given instead of a text. */
  children: ReactNode;
};

/** Where the student writes, below a photo that waits to be sent. Enter sends, Shift and Enter begins a new line; a reload keeps the draft. */
export function Composer({ isReady, isBusy, isPaused, wish, onSend, onShowAll, children }: ComposerProps) {
  const learner = useLearner();
  const { id: userId, heartsRefillAt } = learner;
  const draft = useSyncExternalStore(
    onKeptChange,
    () => readDraft(userId),
    () => "",
  );
  const attachment = useAttachment(userId);
  const field = useRef<HTMLTextAreaElement>(null);
  /** A photo costs none. */
  const isOut = isOutOfHearts(learner) && !attachment;
  const isHeld = isPaused || isOut;
  const left = maxMessageLength - draft.length;
  const placeholder = wish ? chatScreen.wishes[wish].placeholder : chatScreen.placeholder;
  useLayoutEffect(() => fitToText(field.current), [draft, placeholder]);

  function submit() {
    if (!isBusy && onSend(draft)) writeDraft(userId, "");
  }

  /** The button turns into one that cannot be pressed: who pressed it by key would lose their place. */
  function showAll(event: MouseEvent) {
    onShowAll?.();
    if (event.detail === 0) field.current?.focus();
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    submit();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  }

  /** The button goes with the photo: the focus moves on to the field. */
  function removeAttachment() {
    writeAttachment(userId, undefined);
    field.current?.focus();
  }

  return (
    <>
      {attachment && <AttachmentPreview image={attachment} onRemove={removeAttachment} />}
      <form
        onSubmit={onSubmit}
        className={classNames(
          "@container flex flex-col rounded-lg border-2 p-1 transition-[border-color,box-shadow]",
          isPaused
            ? "border-dashed border-line-strong/55 bg-sunk focus-within:border-action-ink"
            : "border-line-strong/55 bg-surface shadow-rest focus-within:border-action-ink focus-within:shadow-[0_0_0_4px_var(--color-action-soft)]",
        )}
      >
        <label htmlFor={composerId} className="sr-only">
          {chatScreen.inputLabel}
        </label>
        <textarea
          ref={field}
          id={composerId}
          rows={1}
          value={draft}
          maxLength={maxMessageLength}
          placeholder={placeholder}
          enterKeyHint="send"
          onChange={(event) => writeDraft(userId, event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-40 min-h-11 w-full resize-none bg-transparent px-2.5 py-2 text-base text-ink placeholder:text-sm placeholder:text-ink-soft focus:outline-none"
        />
        <div className="flex items-center gap-1">
          {children}
          {left <= fewCharactersLeft && (
            <span role="status" className="min-w-0 grow text-right text-xs text-ink-soft">
              {chatScreen.lengthLeft(left)}
            </span>
          )}
          {onShowAll ? (
            <Button variant="secondary" onClick={showAll} className="ml-auto">
              {chatScreen.showAll}
            </Button>
          ) : (
            <IconButton
              type="submit"
              // Grey while the server would refuse it; pressed all the same, it says why.
              variant={isHeld ? "plain" : "solid"}
              label={chatScreen.send}
              icon={isOut && heartsRefillAt ? <Hour at={heartsRefillAt} /> : <SendIcon />}
              disabled={isBusy || !isReady || (draft.trim() === "" && !attachment)}
              className={isHeld ? "ml-auto bg-sunk" : "ml-auto"}
            />
          )}
        </div>
      </form>
    </>
  );
}

/** When the next message goes out. */
const Hour = ({ at }: { at: string }) => (
  <span aria-hidden="true" className="text-xs font-semibold">
    {clockTime(at)}
  </span>
);

/** As high as its text, up to the limit its style sets, where the browser does not see to it by itself. */
function fitToText(field: HTMLTextAreaElement | null): void {
  if (!field || CSS.supports("field-sizing", "content")) return;
  field.style.height = "auto";
  field.style.height = `${field.scrollHeight}px`;
}
