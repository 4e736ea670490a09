import { z } from "zod";
import { subscriptionStatuses } from "@/lib/features/billing/rules";
import { familySummary } from "@/lib/features/family/contract";
import { birthYears } from "@/lib/features/family/rules";
import { defineCall, text } from "@/lib/contract/call";
import { accounts as t } from "@/lib/i18n/it";
import {
  accepted,
  displayNameField,
  email,
  enteredPassword,
  newPassword,
  nicknameField,
  token,
} from "./account-fields";
import { avatarIds, emailMaxLength, password, schoolClasses } from "./rules";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const message = z.object({ message: z.string() });

export const user = z.object({
  id: z.int(),
  firebaseUserId: z.string().nullable(),
  displayName: z.string(),
  nickname: z.string(),
  email: z.string(),
  avatarId: z.enum(avatarIds),
  schoolClass: z.enum(schoolClasses).nullable().describe("Null when it is not known"),
  hasAnsweredSchoolClass: z
    .boolean()
    .describe("Whether they have said their class or that they would rather not"),
  level: z.int(),
  xp: z.int(),
  hearts: z.int(),
  heartsRefillAt: z.iso
    .datetime()
    .nullable()
    .describe("When the next heart comes back; null when full or Pro"),
  isPro: z.boolean(),
  parentEmail: z.string().nullable(),
  family: familySummary,
  subscriptionStatus: z.enum(subscriptionStatuses),
  subscriptionEndDate: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type UserReply = z.output<typeof user>;

const birthFields = {
  birthMonth: z.int().min(1).max(12).optional().describe("With the year, or neither"),
  birthYear: z.int().min(1900).optional(),
};
/** Both or neither, and not in the future. */
const isBirth = ({ birthMonth, birthYear }: { birthMonth?: number; birthYear?: number }) =>
  (birthMonth === undefined) === (birthYear === undefined) &&
  (birthYear === undefined || birthYear <= (birthYears(new Date())[0] ?? birthYear));
const badBirth = { path: ["birthYear"], error: t.badBirth };

export const registerBody = z
  .strictObject({
    email,
    password: newPassword,
    nickname: nicknameField,
    displayName: displayNameField,
    privacyPolicyAccepted: accepted,
    cookiePolicyAccepted: accepted,
    ...birthFields,
  })
  .refine(isBirth, badBirth);

export const loginBody = z.strictObject({
  email: text(emailMaxLength).trim().min(1),
  password: enteredPassword,
});
export const emailBody = z.strictObject({ email });
export const resetPasswordBody = z.strictObject({ token, newPassword: text(password.maxLength).min(1) });

export const changePasswordBody = z.strictObject({
  currentPassword: enteredPassword,
  newPassword: text(password.maxLength).min(1),
});
export const validatePasswordBody = z.strictObject({
  password: text(1000),
  use: z.enum(["registration", "change"]).default("registration"),
});
export const profileBody = z
  .strictObject({
    nickname: nicknameField,
    displayName: displayNameField,
    avatarId: z.enum(avatarIds),
    schoolClass: z.enum(schoolClasses).nullable().describe("Null: they would rather not say"),
    parentEmail: email,
    ...birthFields,
    hasReadAiNotice: z.literal(true).describe("They have confirmed the page about the AI"),
    seenFamilyAt: z.iso
      .datetime()
      .max(40)
      .refine((at) => !at.startsWith("0000")) // The database has no year 0.
      .describe("The `changedAt` of what they have been shown of their parents' choice"),
  })
  .partial()
  .refine(isBirth, badBirth);

export const registerCall = defineCall({
  method: "POST",
  path: "/api/auth/register",
  summary:
    "Creates an account and mails the verification link. A known e-mail answers alike. Without month and year of birth the account asks for them before the first message; under 10: 403 `TOO_YOUNG`, and nothing is kept.",
  actor: "anyone",
  rate: { max: 30, windowMs: hourMs },
  body: registerBody,
  reply: message,
  status: 201,
});

export const loginCall = defineCall({
  method: "POST",
  path: "/api/auth/login",
  summary: "Checks the password and sets the session cookie. 10 wrong passwords in 15 minutes: 429.",
  actor: "anyone",
  saysSuccess: true,
  body: loginBody,
  reply: z.object({ success: z.literal(true), user }),
});

export const logoutCall = defineCall({
  method: "POST",
  path: "/api/auth/logout",
  summary: "Ends the session; its cookie is worth nothing from the next request.",
  actor: "anyone",
  isUncounted: true,
  reply: z.object({ success: z.literal(true) }),
});

export const meCall = defineCall({
  method: "GET",
  path: "/api/auth/me",
  summary: "The signed-in user; 401 without a session.",
  actor: "learner",
  reply: user,
});

export const sessionCall = defineCall({
  method: "GET",
  path: "/api/auth/session",
  summary: "Whether the caller is signed in. Answers 200 without a session too.",
  actor: "anyone",
  reply: z.object({
    isSignedIn: z.boolean(),
    wasEnded: z
      .boolean()
      .describe("Whether the session was ended before its time: from elsewhere, or with the account"),
  }),
});

export const forgotPasswordCall = defineCall({
  method: "POST",
  path: "/api/auth/forgot-password",
  summary: "Mails a reset link valid for an hour, if the account exists. Answers alike if not.",
  actor: "anyone",
  body: emailBody,
  reply: message,
});

export const validatePasswordCall = defineCall({
  method: "POST",
  path: "/api/auth/validate-password",
  summary:
    "Says whether a password meets the policy, and why not. With `use: change` it is judged as one that replaces another.",
  actor: "anyone",
  rate: { max: 120, windowMs: minuteMs },
  body: validatePasswordBody,
  reply: z.object({ isValid: z.boolean(), errors: z.array(z.string()) }),
});

export const resetPasswordCall = defineCall({
  method: "POST",
  path: "/api/auth/reset-password",
  summary: "Sets a new password by a mailed token, ends every session and clears a lock.",
  actor: "anyone",
  body: resetPasswordBody,
  reply: message,
});

export const changePasswordCall = defineCall({
  method: "POST",
  path: "/api/auth/change-password",
  summary:
    "Sets a new password by the present one and ends every other session. 10 wrong ones in 15 minutes: 429.",
  actor: "learner",
  body: changePasswordBody,
  reply: message,
});

export const resendVerificationCall = defineCall({
  method: "POST",
  path: "/api/auth/resend-verification",
  summary: "Mails a new verification link, if one is due. Answers alike if not.",
  actor: "anyone",
  body: emailBody,
  reply: message,
});

export const verifyEmailCall = defineCall({
  method: "POST",
  path: "/api/auth/verify-email",
  summary: "Confirms an e-mail by its token. An expired one mails a new link and says so.",
  actor: "anyone",
  body: z.strictObject({ token }),
  reply: message,
});

export const getUserCall = defineCall({
  method: "GET",
  path: "/api/users/{id}",
  summary: "The caller's own user.",
  actor: "learner",
  owner: "id",
  reply: user,
});

export const updateUserCall = defineCall({
  method: "PUT",
  path: "/api/users/{id}",
  summary:
    "Changes the caller's nickname, display name, avatar, class or parent's e-mail, tells once when they were born, or confirms what they were shown; any other key is refused. 409 for another birth, 403 `TOO_YOUNG` under 10.",
  actor: "learner",
  owner: "id",
  rate: { max: 30, windowMs: minuteMs },
  body: profileBody,
  reply: user,
});
