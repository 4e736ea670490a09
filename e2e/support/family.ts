import { expect, type Page } from "@playwright/test";
import type { UserReply } from "@/lib/features/accounts/contract";
import type { Birth } from "@/lib/features/family/rules";
import { photo, voice } from "@/lib/i18n/it";

export const part = (page: Page, name: string) => page.getByRole("region", { name });
export const heading = (page: Page, name: string) => page.getByRole("heading", { name });
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const box = (page: Page, name: string | RegExp) => page.getByRole("checkbox", { name });

/** What can be given to the coach instead of typing. */
export const tools = [photo.take, photo.choose, voice.dictate];

/** Of these, only some are there. */
export async function expectTools(page: Page, there: string[]): Promise<void> {
  for (const name of tools) await expect(button(page, name)).toHaveCount(there.includes(name) ? 1 : 0);
}

export async function chooseBirth(page: Page, { birthMonth, birthYear }: Birth): Promise<void> {
  await page.getByLabel("Mese").selectOption(String(birthMonth));
  await page.getByLabel("Anno").selectOption(String(birthYear));
}

/** What the server says a student may use. */
export async function standingOf(page: Page, userId: number) {
  const reply = await page.request.get(`/api/users/${userId}`);
  return ((await reply.json()) as UserReply).family;
}

/** How the server refuses a call: status and code. */
export async function refusalOf(page: Page, path: string, data: unknown) {
  const reply = await page.request.post(path, { data });
  return [reply.status(), ((await reply.json()) as { code?: string }).code];
}
