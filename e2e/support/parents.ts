import { randomUUID } from "node:crypto";
import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { newChild, type Learner } from "./accounts";
import { mailedKey, tokenOf, type MailedKey } from "./outbox";

/** An address nobody else in this run has. */
export const newParentAddress = () => `genitore-${randomUUID().slice(0, 8)}@casa.example`;

/** A code that is not this one. */
export const wrongCode = (code: string) => code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));

/** What a parent ticks. */
type Ticks = Partial<Record<"coach" | "photos" | "voice" | "reports" | "alerts", boolean>>;
const forChild: Ticks = { coach: true, photos: true, voice: true };

/** Opens and answers an invitation, as the page does. */
export async function sayYes(request: APIRequestContext, { link, code }: MailedKey, ticks: Ticks) {
  const data = { token: tokenOf(link), code, name: "Paola Conti", ...ticks };
  expect((await request.post("/api/parent/confirm", { data })).ok()).toBe(true);
}

/** A child of 11, signed in with these cookies, for whom the reader of this address has agreed to everything. */
export async function newChildOf(
  request: APIRequestContext,
  dataDir: string,
  parentEmail: string,
): Promise<Learner> {
  const child = await newChild(request, dataDir);
  const saved = await request.put(`/api/users/${child.id}`, { data: { parentEmail } });
  expect(saved.ok()).toBe(true);
  await sayYes(request, await mailedKey(dataDir, parentEmail, "parent-invitation"), forChild);
  const data = { seenFamilyAt: new Date().toISOString() };
  const seen = await request.put(`/api/users/${child.id}`, { data });
  expect(seen.ok()).toBe(true);
  return child;
}

/** Opens the page for parents by the API; its cookie joins those of the page's browser. */
export async function openParentsPage(page: Page, dataDir: string, email: string): Promise<void> {
  expect((await page.request.post("/api/parents/links", { data: { email } })).ok()).toBe(true);
  const { link, code } = await mailedKey(dataDir, email, "parent-page-link");
  const opened = await page.request.post("/api/parents/session", { data: { token: tokenOf(link), code } });
  expect(opened.ok()).toBe(true);
  await page.goto("/genitori");
}
