import { z } from "zod";
import { defineCall, numberId } from "@/lib/contract/call";
import { ownChild, settingsBody } from "@/lib/features/family/contract";
import { lastWeek } from "@/lib/features/progress/contract";

const rate = { max: 60, windowMs: 60 * 60 * 1000 };

const child = ownChild.extend({
  week: lastWeek.nullable().describe("Null for who gets no reports, has not agreed or no longer does"),
  nextReportOn: z.iso.date().nullable().describe("When the next monthly report leaves; null: none does"),
  deletion: z
    .object({
      eraseAfter: z.iso.datetime(),
      canCancel: z.boolean().describe("A parent takes back what a parent has asked for"),
      hasBegun: z.boolean(),
    })
    .nullable(),
});
export type ParentChild = z.output<typeof child>;

export const listChildrenCall = defineCall({
  method: "GET",
  path: "/api/parents/children",
  summary:
    "The students the caller's address has said yes for, and what it has chosen for each; and those it pays for.",
  actor: "parent",
  reply: z.object({
    email: z.string(),
    children: z.array(child),
    paidFor: z
      .array(z.object({ id: z.int(), name: z.string() }))
      .describe("Whom the address pays for and is no parent of: only their subscription is shown"),
  }),
});

const childParams = z.object({ childId: numberId });
const ofChild = { actor: "parent", params: childParams, rate } as const;

export const changeSettingsCall = defineCall({
  ...ofChild,
  method: "PUT",
  path: "/api/parents/children/{childId}",
  summary:
    "Saves what the caller has chosen for a student, and mails it to every parent. For one under 14 what is switched on is agreed to.",
  body: settingsBody,
  reply: child,
});

export const inviteSelfCall = defineCall({
  ...ofChild,
  method: "POST",
  path: "/api/parents/children/{childId}/invitation",
  summary:
    "Mails the caller what a consent for a child under 14 is given with: a link and a code. Three a day; 409 where they have agreed.",
  reply: z.object({ message: z.string() }),
});

export const withdrawConsentCall = defineCall({
  ...ofChild,
  method: "POST",
  path: "/api/parents/children/{childId}/withdrawal",
  summary:
    "Takes the caller's consent back. Where no other parent agrees the account waits, and is erased after 30 days.",
  reply: child,
});

export const requestChildDeletionCall = defineCall({
  ...ofChild,
  method: "POST",
  path: "/api/parents/children/{childId}/deletion",
  summary: "Asks for a student's account and data to be erased, in seven days. For a student of age: 403.",
  reply: child,
});

export const cancelChildDeletionCall = defineCall({
  ...ofChild,
  method: "DELETE",
  path: "/api/parents/children/{childId}/deletion",
  summary: "Takes that back. 409 once it is being carried out.",
  reply: child,
});
