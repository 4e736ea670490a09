"use client";

import { useId, useState } from "react";
import type { VerbRow } from "@/lib/features/verbs/rules";
import { verbs as t } from "@/lib/i18n/it/verbs";
import { controlStyle, FieldFrame } from "@/components/ui/field-frame";
import { findVerbs } from "@/components/verbs/find-verbs";
import { useEnglishVoice } from "@/components/verbs/use-english-voice";
import { VerbTable } from "@/components/verbs/verb-table";
import { BackLink } from "@/components/frame/back-link";

/** The irregular verbs of school, to be looked up by any of their forms or by what they mean, and to be heard. */
export function VerbsScreen({ rows }: { rows: readonly VerbRow[] }) {
  const id = useId();
  const [search, setSearch] = useState("");
  const say = useEnglishVoice();
  const found = findVerbs(rows, search);
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-4 px-4 pt-3 pb-10">
      <div className="flex flex-col gap-1.5">
        <BackLink href="/">{t.back}</BackLink>
        <h1 className="text-2xl font-bold">{t.title}</h1>
        <p className="text-ink-soft">
          {t.intro} {say && t.hear}
        </p>
      </div>
      <FieldFrame id={id} label={t.search}>
        <input
          id={id}
          type="search"
          value={search}
          maxLength={40}
          placeholder={t.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => setSearch(target.value)}
          className={controlStyle}
        />
      </FieldFrame>
      <p role="status" className="text-sm text-ink-soft">
        {found.length > 0 ? t.count(found.length) : t.none}
      </p>
      {found.length > 0 && <VerbTable rows={found} say={say} />}
      <p className="text-sm text-ink-soft">{t.regular}</p>
    </div>
  );
}
