import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { showToast } from "@/components/ui/toast";
import { Toaster } from "@/components/ui/toaster";
import { learner, renderAsLearner, type Answer } from "@/tests/support/learner-screen";
import { FeedbackRow } from "./feedback-row";

const thanks = "Grazie! Leggiamo tutto. La risposta ti arriva via email.";

function open(answer: Answer = { status: 201, json: { message: thanks } }) {
  const card = (
    <>
      <FeedbackRow />
      <Toaster />
    </>
  );
  const world = renderAsLearner(card, ({ key }) => (key === "POST /api/feedback" ? answer : undefined));
  return { ...world, sent: () => world.calls.map(({ body }) => body) };
}

async function openDialog(user: UserEvent) {
  await user.click(screen.getByRole("button", { name: "Invia un feedback" }));
  return screen.findByRole("dialog", { name: "Invia un feedback" });
}

const message = () => screen.getByRole("textbox", { name: "Il tuo messaggio" });
const category = () => screen.getByRole("radio", { name: "Un’idea" });
const stars = (rating: number) => screen.getByRole("radio", { name: new RegExp(`^${rating} su 5`) });
const sendButton = () => screen.getByRole("button", { name: "Invia feedback" });

beforeEach(() => {
  sessionStorage.clear();
  showToast({ title: "–" }); // The toast of the test before is no answer to this one.
});

test.each([
  [false, "Domande, idee, problemi: lo leggiamo noi, non il coach, e rispondiamo a tutti via email."],
  [true, "Hai Pro: rispondiamo prima a te, via email, entro un giorno lavorativo (dal lunedì al venerdì)."],
])("who has Pro (%s) reads how they are answered: %s", (isPro, sentence) => {
  renderAsLearner(<FeedbackRow />, () => undefined, { ...learner, isPro });
  expect(screen.getByRole("button", { name: "Invia un feedback" })).toHaveAccessibleDescription(sentence);
});

describe("a feedback", () => {
  test("has six categories and five stars, each with a name", async () => {
    const { user } = open();
    const dialog = within(await openDialog(user));
    const categories = dialog.getByRole("group", { name: "Di che cosa vuoi parlare?" });
    expect(within(categories).getAllByRole("radio")).toHaveLength(6);
    const rating = dialog.getByRole("group", { name: "Quanto ti piace English Coach?" });
    expect(within(rating).getAllByRole("radio")).toHaveLength(5);
    expect(within(rating).getByRole("radio", { name: "5 su 5: Tantissimo" })).toBeInTheDocument();
  });

  const noMessage = "Scrivi almeno una frase";
  const noCategory = "Scegli di che cosa vuoi parlare";
  const noStars = "Tocca una stella: serve per inviare";

  test.each<[string, string, (user: UserEvent) => Promise<void>]>([
    ["the message", noMessage, async (user) => (await user.click(category()), user.click(stars(4)))],
    [
      "more than blanks in the message",
      noMessage,
      async (user) => (await user.type(message(), "   "), await user.click(category()), user.click(stars(4))),
    ],
    [
      "the category",
      noCategory,
      async (user) => (await user.type(message(), "Bello!"), user.click(stars(4))),
    ],
    ["the stars", noStars, async (user) => (await user.type(message(), "Bello!"), user.click(category()))],
  ])("without %s is not sent, and says so when it is tried: %s", async (_, sentence, fill) => {
    const { user, sent } = open();
    await openDialog(user);
    await fill(user);
    expect(sendButton()).toBeDisabled();
    stars(1).focus();
    await user.keyboard("{Enter}");
    expect(await screen.findByText("Campi mancanti")).toBeInTheDocument();
    expect(screen.getByText("Completa tutti i campi per inviare il feedback")).toBeInTheDocument();
    expect(sent()).toEqual([]);
    const said = [noMessage, noCategory, noStars].filter((one) => screen.queryByText(one));
    expect(said).toEqual([sentence]);
    expect(screen.getByText(sentence).parentElement).toHaveAttribute("aria-live", "polite");
    expect(message().getAttribute("aria-invalid")).toBe(sentence === noMessage ? "true" : null);
    await user.click(category());
    await user.click(stars(2));
    await user.type(message(), "Bello!");
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
    expect(sendButton()).toBeEnabled();
  });

  test("is written and sent by keyboard, and leaves nothing behind", async () => {
    const { user, sent } = open();
    await openDialog(user);
    category().focus();
    await user.keyboard(" ");
    await user.type(message(), "Bello!{Enter}Grazie");
    stars(3).focus();
    await user.keyboard(" {ArrowRight}{Enter}");
    expect(await screen.findByText("Feedback inviato!")).toBeInTheDocument();
    expect(screen.getByText(thanks)).toBeInTheDocument();
    expect(sent()).toEqual([{ message: "Bello!\nGrazie", category: "feature", rating: 4 }]);
    expect(screen.getByRole("button", { name: "Invia un feedback" })).toHaveFocus();
    await openDialog(user);
    expect(message()).toHaveValue("");
  });

  test.each<[Answer, string]>([
    [{ status: 500, json: {} }, "Impossibile inviare il feedback. Riprova più tardi."],
    [{ status: 429, json: { error: "Troppe richieste." } }, "Troppe richieste."],
  ])("that could not be sent is kept, in the dialog and beyond it: %j", async (answer, sentence) => {
    const { user } = open(answer);
    await openDialog(user);
    await user.type(message(), "Bello!");
    await user.click(category());
    await user.click(stars(5));
    await user.click(sendButton());
    expect(await screen.findByText("Errore")).toBeInTheDocument();
    expect(screen.getByText(sentence)).toBeInTheDocument();
    const kept = "Non è partito, ma quello che hai scritto è ancora qui: riprova.";
    expect(screen.getByRole("dialog")).toHaveTextContent(kept);
    expect(message()).toHaveValue("Bello!");
    await user.keyboard("{Escape}");
    await openDialog(user);
    expect(message()).toHaveValue("Bello!");
    expect(category()).toBeChecked();
    expect(stars(5)).toBeChecked();
    expect(sendButton()).toBeEnabled();
  });
});
