import { screen, within } from "@testing-library/react";
import { children, listed, luca, openParentsHome, weekOf } from "@/tests/support/parents-screen";

describe("how a child is doing", () => {
  test("stands on the card: the days, how much, and when the next report comes", async () => {
    openParentsHome({ [children]: listed(luca) });
    const week = await screen.findByRole("region", { name: "Gli ultimi 7 giorni" });
    expect(week).toHaveTextContent("Ha fatto inglese in 2 giorni su 7");
    const figures = within(week).getAllByRole("listitem");
    expect(figures.map(({ textContent }) => textContent?.replace("\u00a0", " "))).toEqual([
      "12 messaggi al coach",
      "1 esercizio",
      "3 errori corretti",
    ]);
    expect(week).toHaveTextContent("Il prossimo report per email parte il 1° dicembre.");
    const days = [...week.querySelectorAll("ol > li")];
    expect(days.map(({ textContent }) => textContent).join("")).toBe("DLMMGVS");
    expect(days.map((day) => day.querySelector("svg") !== null)).toEqual([0, 1, 0, 0, 0, 0, 1].map(Boolean));
    expect(screen.queryByText(/Come va lo leggi nel report/)).not.toBeInTheDocument();
  });

  test("of an idle week says so once, without a row of zeros", async () => {
    const { days, ...none } = weekOf({ messages: 0, exercises: 0, corrections: 0 });
    const idle = { days: days.map(({ day }) => ({ day, isActive: false })), ...none };
    openParentsHome({ [children]: listed({ ...luca, week: idle }) });
    const week = await screen.findByRole("region", { name: "Gli ultimi 7 giorni" });
    expect(week).toHaveTextContent("In questi 7 giorni non ha ancora fatto inglese.");
    expect(within(week).queryByRole("listitem")).not.toBeInTheDocument();
  });

  test("is not there for who gets no reports: the card says how to see it", async () => {
    const settings = { ...luca.settings, reports: false };
    openParentsHome({ [children]: listed({ ...luca, week: null, nextReportOn: null, settings }) });
    expect(await screen.findByText(/^Accendi «Report per email»/)).toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "Gli ultimi 7 giorni" })).not.toBeInTheDocument();
  });
});
