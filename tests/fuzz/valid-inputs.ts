import { plainReading } from "@/lib/features/reading-tools/rules";
import { secureEmails } from "../support/administrators";
import { goodCard } from "../support/subscribers";
import type { Stage } from "./callers";

type Inputs<T> = Record<string, (stage: Stage, n: number) => T>;

const password = "una-parola-lunga-2026";
const sheetOf = (n: number) =>
  `Complete with the past simple of the verbs in brackets.\n1. She ____ (go) home at ${n}.\n2. They ____ (buy) a car.`;
/** A link of a mail and the code beside it. */
const mailed = { token: "a".repeat(43), code: "123456" };
const payer = { token: "a".repeat(43), email: "papa@casa.example" };

/** A good body of every call that takes one, to be spoilt. */
export const validBodies: Inputs<Record<string, unknown>> = {
  "POST /api/auth/register": (_stage, n) => ({
    email: `nuovo${n}@scuola.example`,
    password,
    nickname: `Nuovo ${n}`,
    displayName: "Nuovo",
    privacyPolicyAccepted: true,
    cookiePolicyAccepted: true,
    ...(n % 2 === 0 && { birthMonth: 5, birthYear: 2010 + (n % 5) }),
  }),
  "POST /api/auth/login": ({ email }) => ({ email, password }),
  "POST /api/auth/forgot-password": ({ email }) => ({ email }),
  "POST /api/auth/resend-verification": ({ email }) => ({ email }),
  "POST /api/auth/validate-password": () => ({ password }),
  "POST /api/auth/reset-password": () => ({ token: "a".repeat(43), newPassword: password }),
  "POST /api/auth/change-password": () => ({ currentPassword: password, newPassword: `${password}-bis` }),
  "POST /api/auth/verify-email": () => ({ token: "a".repeat(43) }),
  "PUT /api/users/{id}": (_stage, n) => ({
    nickname: `Nick ${n}`,
    displayName: "Nome",
    avatarId: "fox",
    schoolClass: "middle1",
    parentEmail: `mamma${n}@casa.example`,
    ...(n % 4 === 0 && { birthMonth: 5, birthYear: 2012 }),
    ...(n % 6 === 0 && { hasReadAiNotice: true, seenFamilyAt: "2026-01-01T00:00:00.000Z" }),
  }),
  "PUT /api/reading-tools": (_stage, n) => ({ ...plainReading, size: n % 2 === 0 ? "150" : "100" }),
  "PATCH /api/admin/users/{id}/pro": () => ({ isPro: true }),
  "PATCH /api/admin/users/{id}/hearts": () => ({ hearts: 5 }),
  "PATCH /api/secure-admin/users/{id}/pro": () => ({ isPro: false }),
  "POST /api/chat": ({ image, messageId, worksheetId }, n) => ({
    message: "She don't like apples",
    clientMessageId: `key-${n}`,
    ...(n % 11 === 0 && { about: { worksheetId, n: 1 } }),
    ...(n % 5 === 0 && { image }),
    ...(n % 3 === 0 && { wish: "text" }),
    ...(n % 7 === 0 && { verdict: { messageId, stance: "contest" } }),
  }),
  "POST /api/analyze-homework": ({ student, image, worksheetId }, n) => ({
    userId: student.id,
    image,
    ...(n % 3 === 0 && { worksheetId }),
    additionalContext: "Fai tu",
    clientMessageId: `key-${n}`,
  }),
  "POST /api/exercises/practice": () => ({ topic: "past-time" }),
  "POST /api/exercises/{exerciseId}/answers": () => ({ answer: "goes" }),
  "POST /api/findings/{findingId}/tries": () => ({ text: "Yesterday I gone to school" }),
  "POST /api/worksheets": (_stage, n) => ({ key: `key-${n}`, text: sheetOf(n) }),
  "PUT /api/worksheets/{worksheetId}": ({ sheetRevision }, n) => ({
    revision: sheetRevision,
    isChecked: n % 2 === 0,
    items: [
      { n: 1, part: 0, label: "1", text: "I ____ (go) home." },
      { part: 0, label: "1b", text: "She ____ (drink) tea." },
    ],
  }),
  "PUT /api/worksheets/{worksheetId}/items/{n}": (_stage, n) =>
    n % 2 === 0 ? { draft: ["goes"] } : { text: "I ____ (go) home." },
  "POST /api/worksheets/{worksheetId}/items/{n}/answers": (_stage, n) => ({
    key: `key-${n}`,
    answers: [["goes", "went", "boh"][n % 3]],
  }),
  "POST /api/worksheets/{worksheetId}/items/{n}/help": (_stage, n) => ({ rung: 1 + (n % 4) }),
  "POST /api/worksheets/{worksheetId}/items/{n}/leave": (_stage, n) => ({ isLeft: n % 2 === 0 }),
  "POST /api/worksheets/{worksheetId}/receipt": (_stage, n) => (n % 2 === 0 ? {} : { name: "Lori" }),
  "PUT /api/homework-photos/{photoId}": () => ({ text: "1  I ____ (go) home." }),
  "POST /api/feedback": () => ({ message: "Bello", category: "ui", rating: 5 }),
  "POST /api/outbox/session": () => ({ password }),
  "POST /api/super-auth/verify": (_stage, n) => ({
    step: 1 + (n % 2),
    masterKey: "sbagliata",
    twoFactorCode: "123456",
  }),
  "POST /api/secure-admin/auth": (_stage, n) => ({
    step: 1 + (n % 3),
    email: secureEmails[1],
    otpCode: "123456",
    sessionToken: "a".repeat(43),
  }),
  "POST /api/complete-subscription": ({ setupIntentId }) => ({ setupIntentId }),
  "POST /api/parents/children/{childId}/complete-subscription": ({ setupIntentId }) => ({ setupIntentId }),
  "POST /api/parents/children/{childId}/local-payments/confirm": ({ setupIntentId }) => ({
    setupIntentId,
    ...goodCard,
    confirmation: "approved",
  }),
  "POST /api/local-payments/confirm": ({ setupIntentId }) => ({
    setupIntentId,
    ...goodCard,
    confirmation: "approved",
  }),
  "POST /api/increment-usage": () => ({ type: "messages" }),
  "POST /api/parent-report": ({ student }) => ({
    parentEmail: "mamma@casa.example",
    studentId: student.id,
    progressData: {
      studentName: "Nome",
      level: 1,
      xp: 10,
      achievements: 0,
      recentMessages: 1,
      totalMessages: 1,
      strengths: ["Costanza"],
      suggestions: [],
      chatHistory: ["ciao", { sender: "user" }],
    },
  }),
  "POST /api/parent/confirm": () => ({
    ...mailed,
    name: "Anna Rossi",
    coach: true,
    photos: true,
    voice: false,
    reports: true,
    alerts: false,
  }),
  "POST /api/parent/revoke": () => mailed,
  "POST /api/parent/pay-links/open": () => ({ token: "a".repeat(43) }),
  "POST /api/parent/pay-links/create-subscription": () => payer,
  "POST /api/parent/pay-links/complete-subscription": ({ setupIntentId }) => ({ ...payer, setupIntentId }),
  "POST /api/parent/pay-links/local-payments/confirm": ({ setupIntentId }) => ({
    ...payer,
    setupIntentId,
    ...goodCard,
  }),
  "POST /api/parent/stop": () => ({ token: "a".repeat(43) }),
  "POST /api/parent/resume": () => ({ token: "a".repeat(43) }),
  "POST /api/parents/links": (_stage, n) => ({ email: `mamma${n}@casa.example` }),
  "POST /api/parents/session": () => mailed,
  "PUT /api/parents/children/{childId}": (_stage, n) => ({
    coach: true,
    photos: n % 2 === 0,
    voice: true,
    readAloud: true,
    reports: true,
    alerts: n % 3 === 0,
    hours: n % 2 === 0 ? null : Array.from({ length: 7 }, () => ({ from: "07:00", to: "21:30" })),
    minutesPerDay: n % 2 === 0 ? 45 : null,
  }),
  "POST /api/speech": () => ({ text: "Hello" }),
  "POST /api/speech/script": () => ({ text: "Prova con **goes**: she goes." }),
};

const users = ({ student }: Stage) => ({ search: "Stud", limit: "10", cursor: String(student.id) });
const inbox = ({ messageId }: Stage) => ({ limit: "10", cursor: messageId });
const audit = ({ victim }: Stage) => ({
  action: "set-pro",
  outcome: "done",
  userId: String(victim.id),
});

/** A good query of every call that takes one. */
export const validQueries: Inputs<Record<string, string>> = {
  "GET /api/chat/{userId}": ({ messageId }) => ({ before: messageId }),
  "GET /api/admin/users": users,
  "GET /api/secure-admin/users": users,
  "GET /api/admin/feedback": inbox,
  "GET /api/admin/deletion-requests": inbox,
  "GET /api/secure-admin/feedback": inbox,
  "GET /api/secure-admin/deletion-requests": inbox,
  "GET /api/secure-admin/audit": (stage) => ({ ...audit(stage), limit: "10", cursor: "5" }),
  "GET /api/secure-admin/audit/export": audit,
  "POST /api/parent/unsubscribe": () => ({ token: "a".repeat(43) }),
};

/** What a body that is taken byte by byte may be. */
export const rawBodies: Inputs<string> = {
  "POST /api/stripe/webhook": () => '{"id":"evt_1","type":"invoice.paid"}',
  "POST /api/parent/unsubscribe": () => "List-Unsubscribe=One-Click",
};
