import { expect, type Page } from "@playwright/test";

export const testCards = {
  good: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  asksTheBank: "4000 0025 0000 3155",
};

/** The card form, wherever it is. */
export function cardFormOf(page: Page) {
  const number = page.getByRole("textbox", { name: "Numero carta" });
  const expiry = page.getByRole("textbox", { name: "Scadenza" });
  const cvc = page.getByRole("textbox", { name: "CVC" });
  const confirm = page.getByRole("button", { name: "Conferma Pagamento €4/mese" });

  /** Types a card, a key at a time. */
  async function fill(card: string): Promise<void> {
    await number.fill("");
    await number.pressSequentially(card.replaceAll(" ", ""));
    await expiry.fill("12/60");
    await cvc.fill("123");
    await expect(number).toHaveValue(card);
  }

  return {
    number,
    expiry,
    cvc,
    confirm,
    fill,
    /** What went wrong. */
    problem: page.locator("form").getByRole("alert"),

    async pay(card: string): Promise<void> {
      await fill(card);
      await confirm.click();
    },
  };
}
