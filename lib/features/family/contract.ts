import { z } from "zod";
import { defineCall, text } from "@/lib/contract/call";
import { family as t } from "@/lib/i18n/it";
import { ageGroups, codeLength, minutesPerDay, stages } from "./rules";

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;

/** Half an hour or a whole one, up to midnight. */
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[03]0$|^24:00$/, t.badHours);
const hours = z
  .strictObject({ from: time, to: time })
  .refine(({ from, to }) => from <= to, t.badHours)
  .describe("In Rome, from 00:00 to 24:00 in half hours; the same twice: not at all");
export const weekHours = z.array(hours).length(7).describe("From Monday to Sunday");
const minutes = z.int().min(minutesPerDay.min).max(minutesPerDay.max).multipleOf(minutesPerDay.step);

const allowed = z.object({
  coach: z.boolean(),
  photos: z.boolean(),
  voice: z.boolean(),
  readAloud: z.boolean(),
});

const changedAt = z.iso.datetime().nullable();

/** What a student may use, as it stands in every reply about them. */
export const familySummary = z.object({
  stage: z
    .enum(stages)
    .describe(
      "age: they have not told when they were born; notice: they have not confirmed the page about the AI; waiting: no parent has agreed; open",
    ),
  allowed: allowed.describe("By age, consent and the parents' choice; hours apart"),
  hours: weekHours.nullable().describe("The strictest of what the parents have chosen; null: always"),
  minutesPerDay: z.int().nullable(),
  consentDueAt: z.iso
    .datetime()
    .nullable()
    .describe("While a parent has not agreed: when the account is erased"),
  changedAt: changedAt.describe("When a parent last changed any of it"),
  hasNews: z.boolean().describe("Whether parents have chosen something they have not been shown"),
});
export type FamilySummary = z.output<typeof familySummary>;

const guardian = z.object({
  email: z.string().describe("With most of it left out: a…a@casa.example"),
  isWithdrawn: z.boolean(),
  alerts: z.boolean().describe("Whether they get a mail when the student may be in danger"),
  reports: z.boolean(),
});

export const familyCall = defineCall({
  method: "GET",
  path: "/api/family/{userId}",
  summary: "Who decides for the caller, what they have chosen, and how an invitation stands.",
  actor: "learner",
  owner: "userId",
  reply: z.object({
    guardians: z.array(guardian),
    changedAt: changedAt.describe("When one of them last changed anything; null: there is none"),
    invitation: z
      .object({ email: z.string(), sentAt: z.iso.datetime().nullable(), isStopped: z.boolean() })
      .nullable()
      .describe("To the address that was given last and has not said yes"),
  }),
});
export type FamilyReply = z.output<typeof familyCall.reply>;

const message = z.object({ message: z.string() });
const rate = { max: 60, windowMs: hourMs };
const token = text(300).min(1);
const code = text(20)
  .transform((value) => value.replaceAll(/\s/g, ""))
  .pipe(z.string().regex(new RegExp(`^\\d{${codeLength}}$`), t.badCodeForm));

export const inviteParentCall = defineCall({
  method: "POST",
  path: "/api/parent/invitation",
  summary: "Mails the invitation to the parent's address the caller has saved once more. Three a day.",
  actor: "learner",
  rate,
  reply: message,
});

export const confirmBody = z.strictObject({
  token,
  code: code.describe("The one in the text of the mail"),
  name: text(100).trim().default("").describe("The parent's own. Needed for a student under 14"),
  coach: z.boolean().default(false),
  photos: z.boolean().default(false),
  voice: z.boolean().default(false),
  reports: z.boolean().default(false),
  alerts: z.boolean().default(false),
});

export const confirmParentCall = defineCall({
  method: "POST",
  path: "/api/parent/confirm",
  summary:
    "A parent says yes, by the link and the code of their mail: to reports and alerts, and for a student under 14 to what they may use. 400 `BAD_TOKEN` for a link that is used or over, or a wrong code; five of these end it.",
  actor: "anyone",
  rate,
  body: confirmBody,
  reply: message,
});

export const revokeConsentCall = defineCall({
  method: "POST",
  path: "/api/parent/revoke",
  summary:
    "A parent takes back a consent that was not their choice, by the link and the code of the mail that asks.",
  actor: "anyone",
  rate,
  body: z.strictObject({ token, code }),
  reply: message,
});

export const stopParentCall = defineCall({
  method: "POST",
  path: "/api/parent/stop",
  summary: "A parent wants no more mails about a student, by the token of any of them.",
  actor: "anyone",
  rate,
  body: z.strictObject({ token }),
  reply: message.extend({
    resumeToken: z.string().nullable().describe("Takes it back, for half an hour; null for a stop of before"),
  }),
});

export const resumeParentCall = defineCall({
  method: "POST",
  path: "/api/parent/resume",
  summary: "Takes a stop back, by what its answer has brought.",
  actor: "anyone",
  rate,
  body: z.strictObject({ token }),
  reply: message,
});

export const unsubscribeCall = defineCall({
  method: "POST",
  path: "/api/parent/unsubscribe",
  summary: "A stop by mail programs: one click on their own button (RFC 8058).",
  actor: "anyone",
  rate,
  query: z.strictObject({ token }),
  rawBody: { maxBytes: 1000 },
  reply: message,
});

export const mailParentLinkCall = defineCall({
  method: "POST",
  path: "/api/parents/links",
  summary:
    "Mails a link to the page for parents, valid for half an hour, if the address is a parent's or a payer's. Answers alike if not.",
  actor: "anyone",
  rate,
  body: z.strictObject({ email: text(254).trim().min(1) }),
  reply: message,
});

export const openParentPageCall = defineCall({
  method: "POST",
  path: "/api/parents/session",
  summary: "Opens the page for parents by a link and its code, once, and sets its cookie. 400 `BAD_TOKEN`.",
  actor: "anyone",
  rate,
  body: z.strictObject({ token, code }),
  reply: message,
});

export const closeParentPageCall = defineCall({
  method: "DELETE",
  path: "/api/parents/session",
  summary: "Closes the page for parents.",
  actor: "parent",
  reply: message,
});

const choices = {
  ...allowed.shape,
  reports: z.boolean(),
  alerts: z.boolean(),
};

export const settingsBody = z.strictObject({
  ...choices,
  hours: weekHours.nullable(),
  minutesPerDay: minutes.nullable(),
});
export type ParentSettings = z.output<typeof settingsBody>;

/** A student as the family knows them, on the page of a parent who decides for them. */
export const ownChild = z.object({
  id: z.int(),
  nickname: z.string(),
  ageGroup: z.enum(ageGroups).describe("Under 14, under 18, of age, not told yet"),
  consentedAt: z.iso.datetime().nullable(),
  withdrawnAt: z.iso.datetime().nullable(),
  settings: z.object({ ...choices, hours: weekHours.nullable(), minutesPerDay: z.int().nullable() }),
  hasOtherParents: z.boolean().describe("Who decides too: the strictest counts"),
  areMailsStopped: z.boolean(),
  minutesToday: z.int(),
  isPro: z.boolean(),
});
