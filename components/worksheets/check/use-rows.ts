import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { worksheetCheck as t } from "@/lib/i18n/it/worksheet-check";
import { newMessageKey } from "@/components/conversation/new-message-key";
import type { RowDeed } from "@/components/worksheets/check/row-tools";
import {
  addRow,
  joinable,
  joinWithNext,
  moveRow,
  problemOf,
  type Row,
  type RowProblem,
} from "@/components/worksheets/check/rows";

type RowsOptions = {
  rows: Row[];
  /** How many parts the sheet has. */
  parts: number;
  /** How often rows were not stored because of what is wrong with some: it is shown after the first time. */
  refusals: number;
  isReadOnly: boolean;
  onChange: (rows: Row[], deed?: string) => void;
};

/** What is done with rows, and which are open to be typed in. The focus goes with what it was on. */
export function useRows({ rows, parts, refusals, isReadOnly, onChange }: RowsOptions) {
  const ownId = useId();
  const idOf = (key: string, what?: string) => [ownId, key, what].filter(Boolean).join("-");
  const focusNext = useFocusNext();
  /** The rows that were opened or folded by hand. */
  const [folds, setFolds] = useState<Record<string, boolean>>({});
  const setFold = (key: string, isFolded: boolean) => setFolds({ ...folds, [key]: isFolded });

  const focusFirstProblem = useEffectEvent(() => {
    const first = rows.find(problemOf);
    if (first) document.getElementById(idOf(first.key, problemOf(first)?.label ? "label" : "text"))?.focus();
  });
  useEffect(() => {
    if (refusals > 0) focusFirstProblem();
  }, [refusals]);

  function move(row: Row, by: -1 | 1): void {
    const next = moveRow(rows, row.key, by, parts);
    const place = next.filter(({ part }) => part === next.find(({ key }) => key === row.key)?.part);
    focusNext(idOf(row.key, by === -1 ? "up" : "down"));
    onChange(next, t.moved(row.label, place.findIndex(({ key }) => key === row.key) + 1));
  }

  function remove(row: Row): void {
    const at = rows.indexOf(row);
    const neighbour = [rows[at + 1], rows[at - 1]].find((one) => one?.part === row.part);
    if (neighbour) focusNext(idOf(neighbour.key, "edit"), idOf(neighbour.key, "up"));
    else focusNext(idOf(`add${row.part}`));
    onChange(rows.toSpliced(at, 1), t.removed(row.label));
  }

  function act(row: Row, deed: RowDeed): void {
    if (isReadOnly) return;
    if (deed === "remove") return remove(row);
    if (deed !== "join") return move(row, deed === "up" ? -1 : 1);
    focusNext(idOf(row.key, "text"));
    onChange(joinWithNext(rows, row.key), t.joined(row.label));
  }

  function add(part: number): void {
    if (isReadOnly) return;
    const key = newMessageKey();
    focusNext(idOf(key, "text"));
    setFold(key, false);
    onChange(addRow(rows, part, key));
  }

  const change = (row: Row, by: Partial<Row>) =>
    onChange(rows.map((one) => (one === row ? { ...row, ...by } : one)));

  /** What is typed in stays open, also where it was open for what was wrong with it. */
  function write(row: Row, by: Partial<Row>): void {
    setFold(row.key, false);
    change(row, by);
  }

  /** What is wrong with a row keeps it open. What was looked at is marked no more. */
  function fold(row: Row, isFolded: boolean): void {
    focusNext(...(isFolded ? [idOf(row.key, "edit")] : []), idOf(row.key, "text"));
    setFold(row.key, isFolded);
    if (isFolded && row.isUnsure && !problemOf(row)) change(row, { isUnsure: false });
  }

  const canMove = (row: Row, by: -1 | 1) => moveRow(rows, row.key, by, parts) !== rows;
  return {
    idOf,
    ...{ act, add, write, fold },
    /** What was read with ease is only shown, until it is to be put right. */
    isOpen: (row: Row) =>
      !row.isLocked && (problemOf(row) !== undefined || !(folds[row.key] ?? !row.isUnsure)),
    problemOf: (row: Row): RowProblem | undefined =>
      refusals > 0 || folds[row.key] ? problemOf(row) : undefined,
    can: (row: Row): Record<RowDeed, boolean> => ({
      up: canMove(row, -1),
      down: canMove(row, 1),
      join: joinable(rows, row.key) !== undefined,
      remove: true,
    }),
  };
}

/** Answers how to give the focus, once all is drawn, to the first of these elements that is there. */
function useFocusNext() {
  const next = useRef<string[]>([]);
  useEffect(() => {
    const elements = next.current.map((id) => document.getElementById(id));
    next.current = [];
    elements.find((element) => element !== null)?.focus();
  });
  return (...ids: string[]) => void (next.current = ids);
}
