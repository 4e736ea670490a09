/** Said to whoever logs out in a window that is no longer theirs. */
export const anotherIsIn = {
  title: "Eri già fuori",
  text: "Intanto in un’altra finestra è entrato un altro account: adesso vedi quello.",
};
