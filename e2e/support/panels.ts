import { expect, type Page } from "@playwright/test";
import { listOutbox } from "@/lib/adapters/mail/outbox";
import { demoMasterKeyOf } from "@/lib/features/gates/administrators";
import { demoAdministratorEmail, type Gate } from "@/lib/features/gates/rules";
import { administrationEmails as t } from "@/lib/i18n/it";
import { adminUsers } from "@/lib/i18n/it/admin-users";
import { secretOf } from "@/lib/secret";
import { toast } from "./screens";

export const systemPanelPath = "/sys-panel-e7f9";
export const securePanelPath = "/panel-X8qzK92/settings";
export { demoAdministratorEmail };

/** The master key of the product under test. */
export const demoMasterKey = (dataDir: string) => demoMasterKeyOf(secretOf({ DATA_DIR: dataDir }));

const codePattern = /\b\d{6}\b/;

/** How many codes have been mailed to the administrator for a panel, and the newest. */
async function mailedCodes(dataDir: string, gate: Gate): Promise<{ count: number; newest: string }> {
  const mails = (await listOutbox(dataDir)).filter(
    ({ to, template, text }) =>
      to === demoAdministratorEmail && template === "gate-code" && text.includes(t.panels[gate]),
  );
  return { count: mails.length, newest: codePattern.exec(mails[0]?.text ?? "")?.[0] ?? "" };
}

/** The code for a panel that is mailed by what `ask` does. */
export async function codeMailedBy(dataDir: string, gate: Gate, ask: () => Promise<void>): Promise<string> {
  const { count } = await mailedCodes(dataDir, gate);
  await ask();
  const codes = async () => (await mailedCodes(dataDir, gate)).count;
  await expect.poll(codes, { intervals: [100] }).toBeGreaterThan(count);
  return (await mailedCodes(dataDir, gate)).newest;
}

export const pressButton = (page: Page, name: string) => page.getByRole("button", { name }).click();
/** Opens the menu of a user and chooses from it. */
export async function chooseAct(page: Page, act: string, nickname: string): Promise<void> {
  await page.getByRole("button", { name: adminUsers.menu(nickname), exact: true }).click();
  await page.getByRole("menuitem", { name: act, exact: true }).click();
}
/** Until what is said in passing has gone by itself: under a pointer it would stay. */
export async function toastGone(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await expect(toast(page).getByRole("listitem")).toHaveCount(0);
}
export const openTab = (page: Page, name: string) => page.getByRole("tab", { name }).click();
