const money = new Intl.NumberFormat("it-IT", { style: "currency", currency: "EUR" });

/** 4,00 € */
export function euros(cents: number): string {
  return money.format(cents / 100);
}
