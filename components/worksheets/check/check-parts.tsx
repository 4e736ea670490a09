"use client";

import type { WorksheetReply } from "@/lib/features/worksheets/contract";
import { maxItems } from "@/lib/features/worksheets/rules";
import { worksheetCheck as t } from "@/lib/i18n/it/worksheet-check";
import { worksheetWords } from "@/lib/i18n/it/worksheet-words";
import { EnglishMarked } from "@/components/coach-text/english-marked";
import { Button } from "@/components/ui/button";
import { PlusIcon } from "@/components/ui/icons";
import { CheckRow } from "@/components/worksheets/check/check-row";
import type { Row } from "@/components/worksheets/check/rows";
import { useRows } from "@/components/worksheets/check/use-rows";

type CheckPartsProps = {
  sheet: WorksheetReply;
  rows: Row[];
  /** How often rows were not stored because of what is wrong with some. */
  refusals: number;
  isReadOnly: boolean;
  onChange: (rows: Row[], deed?: string) => void;
};

/** The rows below the headings of their parts: to be read, or open to be put right. */
export function CheckParts({ sheet: { parts }, ...props }: CheckPartsProps) {
  const { rows, isReadOnly } = props;
  const { idOf, act, add, write, fold, isOpen, problemOf, can } = useRows({ ...props, parts: parts.length });
  return parts.map((part, at) => {
    const own = rows.filter((row) => row.part === at);
    return (
      <section key={at} className="flex flex-col gap-3">
        <PartHead
          part={part}
          name={part.name !== undefined || parts.length > 1 ? part.name || String(at + 1) : undefined}
        />
        {own.length === 0 && <p className="text-sm text-ink-soft">{t.emptyPart}</p>}
        <ol className="flex flex-col gap-3">
          {own.map((row) => (
            <CheckRow
              key={row.key}
              id={idOf(row.key)}
              row={row}
              problem={problemOf(row)}
              isOpen={isOpen(row)}
              isReadOnly={isReadOnly}
              can={can(row)}
              onChange={(by) => write(row, by)}
              onDeed={(deed) => act(row, deed)}
              onFold={(isFolded) => fold(row, isFolded)}
            />
          ))}
        </ol>
        {rows.length < maxItems && (
          <Button
            variant="ghost"
            id={idOf(`add${at}`)}
            aria-disabled={isReadOnly}
            onClick={() => add(at)}
            className="self-start"
          >
            <PlusIcon className="size-5" />
            {t.add}
          </Button>
        )}
      </section>
    );
  });
}

type PartHeadProps = { part: WorksheetReply["parts"][number]; name: string | undefined };

function PartHead({ part: { instruction }, name }: PartHeadProps) {
  return (
    <div className="flex flex-col empty:hidden">
      {name !== undefined && <h2 className="font-bold">{worksheetWords.part(name)}</h2>}
      {instruction && (
        <p className="text-sm text-ink-soft">
          <EnglishMarked text={instruction} asWritten isInstruction />
        </p>
      )}
    </div>
  );
}
