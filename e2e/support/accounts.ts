import { randomUUID } from "node:crypto";
import { expect, type APIRequestContext } from "@playwright/test";
import type { Birth } from "@/lib/features/family/rules";
import { personas, type Persona } from "@/prisma/personas";
import { mailedLink, tokenOf } from "./outbox";
import { takeStudent, type StudentKind } from "./stored-students";

export type Credentials = { email: string; password: string };
export type NewStudent = Credentials & { nickname: string; displayName: string };
export type Learner = NewStudent & { id: number };

/** Somebody nobody else in this run is. */
export function newStudent(): NewStudent {
  const mark = randomUUID().slice(0, 8);
  return {
    email: `studente-${mark}@english-coach.example`,
    password: `Matita-gialla-${mark}`,
    nickname: `Studente ${mark}`,
    displayName: "Ada",
  };
}

/** Registers a student who has not opened the verification mail yet. */
export async function registerStudent(
  request: APIRequestContext,
  more: Partial<NewStudent & Birth> = {},
): Promise<NewStudent> {
  const student = { ...newStudent(), ...more };
  const data = { ...student, privacyPolicyAccepted: true, cookiePolicyAccepted: true };
  const reply = await request.post("/api/auth/register", { data });
  expect(reply.status()).toBe(201);
  return student;
}

/** The birth of somebody who is of this age all through the year. */
export const ofAge = (age: number): Birth => ({
  birthMonth: 12,
  birthYear: new Date().getFullYear() - age - 1,
});

/** Registers a student who has not told their age, follows the mailed link and signs in with these cookies. */
export async function newAccount(request: APIRequestContext, dataDir: string): Promise<Learner> {
  const student = await registerStudent(request);
  const link = await mailedLink(dataDir, student.email, "verify-email");
  return { ...student, id: await verifyAndSignIn(request, student, link) };
}

/** Follows the mailed link of a student and signs in with these cookies. Answers the user's id. */
export async function verifyAndSignIn(
  request: APIRequestContext,
  student: NewStudent,
  link: string,
): Promise<number> {
  const reply = await request.post("/api/auth/verify-email", { data: { token: tokenOf(link) } });
  expect(reply.ok()).toBe(true);
  return signIn(request, student);
}

/** Signs a stored student of this kind in with these cookies, whom no other test has. */
export async function newOfKind(
  request: APIRequestContext,
  dataDir: string,
  kind: StudentKind,
): Promise<Learner> {
  const student = takeStudent(dataDir, kind);
  await signIn(request, student);
  return student;
}

/** Somebody of 15 who has just come, for whom nobody need agree, and who has confirmed the page about the AI. */
export const newLearner = (request: APIRequestContext, dataDir: string) =>
  newOfKind(request, dataDir, "learner");

/** A child of 11 who has just come, and for whom nobody has agreed yet. */
export const newChild = (request: APIRequestContext, dataDir: string) => newOfKind(request, dataDir, "child");

/** Signs in by the API; the cookie joins those of the request's browser context. Answers the user's id. */
export async function signIn(request: APIRequestContext, { email, password }: Credentials): Promise<number> {
  const reply = await request.post("/api/auth/login", { data: { email, password } });
  expect(reply.ok()).toBe(true);
  const { user } = (await reply.json()) as { user: { id: number } };
  return user.id;
}

/** A demo account. Tests that change something make a learner of their own instead. */
export function persona(key: Persona["key"]): Persona {
  const found = personas.find((one) => one.key === key);
  if (!found) throw new Error(`There is no persona ${key}`);
  return found;
}
