import { auth } from "./auth";
import { common } from "./common";
import { training } from "./training";
import { worksheetList } from "./worksheet-list";

const { before, marked, after } = auth.tagline;

/** What a phone shows of the app when it is installed, and other sites of its address. */
export const webApp = {
  sharedLink: `${common.productName}: ${before}${marked}${after}`,
  shortcuts: { chat: "Chat", training: training.title, sheets: worksheetList.title },
  screens: {
    chat: "Chiedi al coach: ti risponde con domande e indizi",
    training: "Tre esercizi al giorno, fatti per te",
    progress: "Quanto hai già imparato",
  },
};
