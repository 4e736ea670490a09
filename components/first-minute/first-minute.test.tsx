import { screen, waitFor, within } from "@testing-library/react";
import { sentencesFor } from "@/lib/features/first-minute/rules";
import { ChatScreen } from "@/components/chat/chat-screen";
import { Toaster } from "@/components/ui/toaster";
import { lazyParts } from "@/tests/support/lazy-parts";
import { learner, renderAsLearner, type Answer, type Call } from "@/tests/support/learner-screen";
import { answerWith, exchange } from "@/tests/support/open-chat";

const newcomer = { ...learner, xp: 0, level: 1, avatarId: "cat" as const, hasAnsweredSchoolClass: false };
const unused = { isPro: false, messagesCount: 0, homeworkUploadsCount: 0 };
const question = "Chi compie l’azione qui?";
const lines = {
  animal: "Piacere, sono Benny! Quale animale vuoi essere?",
  class: "Che classe fai?",
  sentence: "In ogni frase si nasconde un errore. Quale mettiamo a posto?",
};

beforeAll(() =>
  Promise.all([
    lazyParts(),
    import("./first-minute"),
    import("./later-steps"),
    import("@/components/chat/class-question"),
  ]),
);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

type Options = { as?: typeof newcomer; usage?: Answer; onSave?: (body: object) => Answer | undefined };

/** Opens an empty chat. Sends are answered; changes of the profile are kept. */
function open({ as = newcomer, usage = { json: unused }, onSave }: Options = {}) {
  let now = as;
  const screenOfChat = (
    <>
      <ChatScreen brought={{ entries: [], hasOlder: false }} />
      <Toaster />
    </>
  );
  const answer = ({ key, body }: Call): Answer | undefined => {
    if (key === "GET /api/usage-stats") return usage;
    if (key === "POST /api/chat")
      return answerWith(exchange((body as { message: string }).message, question, 10));
    if (key !== `PUT /api/users/${as.id}`) return undefined;
    const refused = onSave?.(body as object);
    if (refused) return refused;
    now = { ...now, ...(body as object), hasAnsweredSchoolClass: true };
    return { json: now };
  };
  const world = renderAsLearner(screenOfChat, answer, as);
  const bodiesOf = (key: string) => world.calls.filter((call) => call.key === key).map(({ body }) => body);
  return {
    ...world,
    saved: () => bodiesOf(`PUT /api/users/${as.id}`),
    sent: () => bodiesOf("POST /api/chat"),
  };
}

const step = (line: string) => screen.findByRole("region", { name: line });
const press = async (user: ReturnType<typeof open>["user"], name: string) =>
  user.click(await screen.findByRole("button", { name }));
const box = () => screen.getByRole("textbox", { name: "Il tuo messaggio" });
const usualWay = () => screen.findByRole("button", { name: "Controlla un testo" });
const game = () => screen.queryByRole("button", { name: "Salta" });

test("an animal, a class, a sentence: and the coach has a message to ask about", async () => {
  const { user, saved, sent } = open();
  const first = await step(lines.animal);
  expect(screen.getByRole("heading", { name: "Ciao! Sono il tuo English Coach!" })).toBeInTheDocument();
  expect(screen.getByText("Fotografa i compiti o scrivimi per iniziare")).toBeInTheDocument();
  expect(within(first).getByText("1 di 3")).toBeInTheDocument();
  expect(within(first).getByRole("radio", { name: "Gatto" })).toBeChecked();
  expect(screen.queryByRole("button", { name: "Controlla un testo" })).not.toBeInTheDocument();
  await user.click(within(first).getByRole("radio", { name: "Gufo" }));
  await press(user, "Avanti");

  const second = await step(lines.class);
  expect(within(second).getByText("2 di 3")).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: lines.class })).toHaveFocus();
  await press(user, "2ª media");

  const third = await step(lines.sentence);
  expect(screen.getByRole("heading", { name: lines.sentence })).toHaveFocus();
  expect(saved()).toEqual([{ avatarId: "owl" }, { schoolClass: "middle2" }]);
  const [sentence = ""] = sentencesFor("middle2");
  expect(within(third).getAllByRole("radio")).toHaveLength(3);
  expect(within(third).getByText(sentence)).toHaveAttribute("lang", "en");
  const send = within(third).getByRole("button", { name: "Manda a Benny" });
  expect(send).toBeDisabled();
  expect(within(third).getByText("Un messaggio usa un cuore. I cuori tornano da soli.")).toBeInTheDocument();
  await user.click(within(third).getByRole("radio", { name: sentence }));
  await user.click(send);
  expect(await screen.findByText(question)).toBeInTheDocument();
  expect(sent()).toMatchObject([{ message: sentence }]);
  expect(game()).not.toBeInTheDocument();
  expect(box()).toHaveFocus();
});

test.each([
  ["a message was sent", { json: { ...unused, messagesCount: 1 } }],
  ["a photo was sent", { json: { ...unused, homeworkUploadsCount: 1 } }],
  ["nobody can say what was sent", { status: 503, json: {} }],
])("where %s the usual ways to begin are there", async (_, usage) => {
  open({ usage });
  expect(await usualWay()).toBeInTheDocument();
  expect(game()).not.toBeInTheDocument();
  expect(box()).toHaveFocus(); // Where it was.
});

test("who has earned something finds the usual ways at once", () => {
  open({ as: { ...newcomer, xp: 5 } });
  expect(screen.getByRole("button", { name: "Controlla un testo" })).toBeInTheDocument();
});

test("skipped it is put away on this device, for this learner", async () => {
  const { user, unmount } = open();
  await press(user, "Salta");
  expect(await usualWay()).toHaveFocus();
  expect(await screen.findByRole("region", { name: "Che classe fai?" })).toBeInTheDocument();
  unmount();
  const again = open();
  expect(await usualWay()).toBeInTheDocument();
  expect(game()).not.toBeInTheDocument();
  again.unmount();
  open({ as: { ...newcomer, id: 8 } });
  expect(await step(lines.animal)).toBeInTheDocument();
});

test("whoever comes back is where they were, with the sentence they had chosen", async () => {
  const [, sentence = ""] = sentencesFor("high1");
  const { user, unmount } = open();
  await press(user, "Avanti");
  await press(user, "1ª superiore");
  await user.click(await screen.findByRole("radio", { name: sentence }));
  unmount();
  open({ as: { ...newcomer, schoolClass: "high1", hasAnsweredSchoolClass: true } as never });
  const third = await step(lines.sentence);
  expect(within(third).getByRole("radio", { name: sentence })).toBeChecked();
  expect(within(third).getByRole("button", { name: "Manda a Benny" })).toBeEnabled();
});

test.each(["nonsense", "null", "[]", '{"step":7,"sentence":4}'])("%s kept is the start", async (kept) => {
  localStorage.setItem("english-coach.first-minute.7", kept);
  open();
  expect(await step(lines.animal)).toBeInTheDocument();
});

test("where the browser keeps nothing the steps go on all the same", async () => {
  const { user } = open({ as: { ...newcomer, id: 9 } });
  await step(lines.animal);
  const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await press(user, "Avanti");
  expect(await step(lines.class)).toBeInTheDocument();
  full.mockRestore();
});

test("not to say the class is an answer, and leads to the sentences of the first year", async () => {
  const { user, saved } = open();
  await press(user, "Avanti");
  await press(user, "Preferisco non dirlo");
  await step(lines.sentence);
  expect(saved()).toEqual([{ schoolClass: null }]);
  expect(screen.getByRole("radio", { name: sentencesFor(null)[0] })).not.toBeChecked();
});

test("a class that could not be saved can be given again", async () => {
  let failures = 1;
  const { user, saved } = open({ onSave: () => (failures-- > 0 ? { status: 500, json: {} } : undefined) });
  await press(user, "Avanti");
  await press(user, "1ª media");
  expect(await screen.findByText("Non è stato possibile salvare la classe.")).toBeInTheDocument();
  expect(await step(lines.class)).toBeInTheDocument();
  await press(user, "1ª media");
  expect(await step(lines.sentence)).toBeInTheDocument();
  expect(saved()).toHaveLength(2);
});

test("the way back: another class brings other sentences, none of them chosen", async () => {
  const { user } = open();
  await press(user, "Avanti");
  await press(user, "5ª primaria");
  await user.click(await screen.findByRole("radio", { name: sentencesFor("primary5")[0] }));
  await press(user, "Indietro");
  await step(lines.class);
  expect(screen.getByRole("button", { name: "5ª primaria" })).toHaveAttribute("aria-pressed", "true");
  await press(user, "3ª superiore");
  await step(lines.sentence);
  for (const radio of screen.getAllByRole("radio")) expect(radio).not.toBeChecked();
  await press(user, "Indietro");
  await press(user, "Indietro");
  expect(await step(lines.animal)).toBeInTheDocument();
});

test("one of their own is written in the field below, which keeps what stands in it", async () => {
  const { user, sent } = open();
  await press(user, "Avanti");
  await press(user, "Preferisco non dirlo");
  await press(user, "Ne ho una mia");
  expect(box()).toHaveFocus();
  await user.keyboard("Yesterday I");
  await user.click(screen.getByRole("radio", { name: sentencesFor(null)[1] }));
  await press(user, "Manda a Benny");
  await waitFor(() => expect(sent()).toMatchObject([{ message: sentencesFor(null)[1] }]));
  expect(box()).toHaveValue("Yesterday I");
});
