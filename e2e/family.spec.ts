import type { Page } from "@playwright/test";
import { listOutbox } from "@/lib/adapters/mail/outbox";
import type { Birth } from "@/lib/features/family/rules";
import { family, familyScreens, listening } from "@/lib/i18n/it";
import { birth } from "@/lib/i18n/it/birth";
import { parentPages } from "@/lib/i18n/it/parent-pages";
import {
  newAccount,
  newChild,
  newStudent,
  ofAge,
  registerStudent,
  verifyAndSignIn,
  type NewStudent,
} from "./support/accounts";
import { mistake } from "./support/coach";
import {
  box,
  button,
  chooseBirth,
  expectTools,
  heading,
  part,
  refusalOf,
  standingOf,
  tools,
} from "./support/family";
import { expect, test } from "./support/fixtures";
import { tabTo } from "./support/focus";
import { mailedKey, mailedLink } from "./support/outbox";
import { newParentAddress, wrongCode } from "./support/parents";
import { chatOf, openLanding, openScreen, toast } from "./support/screens";

const { waiting, age, notice } = familyScreens;
const { confirm } = parentPages;

async function register(page: Page, student: NewStudent, birth: Birth): Promise<void> {
  await openLanding(page);
  await page.getByRole("tab", { name: "Registrati" }).click();
  const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value);
  await fill("Email", student.email);
  await fill("Password", student.password);
  await fill("Nickname", student.nickname);
  await fill("Nome visualizzato", student.displayName);
  await chooseBirth(page, birth);
  await page.getByLabel("Accetto la Privacy Policy").check();
  await page.getByLabel("Accetto la Cookie Policy").check();
  await button(page, "Registrati").click();
}

test(
  "a child of 11 waits until a parent has agreed, and then uses what the parent has ticked",
  { tag: "@desktop" },
  async ({ page, parentPage, dataDir }) => {
    test.slow(); // Two people, and a first answer.
    const student = newStudent();
    const address = newParentAddress();
    const chat = chatOf(page);

    await register(page, student, ofAge(11));
    await expect(toast(page)).toContainText("Registrazione completata!");
    const verification = await mailedLink(dataDir, student.email, "verify-email");
    const id = await verifyAndSignIn(page.request, student, verification);

    await test.step("the child waits, and may practise", async () => {
      await openScreen(page, "/");
      await expect(part(page, waiting.title)).toBeVisible();
      await expect(chat.field).toHaveCount(0);
      await expectTools(page, []);
      expect(await refusalOf(page, "/api/chat", { message: mistake })).toEqual([403, "NEEDS_CONSENT"]);
      await page.getByRole("link", { name: waiting.exercises }).click();
      await expect(heading(page, "Allenati")).toBeVisible();
      await expect(page.getByText(/^Esercizio 1 di 3/).first()).toBeVisible();
      await page.goBack();
    });

    await test.step("the child gives a parent's address", async () => {
      const gate = part(page, waiting.title);
      await gate.getByLabel("Email di un genitore").fill(student.email);
      await button(page, familyScreens.address.send).click();
      await expect(gate.getByLabel("Email di un genitore")).toHaveAccessibleDescription(
        new RegExp(family.studentAddress.slice(0, 30)),
      );
      await gate.getByLabel("Email di un genitore").fill(address);
      await button(page, familyScreens.address.send).click();
      await expect(toast(page)).toContainText(familyScreens.address.sent);
      await expect(gate.getByText(`Abbiamo scritto a ${address}`)).toBeVisible();
    });

    const { link, code } = await mailedKey(dataDir, address, "parent-invitation");
    await test.step("the mailed link alone does nothing, however often it is opened", async () => {
      const posts: string[] = [];
      parentPage.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
      await parentPage.request.get(link);
      await parentPage.goto(link);
      await expect(parentPage).toHaveURL("/parent/confirm");
      await expect(heading(parentPage, confirm.childTitle(student.displayName))).toBeVisible();
      await expect(parentPage.getByRole("checkbox")).toHaveCount(5);
      await expect(parentPage.getByRole("checkbox", { checked: true })).toHaveCount(0);
      expect(posts).toEqual([]);
      expect(await standingOf(page, id)).toMatchObject({ stage: "waiting" });
    });

    const field = parentPage.getByLabel(parentPages.code);
    await test.step("a wrong code is refused, and what was filled in stays", async () => {
      await field.fill(wrongCode(code));
      await parentPage.getByLabel(confirm.name).fill("Paola Conti");
      await box(parentPage, /^Il coach/).check();
      await box(parentPage, /^I report/).check();
      await button(parentPage, "Dico di sì").click();
      await expect(field).toHaveAccessibleDescription(new RegExp(family.badCode));
      await expect(field).toBeFocused();
      await expect(parentPage.getByLabel(confirm.name)).toHaveValue("Paola Conti");
      expect(await standingOf(page, id)).toMatchObject({ stage: "waiting" });
    });

    await test.step("with the right code the parent has agreed", async () => {
      await field.fill(code);
      await button(parentPage, "Dico di sì").click();
      await expect(heading(parentPage, confirm.doneTitle)).toBeVisible();
      await expect(parentPage.getByText(family.confirmed)).toBeVisible();
      await parentPage.goto(link);
      await expect(heading(parentPage, confirm.deadTitle)).toBeVisible();
    });

    await test.step("the coach is open, without photos, microphone and reading aloud", async () => {
      await openScreen(page, "/");
      await expect(chat.field).toBeVisible();
      await expect(part(page, waiting.title)).toHaveCount(0);
      await expectTools(page, []);
      await chat.say(mistake);
      await expect(button(page, listening.listen)).toHaveCount(0);
      const image = "data:image/png;base64,iVBORw0KGgo=";
      expect(await refusalOf(page, "/api/analyze-homework", { userId: id, image })).toEqual([
        403,
        "NEEDS_CONSENT",
      ]);
      expect(await refusalOf(page, "/api/speech", { text: "Hello" })).toEqual([403, "NEEDS_CONSENT"]);
    });
  },
);

test("who is under 10 is refused kindly, and nothing is kept", async ({ page, dataDir }) => {
  const student = newStudent();
  await register(page, student, ofAge(9));
  await expect(page.getByText(birth.tooYoungTitle)).toBeVisible();
  await expect(page.getByText(family.tooYoung)).toBeVisible();
  await expect(button(page, "Registrati")).toHaveCount(0);
  await expect(toast(page)).toBeHidden();
  const mails = (await listOutbox(dataDir)).filter(({ to }) => to === student.email);
  expect(mails).toEqual([]);

  const { nickname } = student;
  await registerStudent(page.request, { nickname });
  const { email, password } = student;
  expect(await refusalOf(page, "/api/auth/login", { email, password })).toEqual([401, "BAD_CREDENTIALS"]);
});

test("an account without a birth is asked for it once, and who is 15 confirms one page once", async ({
  page,
  dataDir,
}) => {
  const { id } = await newAccount(page.request, dataDir);
  const chat = chatOf(page);
  await openScreen(page, "/");
  await expect(part(page, age.title)).toBeVisible();
  await expect(chat.field).toHaveCount(0);
  expect(await refusalOf(page, "/api/chat", { message: mistake })).toEqual([403, "NEEDS_AGE"]);

  await button(page, age.save).click();
  await expect(page.getByLabel("Mese")).toHaveAccessibleDescription(age.missingMonth);
  await expect(page.getByLabel("Anno")).toHaveAccessibleDescription(age.missingYear);
  await chooseBirth(page, ofAge(15));
  await button(page, age.save).click();

  await expect(heading(page, notice.title)).toBeFocused();
  await expect(chat.field).toHaveCount(0);
  for (const line of notice.lines) await expect(page.getByText(line)).toBeVisible();
  await button(page, notice.confirm).click();
  await expect(chat.field).toBeFocused();
  await expectTools(page, tools);

  await page.reload();
  await expect(chat.field).toBeVisible();
  await expect(part(page, notice.title)).toHaveCount(0);
  const other = await page.request.put(`/api/users/${id}`, { data: ofAge(30) });
  expect(other.status()).toBe(409);
});

test("consent is given by keys alone", { tag: "@desktop" }, async ({ page, parentPage, dataDir }) => {
  const address = newParentAddress();
  const { id } = await newChild(page.request, dataDir);
  await page.request.put(`/api/users/${id}`, { data: { parentEmail: address } });
  const { link, code } = await mailedKey(dataDir, address, "parent-invitation");
  await parentPage.goto(link);
  await expect(parentPage).toHaveURL("/parent/confirm"); // The page has woken up.
  const field = parentPage.getByLabel(parentPages.code);
  const press = (key: string) => parentPage.keyboard.press(key);
  await tabTo(parentPage, button(parentPage, "Dico di sì"));
  await press("Enter");
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(new RegExp(family.badCodeForm));
  await parentPage.keyboard.type(code);
  await tabTo(parentPage, parentPage.getByLabel(confirm.name));
  await parentPage.keyboard.type("Paola Conti");
  await press("Enter");
  await expect(box(parentPage, /^Il coach/)).toBeFocused();
  await press("Space");
  await tabTo(parentPage, box(parentPage, /^Gli avvisi/));
  await press("Space");
  await tabTo(parentPage, button(parentPage, "Dico di sì"));
  await press("Enter");
  await expect(heading(parentPage, confirm.doneTitle)).toBeVisible();
  expect(await standingOf(page, id)).toMatchObject({
    stage: "open",
    allowed: { coach: true, photos: false, voice: false, readAloud: false },
  });
});
