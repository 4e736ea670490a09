import { textOf } from "@/tests/support/mail-props";

const page = "https://coach.example/genitori";
const forChild = { forChild: "Giulia", subscribeUrl: page, profileUrl: page };

const templates = [
  "subscription-welcome",
  "subscription-receipt",
  "subscription-payment-failed",
  "subscription-cancelled",
  "subscription-resumed",
  "subscription-ending",
  "subscription-expired",
  "subscription-withdrawn",
] as const;

test.each(templates)(
  "%s tells a parent whose Pro it is about, and knows no account of theirs",
  async (template) => {
    const text = await textOf(template, forChild);
    expect(text).toContain("Riguarda l’abbonamento di Giulia.");
    expect(text).toContain(page);
    expect(text).not.toMatch(/profilo|adulto che paga|torni al|leggerti/i);
  },
);

test.each(templates)("%s tells a learner of themselves", async (template) => {
  expect(await textOf(template)).not.toMatch(/Riguarda|genitori/);
});

test("the confirmation says how a parent cancels and withdraws", async () => {
  const text = await textOf("subscription-welcome", forChild);
  expect(text).toMatch(/apri la pagina per i genitori e premi «Disdici Pro»/);
  expect(text).toMatch(/Apri la pagina per i genitori, premi «Recedi dal contratto»/);
});
