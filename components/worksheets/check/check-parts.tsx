"use client";

import { useEffect, useEffectEvent, useId, useRef } from "react";
import type { WorksheetReply } from "@/lib/features/worksheets/contract";
import { maxItems } from "@/lib/features/worksheets/rules";
import { worksheetCheck as t } from "@/lib/i18n/it/worksheet-check";
import { worksheetWords } from "@/lib/i18n/it/worksheet-words";
import { newMessageKey } from "@/components/conversation/new-message-key";
import { EnglishMarked } from "@/components/coach-text/english-marked";
import { Button } from "@/components/ui/button";
import { PlusIcon } from "@/components/ui/icons";
import { CheckRow } from "@/components/worksheets/check/check-row";
import type { RowDeed } from "@/components/worksheets/check/row-tools";
import {
  addRow,
  joinable,
  joinWithNext,
  moveRow,
  problemOf,
  type Row,
} from "@/components/worksheets/check/rows";

type CheckPartsProps = {
  sheet: WorksheetReply;
  rows: Row[];
  /** How often rows were not stored because of what is wrong with some: it is shown after the first time. */
  refusals: number;
  isReadOnly: boolean;
  onChange: (rows: Row[], deed?: string) => void;
};

/** The rows below the headings of their parts. The focus goes with what it was on. */
export function CheckParts({ sheet, rows, refusals, isReadOnly, onChange }: CheckPartsProps) {
  const ownId = useId();
  const focusNext = useRef<string>(undefined);
  const idOf = (key: string, what?: string) => [ownId, key, what].filter(Boolean).join("-");
  const { parts } = sheet;

  useEffect(() => {
    if (focusNext.current) document.getElementById(focusNext.current)?.focus();
    focusNext.current = undefined;
  });

  const focusFirstProblem = useEffectEvent(() => {
    const first = rows.find(problemOf);
    if (first) document.getElementById(idOf(first.key, problemOf(first)?.label ? "label" : "text"))?.focus();
  });
  useEffect(() => {
    if (refusals > 0) focusFirstProblem();
  }, [refusals]);

  function move(row: Row, by: -1 | 1): void {
    const next = moveRow(rows, row.key, by, parts.length);
    const place = next.filter(({ part }) => part === next.find(({ key }) => key === row.key)?.part);
    focusNext.current = idOf(row.key, by === -1 ? "up" : "down");
    onChange(next, t.moved(row.label, place.findIndex(({ key }) => key === row.key) + 1));
  }

  function act(row: Row, deed: RowDeed): void {
    if (isReadOnly) return;
    if (deed === "up" || deed === "down") return move(row, deed === "up" ? -1 : 1);
    if (deed === "join") {
      focusNext.current = idOf(row.key, "text");
      return onChange(joinWithNext(rows, row.key), t.joined(row.label));
    }
    const at = rows.indexOf(row);
    const neighbour = [rows[at + 1], rows[at - 1]].find((one) => one?.part === row.part);
    focusNext.current = neighbour ? idOf(neighbour.key, "up") : idOf(`add${row.part}`);
    onChange(rows.toSpliced(at, 1), t.removed(row.label));
  }

  function add(part: number): void {
    const key = newMessageKey();
    focusNext.current = idOf(key, "text");
    onChange(addRow(rows, part, key));
  }

  const canMove = (row: Row, by: -1 | 1) => moveRow(rows, row.key, by, parts.length) !== rows;

  return parts.map(({ name, instruction }, part) => {
    const own = rows.filter((row) => row.part === part);
    const isNamed = name !== undefined || parts.length > 1;
    return (
      <section key={part} className="flex flex-col gap-3">
        <div className="flex flex-col empty:hidden">
          {isNamed && <h2 className="font-bold">{worksheetWords.part(name || String(part + 1))}</h2>}
          {instruction && (
            <p className="text-sm text-ink-soft">
              <EnglishMarked text={instruction} asWritten isInstruction />
            </p>
          )}
        </div>
        {own.length === 0 && <p className="text-sm text-ink-soft">{t.emptyPart}</p>}
        <ol className="flex flex-col gap-3">
          {own.map((row) => (
            <CheckRow
              key={row.key}
              id={idOf(row.key)}
              row={row}
              problem={refusals > 0 ? problemOf(row) : undefined}
              isReadOnly={isReadOnly}
              can={{
                up: canMove(row, -1),
                down: canMove(row, 1),
                join: joinable(rows, row.key) !== undefined,
                remove: true,
              }}
              onChange={(change) => onChange(rows.map((one) => (one === row ? { ...row, ...change } : one)))}
              onDeed={(deed) => act(row, deed)}
            />
          ))}
        </ol>
        {rows.length < maxItems && (
          <Button
            variant="ghost"
            id={idOf(`add${part}`)}
            aria-disabled={isReadOnly}
            onClick={() => !isReadOnly && add(part)}
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
