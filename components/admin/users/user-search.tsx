"use client";

import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { maxSearchLength } from "@/lib/features/administration/rules";
import { adminPanel as t } from "@/lib/i18n/it";
import { controlStyle } from "@/components/ui/field-frame";
import { IconButton } from "@/components/ui/icon-button";
import { CloseIcon, SearchIcon } from "@/components/ui/icons";

const pauseMs = 300;

type UserSearchProps = {
  /** What is searched for; when it changes by itself, as on the way back, the field follows. */
  search: string;
  onSearch: (search: string) => void;
};

/** Searches once the typing pauses, and at once with Enter. */
export function UserSearch({ search, onSearch }: UserSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [text, setText] = useState(search);
  const [asked, setAsked] = useState(search);
  if (search !== asked) {
    setAsked(search);
    setText(search);
  }
  useEffect(() => () => clearTimeout(pause.current), []);

  function searchFor(part: string) {
    clearTimeout(pause.current);
    setAsked(part);
    onSearch(part);
  }

  function type(value: string) {
    setText(value);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => searchFor(value.trim()), pauseMs);
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    searchFor(text.trim());
  }

  function clear() {
    field.current?.focus();
    setText("");
    searchFor("");
  }

  return (
    <form role="search" onSubmit={onSubmit} className="relative w-full lg:max-w-md">
      <SearchIcon className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-soft" />
      <input
        ref={field}
        value={text}
        onChange={({ target }) => type(target.value)}
        type="search"
        aria-label={t.search}
        placeholder={t.searchHint}
        maxLength={maxSearchLength}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        className={`${controlStyle} min-h-11! px-10! text-sm! text-ellipsis [&::-webkit-search-cancel-button]:hidden`}
      />
      {text && (
        <IconButton
          label={t.clearSearch}
          icon={<CloseIcon className="size-5" />}
          className="absolute top-1/2 right-0 -translate-y-1/2"
          onClick={clear}
        />
      )}
    </form>
  );
}
