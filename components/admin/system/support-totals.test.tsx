import { screen, within } from "@testing-library/react";
import type { SupportTotalReply } from "@/lib/features/administration/contract";
import { renderAsLearner, type Answer } from "@/tests/support/learner-screen";
import SupportTotals from "./support-totals";

const open = (answer: Answer) => renderAsLearner(<SupportTotals />, () => answer);
const section = () => screen.getByRole("region", { name: "Richieste di aiuto, ultimi 30 giorni" });
const rows = async () =>
  within(await within(section()).findByRole("table"))
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test("the calls for help are a row for each cause there was, the most urgent first, and their sum", async () => {
  const totals: SupportTotalReply[] = [
    { cause: "distress", level: "gentle", count: 27 },
    { cause: "self-harm", level: "worry", count: 3 },
    { cause: "self-harm", level: "crisis", count: 1 },
  ];
  open({ json: totals });
  expect(await rows()).toEqual([
    ["Motivo", "Lievi", "Serie", "Urgenti"],
    ["Farsi del male", "0", "3", "1"],
    ["Momento difficile", "27", "0", "0"],
    ["In tutto", "27", "3", "1"],
  ]);
  expect(section()).toHaveTextContent("Sono solo numeri: non dicono chi ha scritto, né che cosa.");
});

test("where nobody has asked for help the panel says so", async () => {
  open({ json: [] });
  expect(await within(section()).findByText("Nessuna richiesta in questi giorni.")).toBeInTheDocument();
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
});

test("totals that do not come are no zero", async () => {
  open({ status: 400, json: {} });
  expect(
    await within(section()).findByText("Impossibile caricare le richieste di aiuto"),
  ).toBeInTheDocument();
  expect(screen.queryByText(/Nessuna richiesta/)).not.toBeInTheDocument();
});
