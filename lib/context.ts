import type { Db } from "@/lib/db/client";
import type { Env } from "@/lib/env";
import type { AppError } from "@/lib/errors";
import type { UserRow } from "@/lib/features/learners/user-fields";
import type { Log } from "@/lib/log";
import type { HomeworkReaderPort } from "@/lib/ports/homework-reader";
import type { JobsPort } from "@/lib/ports/jobs";
import type { MailerPort } from "@/lib/ports/mailer";
import type { ModerationPort } from "@/lib/ports/moderation";
import type { PasswordHasherPort } from "@/lib/ports/password-hasher";
import type { PaymentsPort } from "@/lib/ports/payments";
import type { ProgressMirrorPort } from "@/lib/ports/progress-mirror";
import type { SessionCookiePort } from "@/lib/ports/session-cookie";
import type { SpeechPort } from "@/lib/ports/speech";
import type { TutorPort } from "@/lib/ports/tutor";
import type { Secret } from "@/lib/secret";

export type Visitor = { kind: "visitor" };
export type Learner = { kind: "learner"; userId: number; sessionId: string; user: UserRow };
/** A parent whose page is open: for all students whose parent reads this address. `subject` names them in the audit log. */
export type Parent = { kind: "parent"; email: string; subject: string };
/** Whoever does for a student what that one could do: a parent of theirs, or somebody who only pays. */
export type OnBehalf = {
  kind: "on-behalf";
  userId: number;
  user: UserRow;
  email: string;
  subject: string;
  isParent: boolean;
};
/** Whose account it is, or who acts for them. */
export type Holder = Learner | OnBehalf;
/** Somebody who may try the gate of the system panel. */
export type EligibleAdmin = { kind: "eligible-admin"; userId: number; sessionId: string; email: string };
/** An administrator behind an open gate. `subject` names them in the audit log. */
export type SystemAdmin = { kind: "system-admin"; subject: string; userId: number };
export type SecureAdmin = { kind: "secure-admin"; subject: string };
export type Administrator = SystemAdmin | SecureAdmin;
/** A job or the clock: the system acting on its own. */
export type SystemActor = { kind: "system" };
export type Actor = Visitor | Learner | Parent | OnBehalf | EligibleAdmin | Administrator | SystemActor;

export type Ports = {
  homeworkReader: HomeworkReaderPort;
  jobs: JobsPort;
  mailer: MailerPort;
  moderation: ModerationPort;
  passwordHasher: PasswordHasherPort;
  payments: PaymentsPort;
  progressMirror: ProgressMirrorPort;
  sessionCookie: SessionCookiePort;
  speech: SpeechPort;
  tutor: TutorPort;
};

/** What lives as long as the process. */
export type App = {
  db: Db;
  env: Env;
  /** Keys every signature, keyed hash and encryption. */
  secret: Secret;
  ports: Ports;
  log: Log;
  now: () => Date;
  /** What is done behind a reply, where no process stays to do it. Never fails. */
  afterReply?: (keepAlive: KeepAlive) => Promise<void>;
};

/** Lets work that outlives the reply finish where the platform would freeze the process. */
export type KeepAlive = (work: Promise<unknown>) => void;

/** What every use case gets first: the application, and who is asking. */
export type Ctx<A extends Actor = Actor> = App & {
  actor: A;
  requestId: string;
  /** The caller's address, known only behind a proxy we trust. */
  ip?: string;
  /** Why what the call needs is not to be had, where the use case is to help whoever needs help first. */
  withheld?: AppError;
  keepAlive: KeepAlive;
};
