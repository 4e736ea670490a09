import { PortError } from "./port-error";

/** How far a learner has come, as it is mirrored. */
export type MirrorRecord = {
  firebaseUserId: string;
  level: number;
  xp: number;
  /** How many badges. */
  achievements: number;
  /** When this was how they stood. */
  lastUpdated: Date;
};

/** What a browser needs to hear of one learner's record, and of nobody else's. */
export type MirrorReader = {
  /** Signs the browser in as this learner, once, within an hour. */
  token: string;
  apiKey: string;
  projectId: string;
  databaseUrl: string;
  /** Where the record stands. */
  path: string;
};

/** A copy of everybody's progress that tells a browser when it changes. The truth stays with us. */
export interface ProgressMirrorPort {
  /** `none`: nobody has set one up, and everything here does nothing. */
  readonly kind: "firebase" | "none";
  /**
   * Writes each record, unless one as new or newer is there, or it has been removed meanwhile. Answers whose was
   * written; nothing of the others is written later. Throws `unavailable` when the mirror answered for none of them.
   */
  write(records: MirrorRecord[]): Promise<Set<string>>;
  /** Removes the record, and whatever else the provider has of this learner. Fine when there is nothing. */
  remove(firebaseUserId: string): Promise<void>;
  /** Null where browsers are not to listen. */
  readerOf(firebaseUserId: string): Promise<MirrorReader | null>;
}

/** The mirror did not do what it was asked, or did not say so in time. It may be tried again. */
export class ProgressMirrorError extends PortError {
  static override readonly errorName = "ProgressMirrorError";
  readonly code = "unavailable";

  constructor(options?: { cause?: unknown }) {
    super("Progress mirror: unavailable", options);
  }
}
