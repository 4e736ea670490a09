import { listOutbox } from "@/lib/adapters/mail/outbox";
import { romeClock } from "@/lib/calendar";
import { childPro, family, familyScreens, safety, supportCard, tellParents } from "@/lib/i18n/it";
import { childWeek } from "@/lib/i18n/it/child-week";
import { parentPages } from "@/lib/i18n/it/parent-pages";
import { mistake } from "./support/coach";
import { box, button, expectTools, heading, part, refusalOf, standingOf, tools } from "./support/family";
import { expect, test } from "./support/fixtures";
import { mailedKey, mailedLink } from "./support/outbox";
import { newChildOf, newParentAddress, openParentsPage, sayYes } from "./support/parents";
import { answerMs, chatOf, openScreen, toast } from "./support/screens";

const { waiting } = familyScreens;
const { home } = parentPages;

test("a parent sets hours by the mailed link; the child is refused calmly, and is helped in a crisis all the same", async ({
  page,
  parentPage,
  dataDir,
}) => {
  test.slow();
  const address = newParentAddress();
  const child = await newChildOf(page.request, dataDir, address);
  const chat = chatOf(page);
  await openScreen(page, "/");
  await expect(chat.field).toBeVisible();
  await expectTools(page, tools);

  await test.step("the page is opened by a link and its code", async () => {
    await parentPage.goto("/genitori");
    await parentPage.getByRole("textbox", { name: "Email" }).fill(address);
    await button(parentPage, home.ask.submit).click();
    await expect(parentPage.getByText(home.ask.sentTitle)).toBeVisible();
    const { link, code } = await mailedKey(dataDir, address, "parent-page-link");
    await parentPage.goto(link);
    await expect(parentPage).toHaveURL("/genitori");
    await parentPage.getByLabel(parentPages.code).fill(code);
    await button(parentPage, home.enter.submit).click();
    await expect(heading(parentPage, child.nickname)).toBeVisible();
  });

  await test.step("how the child is doing is left out while no reports are wished for, and then shown", async () => {
    const week = parentPage.getByRole("region", { name: childWeek.title });
    await expect(parentPage.getByText(home.reportsOff)).toBeVisible();
    await expect(week).toHaveCount(0);
    await box(parentPage, home.reports.label).check();
    await button(parentPage, home.save).click();
    await expect(week).toContainText(childWeek.none);
    await expect(parentPage.getByText(home.saved)).toBeVisible();
  });

  await test.step("today is set to never, and said by mail", async () => {
    const { weekday } = romeClock(new Date());
    await button(parentPage, home.hours.byDay).click();
    await parentPage.getByLabel(home.hours.days[weekday] ?? "", { exact: true }).selectOption("Mai");
    await expect(parentPage.getByText(home.unsaved)).toBeVisible();
    await button(parentPage, home.save).click();
    await expect(parentPage.getByText(home.saved)).toBeVisible();
    await mailedLink(dataDir, address, "parent-settings-changed");
  });

  await test.step("the child's words stay in the field", async () => {
    await chat.write(mistake);
    await expect(page.getByText(/^Per oggi basta così\./)).toBeVisible({ timeout: answerMs });
    await expect(chat.field).toHaveValue(mistake);
    await expect(chat.ofStudent).toHaveCount(0);
    await expect(toast(page)).toBeHidden();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("what was chosen is shown once", async () => {
    const news = part(page, familyScreens.newsTitle);
    await expect(news).toContainText(familyScreens.today.paused);
    await button(page, familyScreens.newsSeen).click();
    await expect(news).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(familyScreens.today.paused)).toBeVisible();
    await expect(news).toHaveCount(0);
    await openScreen(page, "/profile");
    await expect(heading(page, familyScreens.card.title)).toBeVisible();
    await expect(page.getByRole("main")).toContainText(/ha confermato/);
    await openScreen(page, "/");
  });

  await test.step("a crisis is answered", async () => {
    await chat.say("non voglio più vivere");
    const help = page.getByRole("group", { name: supportCard.title });
    await expect(help.getByRole("link", { name: supportCard.call })).toHaveCount(safety.numbers.length);
    await expect(help.getByRole("link", { name: "19696" })).toHaveAttribute("href", "tel:19696");
  });
});

test("a parent takes the consent back, and the child waits again until it is given again", async ({
  page,
  parentPage,
  dataDir,
}) => {
  const address = newParentAddress();
  const child = await newChildOf(page.request, dataDir, address);
  const earlier = await mailedLink(dataDir, address, "parent-invitation");
  const chat = chatOf(page);
  await openScreen(page, "/");
  await expect(chat.field).toBeVisible();

  await openParentsPage(parentPage, dataDir, address);
  await button(parentPage, home.withdrawal.button).click();
  const dialog = parentPage.getByRole("dialog", { name: home.withdrawal.dialogTitle(child.nickname) });
  await dialog.getByRole("button", { name: home.keep }).click();
  await expect(dialog).toBeHidden();
  expect(await standingOf(page, child.id)).toMatchObject({ stage: "open" });
  await button(parentPage, home.withdrawal.button).click();
  await button(parentPage, home.withdrawal.confirm).click();
  await expect(toast(parentPage)).toContainText(home.withdrawal.done);
  await mailedLink(dataDir, address, "parent-consent-withdrawn");

  await chat.write(mistake);
  await expect(part(page, waiting.title)).toBeVisible({ timeout: answerMs });
  await expect(part(page, waiting.title)).toContainText("ha tolto il suo sì");
  await expect(chat.field).toHaveCount(0);

  await test.step("the page alone gives no consent: a new mail does", async () => {
    await expect(box(parentPage, home.scopes.coach.label)).toHaveCount(0);
    await button(parentPage, home.consent.button).click();
    await expect(parentPage.getByText(family.consentMailed)).toBeVisible();
    await sayYes(parentPage.request, await mailedKey(dataDir, address, "parent-invitation", earlier), {
      coach: true,
    });
    await page.reload();
    await expect(chat.field).toBeVisible();
    await expectTools(page, []);
  });
});

test("a child who is having a hard time has the parents told, by no will but the child's", async ({
  page,
  dataDir,
}) => {
  const address = newParentAddress();
  await newChildOf(page.request, dataDir, address);
  await openScreen(page, "/");
  await chatOf(page).say("non ce la faccio più, piango tutte le notti e nessuno se ne accorge");
  await button(page, tellParents.button).click();
  await expect(page.getByText(tellParents.confirm)).toBeFocused();
  await button(page, tellParents.no).click();
  await expect(button(page, tellParents.button)).toBeFocused();
  await button(page, tellParents.button).click();
  await button(page, tellParents.yes).click();
  await expect(page.getByText(tellParents.done)).toBeFocused();
  await mailedLink(dataDir, address, "parent-told");
  const [mail] = (await listOutbox(dataDir, 40)).filter(({ to }) => to === address);
  expect(mail?.text).not.toContain("piango");
});

test("a page that has closed by itself keeps what was chosen, and goes on with a new link", async ({
  page,
  parentPage,
  dataDir,
}) => {
  const address = newParentAddress();
  const child = await newChildOf(page.request, dataDir, address);
  await openParentsPage(parentPage, dataDir, address);
  const minutes = parentPage.getByLabel(home.minutes.label);
  await minutes.selectOption("45");
  await parentPage.context().clearCookies();
  await button(parentPage, home.save).click();
  await expect(heading(parentPage, home.closed.title)).toBeVisible();
  await expect(minutes).toBeHidden();
  await expect(heading(parentPage, child.nickname)).toBeHidden();
  await expect(button(parentPage, home.closed.back)).toHaveCount(0);

  const earlier = await mailedLink(dataDir, address, "parent-page-link");
  await expect(parentPage.getByRole("textbox", { name: "Email" })).toHaveValue(address);
  await button(parentPage, home.ask.submit).click();
  await expect(parentPage.getByText(home.ask.sentTitle)).toBeVisible();
  await button(parentPage, home.closed.back).click();
  await expect(parentPage.getByText(home.closed.stillClosed)).toBeVisible();
  const { link, code } = await mailedKey(dataDir, address, "parent-page-link", earlier);
  const otherTab = await parentPage.context().newPage();
  await otherTab.goto(link);
  await otherTab.getByLabel(parentPages.code).fill(code);
  await otherTab.getByLabel(parentPages.code).press("Enter");
  await expect(heading(otherTab, child.nickname)).toBeVisible();
  await otherTab.close();

  await button(parentPage, home.closed.back).click();
  await expect(heading(parentPage, home.closed.title)).toBeHidden();
  await expect(minutes).toHaveValue("45");
  await button(parentPage, home.save).click();
  await expect(parentPage.getByText(home.saved)).toBeVisible();
  expect(await standingOf(page, child.id)).toMatchObject({ minutesPerDay: 45 });

  await button(parentPage, home.leave).click();
  await expect(parentPage.getByText(home.ask.left)).toBeVisible();
  await parentPage.goto("/genitori");
  await expect(button(parentPage, home.ask.submit)).toBeVisible();
});

test("another parent's child is not there", async ({ page, parentPage, browser, dataDir }) => {
  const others = await browser.newContext();
  const stranger = await newChildOf(others.request, dataDir, newParentAddress());
  await others.close();
  const address = newParentAddress();
  const own = await newChildOf(page.request, dataDir, address);
  await openParentsPage(parentPage, dataDir, address);
  await expect(heading(parentPage, own.nickname)).toBeVisible();
  await expect(parentPage.getByText(stranger.nickname)).toHaveCount(0);
  await parentPage.goto(`/genitori/abbonamento?figlio=${stranger.id}`);
  await expect(parentPage.getByText(childPro.page.noSuchChild)).toBeVisible();
  const path = `/api/parents/children/${stranger.id}`;
  expect(await refusalOf(parentPage, `${path}/withdrawal`, {})).toEqual([404, "NOT_FOUND"]);
  expect(await refusalOf(parentPage, `${path}/deletion`, {})).toEqual([404, "NOT_FOUND"]);
});
