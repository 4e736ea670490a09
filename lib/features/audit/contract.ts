import { z } from "zod";
import { defineCall, download, numberId, pageSize } from "@/lib/contract/call";
import { auditActions, auditOutcomes, auditPageSize } from "./rules";

const entry = z.object({
  id: z.int().describe("Without gaps, in the order of what was done"),
  at: z.iso.datetime(),
  actor: z.string(),
  action: z.enum(auditActions),
  targetUserId: z.int().nullable(),
  targetNickname: z.string().nullable().describe("Null once they are erased"),
  ip: z.string().nullable(),
  outcome: z.enum(auditOutcomes),
  details: z.record(z.string(), z.json()).describe("Such as `before` and `after`"),
  hash: z.string(),
});
export type AuditEntryReply = z.output<typeof entry>;

const filter = {
  action: z.enum(auditActions).optional(),
  outcome: z.enum(auditOutcomes).optional(),
  userId: numberId.optional().describe("Of which user"),
};

export const listAuditCall = defineCall({
  method: "GET",
  path: "/api/secure-admin/audit",
  summary: "The audit log, newest first, a page at a time; `X-Next-Cursor` when there is more.",
  actor: "secure-admin",
  query: z.strictObject({ ...filter, limit: pageSize(auditPageSize), cursor: numberId.optional() }),
  reply: z.array(entry),
});

export const verifyAuditCall = defineCall({
  method: "GET",
  path: "/api/secure-admin/audit/chain",
  summary: "Whether every row of the audit log is still what was written, in its place.",
  actor: "secure-admin",
  rate: { max: 20, windowMs: 60_000 },
  reply: z.object({
    isValid: z.boolean(),
    entries: z.int().describe("How many were read"),
    brokenAt: z.int().nullable().describe("The first that is not as it was written"),
    lastHash: z.string().nullable(),
  }),
});

export const exportAuditCall = defineCall({
  method: "GET",
  path: "/api/secure-admin/audit/export",
  summary: "The audit log as a CSV file, oldest first, with the hashes of its chain.",
  actor: "secure-admin",
  rate: { max: 10, windowMs: 60 * 60_000 },
  query: z.strictObject(filter),
  reply: download("text/csv"),
});
