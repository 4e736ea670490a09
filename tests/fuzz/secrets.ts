import { masterKey } from "../support/administrators";

export const cronSecret = "zibibbo-cron-secret-of-the-fuzz";
export const authSecret = "zibibbo-auth-secret-of-the-fuzz-long-enough";

/** What no reply may hold, whoever asks. */
export const secrets = [cronSecret, authSecret, masterKey, "$argon2"];

/** What is another student's. */
export const privateWords = {
  email: "canarino@scuola.example",
  name: "Canarino Giallo",
  parentEmail: "mamma.canarino@casa.example",
  parentName: "Mamma Canarina",
  message: "My canary is called Zenobia",
};
