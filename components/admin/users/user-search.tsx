"use client";

import { useEffect, useId, type FormEvent } from "react";
import { useForm } from "react-hook-form";
import { maxSearchLength } from "@/lib/features/administration/rules";
import { adminPanel as t } from "@/lib/i18n/it";
import { controlStyle, fieldDescription, FieldFrame } from "@/components/ui/field-frame";
import { IconButton } from "@/components/ui/icon-button";
import { CloseIcon, SearchIcon } from "@/components/ui/icons";
import { useLiveValues } from "@/components/ui/use-live-values";

const pauseMs = 300;

/** Searches once the typing pauses, and at once with Enter. `onSearch` must stay the same function. */
export function UserSearch({ onSearch }: { onSearch: (search: string) => void }) {
  const id = useId();
  const form = useForm({ defaultValues: { text: "" } });
  const text = useLiveValues(form).text ?? "";
  useEffect(() => {
    const pause = setTimeout(() => onSearch(text.trim()), pauseMs);
    return () => clearTimeout(pause);
  }, [text, onSearch]);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    onSearch(text.trim());
  }

  function clear() {
    form.setValue("text", "");
    form.setFocus("text");
    onSearch("");
  }

  return (
    <form role="search" onSubmit={onSubmit} className="w-full max-w-xl">
      <FieldFrame id={id} label={t.search} hint={t.searchHint}>
        <div className="relative">
          <SearchIcon className="pointer-events-none absolute top-1/2 left-3.5 size-5.5 -translate-y-1/2 text-ink-soft" />
          <input
            {...form.register("text")}
            id={id}
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
