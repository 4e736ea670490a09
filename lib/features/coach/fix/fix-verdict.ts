import type { Nearness } from "./nearness";

export type FixVerdict =
  /** Certain: the correction, or a known other way to say it, stands in its place. `own`: the student's words. */
  | { kind: "right"; own: string }
  /** The mistake is no longer there, and nothing of its kind is found, but in words nobody vouched for. */
  | { kind: "gone"; own: string }
  /** A real try that is still wrong. */
  | { kind: "wrong"; near?: Nearness }
  /** The same words again, a piece of them, or a list of guesses. */
  | { kind: "same" }
  /** Not about this mistake. */
  | { kind: "none" };
