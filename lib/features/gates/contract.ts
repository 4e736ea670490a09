import { z } from "zod";
import { defineCall, text } from "@/lib/contract/call";
import { gates as t } from "@/lib/i18n/it";
import { codeLength } from "./rules";

// What a step has no use for may be there, empty.
const given = text(200).optional();
const remainingAttempts = z.int().describe("Failures left before the gate blocks");
const expiresAt = z.iso.datetime().describe("When the gate closes by itself");

export const systemGateBody = z
  .strictObject({ step: z.literal([1, 2]), masterKey: given, twoFactorCode: given })
  .refine(({ step, masterKey }) => step !== 1 || masterKey, {
    path: ["masterKey"],
    error: t.missingMasterKey,
  })
  .refine(({ step, twoFactorCode }) => step !== 2 || twoFactorCode?.length === codeLength, {
    path: ["twoFactorCode"],
    error: t.badCodeLength,
  });

export const openSystemGateCall = defineCall({
  method: "POST",
  path: "/api/super-auth/verify",
  summary:
    "Opens the system panel: step 1 takes the master key and mails a code, step 2 takes the code and sets the gate's cookie. " +
    "401 for a wrong one, 429 `BLOCKED` after three.",
  actor: "eligible-admin",
  saysSuccess: true,
  body: systemGateBody,
  reply: z.object({
    success: z.literal(true),
    message: z.string(),
    remainingAttempts,
    expiresAt: expiresAt.optional(),
  }),
});

export const closeSystemGateCall = defineCall({
  method: "DELETE",
  path: "/api/super-auth/verify",
  summary: "Closes the system panel again.",
  actor: "eligible-admin",
  reply: z.object({ message: z.string() }),
});

export const secureGateBody = z
  .strictObject({
    step: z.literal([1, 2, 3]),
    email: given,
    otpCode: given,
    sessionToken: given.nullable().describe("What step 1 has answered; step 3 may bring its bearer here"),
  })
  .refine(({ step, email }) => step === 3 || email?.trim(), { path: ["email"], error: t.missingEmail })
  .refine(({ step, otpCode }) => step !== 2 || otpCode, { path: ["otpCode"], error: t.missingCode });

export const secureGateCall = defineCall({
  method: "POST",
  path: "/api/secure-admin/auth",
  summary:
    "Opens the secure panel: step 1 mails a code to an authorised address and answers a pending token, step 2 takes both and " +
    "answers the bearer of 30 minutes, which it sets as a cookie too, step 3 ends both. 401 for a wrong address or code, 429 `BLOCKED` after five.",
  actor: "anyone",
  rate: { max: 60, windowMs: 60_000 },
  saysSuccess: true,
  body: secureGateBody,
  reply: z.object({
    success: z.literal(true),
    message: z.string(),
    sessionToken: z.string().nullable(),
    remainingAttempts: remainingAttempts.optional(),
    expiresAt: expiresAt.optional(),
  }),
});

export const secureSessionCall = defineCall({
  method: "GET",
  path: "/api/secure-admin/auth",
  summary:
    "Who has the secure panel open, by bearer or cookie, and until when: with it a page that is loaded again finds its gate open. Nulls when nobody has.",
  actor: "anyone",
  reply: z.object({ email: z.string().nullable(), expiresAt: expiresAt.nullable() }),
});
