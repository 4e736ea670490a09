import type { Page } from "@playwright/test";
import { safety, supportCard } from "@/lib/i18n/it";
import { OpenAiDouble } from "@/tests/doubles/openai";
import { plainUrl } from "@/tests/support/pictures";
import { newLearner } from "./support/accounts";
import { expect } from "./support/fixtures";
import { chatOf, openScreen } from "./support/screens";
import { testWithProduct } from "./support/start-product";
import { fakeEar, hear } from "./support/voice";

const model = new OpenAiDouble();
const test = testWithProduct(async () => ({
  OPENAI_API_KEY: "sk-of-the-test",
  OPENAI_BASE_URL: (await model.start()).url,
  TUTOR_TIMEOUT_S: "10",
}));
test.describe.configure({ mode: "serial" });
test.beforeEach(() => void (model.moderation = []));
test.afterAll(() => model.stop());

/** Nothing that our own reader would notice. */
const harmless = "Write a dialogue about the weather";
const lesson = "Com'è il tempo nel tuo dialogo?";
/** The same on the screen. */
const shown = "Com’è il tempo nel tuo dialogo?";

const say = (preface: object) =>
  model.next({ pieces: [JSON.stringify({ wants: "writing", ...preface }), "\n---\n", lesson] });

/** The chat of a student of its own. */
async function openChat(page: Page, dataDir: string) {
  await newLearner(page.request, dataDir);
  await openScreen(page, "/");
  return chatOf(page);
}

const whoListens = (page: Page) => page.getByRole("group", { name: supportCard.title });
const quietWord = (page: Page) => chatOf(page).ofCoach.filter({ hasText: safety.gentle.card });

test("what the model sees is answered in our words, or with a quiet word below its own", async ({
  page,
  dataDir,
}) => {
  const chat = await openChat(page, dataDir);
  say({ safety: { level: "gentle", cause: "distress" } });
  expect(await chat.say(harmless)).toContain(shown);
  await expect(quietWord(page)).toBeVisible();
  say({ safety: { level: "worry", cause: "eating" } });
  expect(await chat.say("And now about food")).not.toContain(shown);
  await expect(whoListens(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("banner")).toContainText("9 cuori");
});

test("what the moderation sees comes before the lesson; down, slow or lying it changes nothing", async ({
  page,
  dataDir,
}) => {
  const chat = await openChat(page, dataDir);
  for (const how of [
    { status: 500 },
    "hang",
    { body: "<html>" },
    { body: '{"results":"fine"}' },
    ["violence"],
  ] as const) {
    model.moderation = how as typeof model.moderation;
    say({});
    expect(await chat.say(harmless)).toContain(shown);
    await expect(whoListens(page)).toHaveCount(0);
    await expect(quietWord(page)).toHaveCount(0);
  }
  model.moderation = ["self-harm", "self-harm/intent"];
  say({});
  expect(await chat.say(harmless)).not.toContain(shown);
  await expect(whoListens(page)).toBeInViewport({ ratio: 1 });
});

test("with the model down whoever needs help gets it, and whoever may need it the quiet word alone", async ({
  page,
  dataDir,
}) => {
  const chat = await openChat(page, dataDir);
  model.always({ status: 500 });
  model.moderation = { status: 503 };
  await chat.say("oggi sono triste perché è morto il mio cane e piango");
  await expect(quietWord(page)).toBeVisible();
  await chat.say("non voglio più vivere");
  await expect(whoListens(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("banner")).toContainText("10 cuori");
});

test("a crisis that is dictated, or written in a picture, is answered all the same", async ({
  page,
  dataDir,
}) => {
  await fakeEar(page);
  await openChat(page, dataDir);
  await page.getByRole("button", { name: "Audio", exact: true }).click();
  await hear(page, { text: "mio padre mi picchia con la cintura", end: true });
  await expect(whoListens(page)).toHaveCount(1, { timeout: 30_000 });

  const content = "Non voglio più vivere.\nNon ce la faccio più.";
  const choices = [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }];
  model.next({
    body: JSON.stringify({ id: "c1", object: "chat.completion", created: 1, model: "m", choices }),
  });
  const image = await plainUrl();
  const reply = await page.request.post("/api/chat", { data: { image } });
  expect(reply.ok()).toBe(true);
  await page.reload();
  await expect(whoListens(page)).toHaveCount(2);
});
