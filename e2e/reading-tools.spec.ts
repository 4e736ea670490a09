import type { Page } from "@playwright/test";
import { expectContrastInTheDark, expectNoViolations } from "./support/accessibility";
import { persona, signIn } from "./support/accounts";
import { expect, test } from "./support/fixtures";
import { openLanding } from "./support/screens";

const root = (page: Page) => page.locator("html");
const panel = (page: Page) => page.getByRole("dialog", { name: "Leggere meglio" });
const opener = (page: Page) => page.getByRole("button", { name: "Aa: leggere meglio" });

async function openPanel(page: Page): Promise<void> {
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
}

async function openAllChoices(page: Page): Promise<void> {
  await openPanel(page);
  await page.getByRole("button", { name: "Scegli tu" }).click();
}

async function expectNothingWider(page: Page): Promise<void> {
  const isWider = await root(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(isWider).toBe(false);
}

test("a visitor reads with more air from the login screen on, and on every page after", async ({ page }) => {
  await openLanding(page);
  await openPanel(page);
  await expectNoViolations(page);
  await expectContrastInTheDark(page);
  await page.getByRole("radio", { name: /Molta aria/ }).check();
  await expect(root(page)).toHaveAttribute("data-spacing", "wider");
  await expect(panel(page).getByText("Salvato su questo dispositivo.")).toBeVisible();
  await page.getByRole("button", { name: "Scegli tu" }).click();
  await page.getByRole("radio", { name: "Crema" }).check();
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Chiudi" }).click();
  await expect(opener(page)).toBeFocused();
  for (const address of ["/aiuto", "/cookie-policy", "/genitori", "/forgot-password"]) {
    await page.goto(address);
    await expect(root(page)).toHaveAttribute("data-ground", "cream");
    await expect(opener(page)).toBeInViewport();
    await expectNothingWider(page);
  }
});

test("a student's choice goes with the account: away with the logout, back with the login", async ({
  page,
  learner,
}) => {
  await page.goto("/profile");
  await page.getByRole("main").getByRole("button", { name: "Leggere meglio" }).click();
  await page.getByRole("radio", { name: /Più aria/ }).check();
  await expect(panel(page).getByText("Salvato nel tuo account.")).toBeVisible();
  await page.request.post("/api/auth/logout");
  await page.goto("/login");
  await expect(root(page)).not.toHaveAttribute("data-spacing");
  await signIn(page.request, learner);
  await page.goto("/");
  await expect(root(page)).toHaveAttribute("data-spacing", "wide");
});

test.describe("on a device that is dark", () => {
  test.use({ colorScheme: "dark" });

  test("a ground that was chosen is what is seen", async ({ page }) => {
    const body = page.locator("body");
    await openLanding(page);
    await expect(body).toHaveCSS("background-color", "rgb(21, 26, 46)");
    await openAllChoices(page);
    for (const [name, colour] of [
      ["Carta", "rgb(251, 245, 233)"],
      ["Grigio", "rgb(233, 235, 238)"],
      ["Notte", "rgb(21, 26, 46)"],
    ] as const) {
      await page.getByRole("radio", { name, exact: true }).check();
      await expect(body).toHaveCSS("background-color", colour);
    }
  });
});

test("the ruler follows and lets every press through, here and on the next page", async ({ page }) => {
  await openLanding(page);
  await openAllChoices(page);
  await page.getByRole("checkbox", { name: "Righello" }).check();
  await page.getByRole("button", { name: "Chiudi" }).click();
  const ruler = page.locator(".reading-ruler");
  const middle = async () => {
    const box = await ruler.boundingBox();
    return box ? box.y + box.height / 2 : Number.NaN;
  };
  await page.mouse.move(100, 400);
  await expect.poll(middle).toBeCloseTo(400, 0);
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(middle).toBeLessThan(390);
  await page.goto("/aiuto");
  await expect(ruler).toHaveCount(1);
  await page.getByRole("link", { name: "Torna all’app" }).click();
  await expect(page.getByRole("tab", { name: "Accedi" })).toBeVisible();
});

test("a font is fetched once it is chosen, and not before", async ({ page }) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url());
  });
  await openLanding(page);
  await openAllChoices(page);
  expect(fonts.filter((url) => /atkinson|opendyslexic/.test(url))).toEqual([]);
  await page.getByRole("radio", { name: "OpenDyslexic" }).check();
  await expect.poll(() => fonts.some((url) => url.includes("opendyslexic"))).toBe(true);
  expect(fonts.filter((url) => url.includes("atkinson"))).toEqual([]);
});

test("an exercise can be heard by the device's voice without Pro", async ({ page }) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    class Utterance {
      lang = "";
      rate = 1;
      onend?: () => void;
      constructor(readonly text: string) {}
    }
    const speechSynthesis = {
      getVoices: () => [{ lang: "en-GB" }, { lang: "it-IT" }],
      addEventListener: () => undefined,
      cancel: () => undefined,
      speak(utterance: Utterance) {
        said.push(`${utterance.lang} ${utterance.rate}`);
        setTimeout(() => utterance.onend?.(), 0);
      },
    };
    for (const [name, value] of Object.entries({
      said,
      speechSynthesis,
      SpeechSynthesisUtterance: Utterance,
    }))
      Object.defineProperty(window, name, { value });
  });
  await signIn(page.request, persona("free"));
  await page.goto("/exercises");
  await page.getByRole("button", { name: "Ascolta piano" }).click();
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  await expect.poll(said).toHaveLength(2);
  expect((await said())[0]).toBe("it-IT 0.6");
});
