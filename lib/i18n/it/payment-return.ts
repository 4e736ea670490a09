/** For who comes back from paying. */
export const paymentReturn = {
  title: "Pagamento completato!",
  text: "Ora hai accesso a Pro con cuori illimitati!",
};
