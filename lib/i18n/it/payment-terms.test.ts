import { paymentTerms } from "./payment-terms";

const seller = { name: "Scuola di Prova", address: "via dei Test 1, Roma", email: "info@scuola.example" };

test.each([
  ["none", null, ["Oggi si pagano 4,00 €, poi 4,00 € ogni mese", "Entro 14 giorni"]],
  ["past_due", new Date("2026-12-08T09:00:00.000Z"), ["i 4,00 € del mese non pagato"]],
  [
    "canceled_with_grace",
    new Date("2026-12-08T09:00:00.000Z"),
    ["Oggi non si paga niente", "è l’8 dicembre 2026"],
  ],
] as const)("who stands %s reads before paying what it costs and who sells it", (status, endDate, parts) => {
  const terms = paymentTerms({ status, endDate }, seller).join(" ").replaceAll("\u00a0", " ");
  const always = [
    "maggiorenne e titolare della carta",
    "Si cancella quando si vuole",
    "Vende Scuola di Prova, via dei Test 1, Roma. Email: info@scuola.example",
  ];
  for (const part of [...always, ...parts]) expect(terms).toContain(part);
});
