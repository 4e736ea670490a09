import { identity, mailProps, textOf } from "@/tests/support/mail-props";
import { renderMail } from "./render-mail";

describe("a mail about danger", () => {
  test.each([
    ["self-harm", /forse pensa di farsi del male/, /Metti via medicine/],
    [
      "grooming",
      /forse un estraneo, online o di persona/,
      /Non cancellare i messaggi.*Non rispondere a quella persona/,
    ],
  ] as const)(
    "for %s says what was seen, that it may be wrong, and what to do",
    async (cause, seen, todo) => {
      const text = await textOf("parent-alert", { cause });
      expect(text).toMatch(seen);
      expect(text).toMatch(/chiama subito il 112\./);
      expect(text).toMatch(/Potrebbe essere un errore: a leggere è un programma, non una persona/);
      expect(text).toMatch(/Resta vicino.*Ascolta.*Non togliere il telefono per punizione/);
      expect(text).toMatch(todo);
      expect(text).toMatch(/112 Emergenza.*114 Emergenza Infanzia.*19696 Telefono Azzurro/);
      expect(text).toContain("Su English Coach, giovedì 26 novembre alle 22:40, Giulia ha scritto");
      expect(text).not.toMatch(/Non vuoi più questi avvisi|non serve rispondere/);
    },
  );

  test("has numbers to touch in HTML, and plain ones in text", async () => {
    const content = { template: "parent-alert", props: mailProps["parent-alert"] } as const;
    const { html, text } = await renderMail(content, identity);
    for (const number of ["112", "114", "19696"]) expect(html).toContain(`href="tel:${number}"`);
    expect(text).not.toContain("tel:");
  });

  test("tells a bystander nothing by its subject and what stands beside it", async () => {
    const content = { template: "parent-alert", props: mailProps["parent-alert"] } as const;
    const { subject, html } = await renderMail(content, identity);
    expect(subject).toBe("L’avviso che hai chiesto a English Coach");
    const preview = /data-skip-in-text="true"[^>]*>([^<]*)/.exec(html)?.[1] ?? "";
    expect(preview).toMatch(/^Leggilo adesso, in un posto tranquillo\./);
  });
});

test.each([
  ["eating", /il cibo o il corpo/, /Non parlare di peso/],
  ["bullying", /si comporta male/, /non è colpa sua/],
  ["distress", /tristezza, paura o un brutto pensiero/, /Se dura da qualche settimana/],
] as const)("what a student has told about %s comes with a way to begin", async (cause, about, todo) => {
  const text = await textOf("parent-told", { cause });
  expect(text).toContain("Giulia vuole che tu sappia che sta passando un momento difficile");
  expect(text).toMatch(about);
  expect(text).toMatch(todo);
  expect(text).toMatch(/114 Emergenza Infanzia.*19696 Telefono Azzurro/);
  expect(text).not.toContain("112");
});
