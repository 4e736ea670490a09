import { v7 as uuid } from "uuid";
import type { FoundMistake } from "@/lib/features/coach/teacher/believe";
import type { Finding } from "@/lib/features/english/finding";
import type { FindingRow } from "./finding-fields";

/** The mistakes of a message as they are to be stored, in the order of its text. */
export const newFindings = (findings: readonly (Finding | FoundMistake)[]): FindingRow[] =>
  findings
    .map((finding) => ({
      source: "engine" as const,
      ...finding,
      id: uuid(),
      attempts: 0,
      resolvedAt: null,
    }))
    .toSorted((one, other) => one.start - other.start);
