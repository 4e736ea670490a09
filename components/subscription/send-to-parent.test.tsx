import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { pretendServer, type Answer } from "@/tests/support/learner-screen";
import SendToParent from "./send-to-parent";

const make = "POST /api/parent/pay-links";
const end = "DELETE /api/parent/pay-links";
const url = "https://coach.example/genitori/paga?token=abc";
const made: Answer = { json: { url, expiresAt: "2026-12-04T09:00:00.000Z" } };

function open(answers: Record<string, Answer> = {}, share?: jest.Mock) {
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  const known: Record<string, Answer> = { [make]: made, [end]: { json: { message: "Fatto." } }, ...answers };
  const calls = pretendServer(({ key }) => known[key]);
  const user = userEvent.setup();
  const onBack = jest.fn();
  render(<SendToParent onBack={onBack} />);
  return {
    user,
    calls,
    known,
    onBack,
    press: (name: string) => user.click(screen.getByRole("button", { name })),
  };
}

test("says first what an adult will see, and makes no link before one is wanted", async () => {
  const { calls, press, onBack } = open({}, jest.fn());
  expect(screen.getByRole("group", { name: "Manda a un genitore" })).toHaveFocus();
  expect(screen.getByText(/Non vede la chat/)).toBeInTheDocument();
  expect(screen.getByText(/Vale 7 giorni/)).toBeInTheDocument();
  expect(calls).toEqual([]);
  await press("Torna indietro");
  expect(onBack).toHaveBeenCalledTimes(1);
});

test("hands the link to the device's share sheet, the same one each time", async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  const { calls, press } = open({}, share);
  await press("Condividi il link");
  await press("Condividi il link");
  expect(share).toHaveBeenCalledTimes(2);
  expect(share).toHaveBeenLastCalledWith(
    expect.objectContaining({ url, text: expect.stringContaining("4 € al mese") }),
  );
  expect(calls).toEqual([{ key: make, body: undefined }]);
  expect(screen.getByLabelText("Il tuo link")).toHaveValue(url);
});

test.each([
  ["is closed: nothing is said", "AbortError", 0],
  ["does not open: that is said, and there are other ways", "NotAllowedError", 1],
])("the share sheet that %s", async (_, name, alerts) => {
  const { press } = open({}, jest.fn().mockRejectedValue(new DOMException("no", name)));
  await press("Condividi il link");
  expect(screen.queryAllByRole("alert")).toHaveLength(alerts);
  expect(screen.getByLabelText("Il tuo link")).toHaveValue(url);
});

test("without a share sheet it is copied, and where that is refused it is there to be copied by hand", async () => {
  const { user, press } = open();
  expect(screen.queryByRole("button", { name: "Condividi il link" })).not.toBeInTheDocument();
  await press("Copia il link");
  expect(await screen.findByRole("status")).toHaveTextContent("Link copiato");
  expect(await navigator.clipboard.readText()).toBe(url);
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("no"));
  await press("Copia il link");
  expect(await screen.findByRole("alert")).toHaveTextContent(/copialo da lì/);
  const field = screen.getByLabelText<HTMLInputElement>("Il tuo link");
  await user.click(field);
  expect(field.selectionEnd).toBe(url.length);
});

test("all links can be ended, and the next one is new", async () => {
  const { calls, press } = open();
  await press("Copia il link");
  await press("Annulla i link mandati");
  await waitFor(() => expect(screen.queryByLabelText("Il tuo link")).not.toBeInTheDocument());
  expect(screen.getByRole("status")).toHaveTextContent("Fatto.");
  expect(screen.getByRole("group", { name: "Manda a un genitore" })).toHaveFocus();
  await press("Copia il link");
  expect(calls.map(({ key }) => key)).toEqual([make, end, make]);
});

test.each<[string, Answer, string]>([
  [
    "the server's sentence",
    { status: 409, json: { error: "Hai già Pro: non serve un link." } },
    "Hai già Pro",
  ],
  ["our own where it has none", { status: 500, json: {} }, "Non è stato possibile preparare il link"],
])("where no link can be made that is said in %s", async (_, answer, sentence) => {
  const { press, known } = open({ [make]: answer });
  await press("Copia il link");
  expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
  expect(screen.queryByLabelText("Il tuo link")).not.toBeInTheDocument();
  known[make] = made;
  await press("Copia il link");
  expect(await screen.findByRole("status")).toHaveTextContent("Link copiato");
});
