import type * as accounts from "@/lib/features/accounts/contract";
import type * as administration from "@/lib/features/administration/contract";
import type * as audit from "@/lib/features/audit/contract";
import type * as billing from "@/lib/features/billing/contract";
import type * as chat from "@/lib/features/chat/contract";
import type * as exercises from "@/lib/features/exercises/contract";
import type * as family from "@/lib/features/family/contract";
import type * as findings from "@/lib/features/findings/contract";
import type * as gates from "@/lib/features/gates/contract";
import type * as homeworkPhotos from "@/lib/features/homework-photos/contract";
import type * as mail from "@/lib/features/mail/contract";
import type * as mastery from "@/lib/features/mastery/contract";
import type * as parentsPage from "@/lib/features/parents-page/contract";
import type * as payLinks from "@/lib/features/pay-links/contract";
import type * as mirror from "@/lib/features/mirror/contract";
import type * as progress from "@/lib/features/progress/contract";
import type * as rewards from "@/lib/features/rewards/contract";
import type * as sessions from "@/lib/features/sessions/contract";
import type * as speech from "@/lib/features/speech/contract";
import type * as deletion from "@/lib/features/deletion/contract";
import type * as feedback from "@/lib/features/feedback/contract";
import type * as dataExport from "@/lib/features/data-export/contract";
import type * as readingTools from "@/lib/features/reading-tools/contract";
import type * as reports from "@/lib/features/reports/contract";
import type * as usage from "@/lib/features/usage/contract";
import type * as worksheets from "@/lib/features/worksheets/contract";
import type { Call } from "@/lib/contract/call";

type Contracts = typeof accounts &
  typeof administration &
  typeof audit &
  typeof billing &
  typeof chat &
  typeof exercises &
  typeof family &
  typeof findings &
  typeof gates &
  typeof homeworkPhotos &
  typeof mail &
  typeof mastery &
  typeof mirror &
  typeof parentsPage &
  typeof payLinks &
  typeof progress &
  typeof rewards &
  typeof sessions &
  typeof speech &
  typeof deletion &
  typeof feedback &
  typeof dataExport &
  typeof readingTools &
  typeof reports &
  typeof usage &
  typeof worksheets;
type AnyCall = Extract<Contracts[keyof Contracts], Call>;

/** Every call the browser makes, by "METHOD /path". Types only: no schema reaches the browser through here. */
export type Calls = { [C in AnyCall as `${C["method"]} ${C["path"]}`]: C };
