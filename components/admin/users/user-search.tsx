"use client";

import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import { maxSearchLength } from "@/lib/features/administration/rules";
import { adminPanel as t } from "@/lib/i18n/it";
import { controlStyle, fieldDescription, FieldFrame } from "@/components/ui/field-frame";
import { IconButton } from "@/components/ui/icon-button";
import { CloseIcon, SearchIcon } from "@/components/ui/icons";

const pauseMs = 300;

/** Searches once the typing pauses, and at once with Enter. `onSearch` must stay the same function. */
export function UserSearch({ onSearch }: { onSearch: (search: string) => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  // What was typed before the page's script was there.
  useEffect(() => setText(field.current?.value ?? ""), []);
  useEffect(() => {
    const pause = setTimeout(() => onSearch(text.trim()), pauseMs);
    return () => clearTimeout(pause);
  }, [text, onSearch]);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    onSearch(text.trim());
  }

  function clear() {
    if (field.current) field.current.value = "";
    field.current?.focus();
    setText("");
    onSearch("");
  }

  return (
    <form role="search" onSubmit={onSubmit} className="w-full max-w-xl">
      <FieldFrame id={id} label={t.search} hint={t.searchHint}>
        <div className="relative">
          <SearchIcon className="pointer-events-none absolute top-1/2 left-3.5 size-5.5 -translate-y-1/2 text-ink-soft" />
          <input
            ref={field}
            id={id}
            onChange={({ target }) => setText(target.value)}
            type="search"
            maxLength={maxSearchLength}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            className={`${controlStyle} px-12 [&::-webkit-search-cancel-button]:hidden`}
            {...fieldDescription(id, t.searchHint, undefined)}
          />
          {text && (
            <IconButton
              label={t.clearSearch}
              icon={<CloseIcon className="size-5" />}
              className="absolute top-1/2 right-1 -translate-y-1/2"
              onClick={clear}
            />
          )}
        </div>
      </FieldFrame>
    </form>
  );
}
