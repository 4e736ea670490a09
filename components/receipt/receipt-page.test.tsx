import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { encode } from "uqr";
import type { ReceiptReply } from "@/lib/features/worksheets/contract";
import { pretendServer, type Answer } from "@/tests/support/learner-screen";
import { pathOf } from "@/components/worksheets/hand-in/qr-code";
import { ReceiptPage } from "./receipt-page";

const code = "abcdefgh23";
const receipt: ReceiptReply = {
  title: "Present simple",
  name: "Giu",
  handedInAt: "2026-03-01T10:05:00.000Z",
  until: "2026-04-30T10:05:00.000Z",
  minutes: 12,
  parts: [{ name: "A", instruction: "Completa.", wordBank: [] }],
  items: [
    {
      part: 0,
      label: "1",
      text: "She goes home.",
      way: "alone",
      tries: 0,
      helpUsed: "none",
      minutes: 0,
      isVerified: true,
    },
    {
      part: 0,
      label: "2",
      text: "We play chess.",
      way: "tries",
      tries: 2,
      helpUsed: "none",
      minutes: 4,
      isVerified: true,
    },
    {
      part: 0,
      label: "3",
      text: "I like it.",
      way: "show",
      tries: 0,
      helpUsed: "hint",
      minutes: 0,
      isVerified: false,
    },
  ],
};

function open(answer: Answer) {
  const calls = pretendServer(() => answer);
  render(<ReceiptPage code={code} />);
  return { user: userEvent.setup(), calls };
}

test("shows what was handed in and how, and what that proves and what not", async () => {
  const { calls } = open({ json: receipt });
  expect(await screen.findByRole("heading", { name: "Present simple" })).toBeInTheDocument();
  expect(calls.map(({ key }) => key)).toEqual([`GET /api/receipts/${code}`]);
  expect(screen.getByText("Di: Giu")).toBeInTheDocument();
  expect(screen.getByText("Consegnata il 1° marzo 2026 · Tempo sulla scheda: 12 minuti")).toBeInTheDocument();
  expect(
    screen
      .getAllByRole("listitem")
      .slice(0, 3)
      .map(({ textContent }) => textContent),
  ).toEqual([
    "1She goes home.senza aiuto1 prova · meno di 1 minuto · verificata",
    "2We play chess.dopo 3 prove3 prove · 4 minuti · verificata",
    "3I like it.da far vedere alla profnessuna prova · con un indizio · non verificata",
  ]);
  expect(screen.getByText("2 giuste su 3, 2 senza aiuto")).toBeInTheDocument();
  expect(screen.getByText(/Chi era seduto davanti allo schermo/)).toBeInTheDocument();
  const address = `${window.location.origin}/r/${code}`;
  expect(screen.getByRole("img", { name: `Codice QR che porta a ${address}` })).toBeInTheDocument();
});

test("an instruction in English is marked as English from its first word", async () => {
  const instruction = "Complete the sentences with the verbs in brackets.";
  open({ json: { ...receipt, parts: [{ name: "A", instruction, wordBank: [] }] } });
  const marked = await screen.findByText("Complete the sentences with the verbs in brackets");
  expect(marked).toHaveAttribute("lang", "en");
});

test("without a name says none", async () => {
  open({ json: { ...receipt, name: undefined } });
  await screen.findByRole("heading", { name: "Present simple" });
  expect(screen.queryByText(/^Di:/)).not.toBeInTheDocument();
});

test("is printed", async () => {
  const { user } = open({ json: receipt });
  window.print = jest.fn();
  await user.click(await screen.findByRole("button", { name: "Stampa" }));
  expect(window.print).toHaveBeenCalledTimes(1);
});

describe("where there is none", () => {
  const gone =
    "Qui non c’è nessuna ricevuta: forse l’indirizzo è sbagliato, oppure la ricevuta è scaduta o è stata ritirata.";

  test.each([404, 400])("one sentence says so, whatever the reason (%d)", async (status) => {
    open({ status, json: { error: "Altro", code: "X" } });
    expect(await screen.findByText(gone)).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Ricevuta non trovata" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Che cos’è English Coach" })).toHaveAttribute("href", "/");
    expect(screen.queryByText("Altro")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Riprova" })).not.toBeInTheDocument();
  });

  test.each([
    [429, "Troppe richieste. Aspetta un minuto e riprova."],
    [503, "Non è stato possibile aprire la ricevuta. Riprova."],
  ])("%d is another matter, and can be tried again", async (status, said) => {
    const { user, calls } = open({ status, json: { error: "" } });
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(screen.queryByText(gone)).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Riprova" }));
    expect(calls).toHaveLength(2);
  });
});

test("the drawing of a code has each of its dark squares and no other", () => {
  const { data, size } = encode("https://coach.test/r/abcdefgh23", { ecc: "M", border: 4 });
  const drawn = data.map((row) => row.map(() => false));
  for (const [, x, y, length] of pathOf(data).matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let at = 0; at < Number(length); at += 1) (drawn[Number(y)] as boolean[])[Number(x) + at] = true;
  expect(size).toBeGreaterThan(25);
  expect(drawn).toEqual(data);
});
