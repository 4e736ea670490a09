"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { WorksheetReply } from "@/lib/features/worksheets/contract";
import { api } from "@/lib/api-client/client";
import { ApiError, userMessageOf } from "@/lib/api-client/client-errors";
import { worksheetCheck as t } from "@/lib/i18n/it/worksheet-check";
import { useFamilyRefusal } from "@/components/family/use-family-refusal";
import { useLearner } from "@/components/learner/use-learner";
import { keepRows, keptRows } from "@/components/worksheets/check/kept-rows";
import {
  bodyOf,
  isSame,
  mergeRows,
  problemOf,
  problemOfAll,
  rowsOf,
  type Row,
} from "@/components/worksheets/check/rows";
import { putWorksheet, worksheetQuery } from "@/components/worksheets/use-worksheet";

/** What the last deed is called, and how things were before it. */
type Undoable = { said: string; rows: Row[] };

/** The rows of a sheet as they are being put right, and the way they are stored. */
export function useCheck(sheet: WorksheetReply, onDone: (sheet: WorksheetReply) => void) {
  const queryClient = useQueryClient();
  const { id: userId } = useLearner();
  const refusalOf = useFamilyRefusal();
  const [base, setBase] = useState(sheet);
  const [rows, setRows] = useState(() => keptRows(userId, sheet) ?? rowsOf(sheet));
  const [lastDeed, setLastDeed] = useState<Undoable>();
  const [refusals, setRefusals] = useState(0);
  const [notice, setNotice] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [pause, setPause] = useState<string>();

  const isTouched = !isSame(rows, rowsOf(base));
  // Newer than what is shown, and nothing was typed over it.
  if (sheet.revision > base.revision && !isTouched) adopt(sheet);

  function adopt(newest: WorksheetReply): void {
    // Storing takes all marks away, and these have not been looked at yet.
    const unsure = new Set(rows.filter((row) => row.isUnsure).map(({ n }) => n));
    setBase(newest);
    setRows(rowsOf(newest).map((row) => ({ ...row, isUnsure: row.isUnsure || unsure.has(row.n) })));
    setLastDeed(undefined);
  }

  function change(next: Row[], deed?: string): void {
    keepRows(userId, base, next);
    setRows(next);
    setProblem(undefined);
    setLastDeed(deed ? { said: deed, rows } : undefined);
  }

  const { mutateAsync, isPending } = useMutation({
    mutationFn: (isChecked: boolean) =>
      api("PUT /api/worksheets/{worksheetId}", {
        params: { worksheetId: base.id },
        body: { revision: base.revision, isChecked, items: bodyOf(rows) },
      }),
  });

  /** Stores the rows and answers the sheet; undefined, and says why, where that came to nothing. */
  async function store(isChecked: boolean): Promise<WorksheetReply | undefined> {
    setNotice(undefined);
    setPause(undefined);
    const whole = problemOfAll(rows);
    const hasProblems = rows.some(problemOf);
    setRefusals((before) => (hasProblems ? before + 1 : 0));
    setProblem(whole ?? (hasProblems ? t.mistakes : undefined));
    if (whole || hasProblems) return undefined;
    try {
      const stored = await mutateAsync(isChecked);
      keepRows(userId, base, undefined);
      return stored;
    } catch (cause) {
      await explain(cause);
      return undefined;
    }
  }

  async function explain(cause: unknown): Promise<void> {
    const refusal = refusalOf(cause);
    if (refusal) return setPause(refusal);
    const newest = cause instanceof ApiError && cause.status === 409 ? await fetchNewest() : undefined;
    if (!newest) return setProblem(userMessageOf(cause, t.saveFailed));
    if (newest.status === "handed_in") return done(newest);
    const merged = mergeRows(rows, rowsOf(base), rowsOf(newest));
    keepRows(userId, newest, merged);
    setBase(newest);
    setRows(merged);
    setLastDeed(undefined);
    setNotice(t.changed);
  }

  const fetchNewest = () =>
    queryClient.query({ ...worksheetQuery(base.id), staleTime: 0 }).catch(() => undefined);

  function done(stored: WorksheetReply): void {
    putWorksheet(queryClient, stored);
    onDone(stored);
  }

  return {
    base,
    rows,
    change,
    lastDeed,
    undo: lastDeed && (() => change(lastDeed.rows)),
    refusals,
    notice,
    problem,
    pause,
    isSaving: isPending,
    finish: async () => {
      const stored = await store(true);
      if (stored) done(stored);
    },
    /** Before a picture goes, whose items come behind these. */
    prepare: async () => {
      const stored = isTouched ? await store(false) : base;
      if (stored && stored !== base) adopt(stored);
      return stored !== undefined;
    },
    /** Takes what a picture has added. */
    takeNewest: async () => {
      const newest = await fetchNewest();
      if (!newest) return setProblem(t.saveFailed);
      putWorksheet(queryClient, newest);
      adopt(newest);
      setNotice(t.photoRead);
    },
    /** Goes back without what was typed. */
    leave: () => {
      keepRows(userId, base, undefined);
      onDone(base);
    },
  };
}
