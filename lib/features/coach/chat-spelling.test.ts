import { spelledOut } from "./chat-spelling";

test.each([
  ["xk nn va bene?", "perché non va bene?"],
  ["cmq qnd si usa", "comunque quando si usa"],
  ["dv sn anke tt qst", "dove sono anche tutto questo"],
  ["ke vuol dire", "che vuol dire"],
  ["x favore", "per favore"],
  ["che differenza c e", "che differenza c'è"],
  ["dov è che si mette", "dov'è che si mette"],
  ["cos era", "cos'era"],
])("%s is %s", (message, full) => expect(spelledOut(message)).toBe(full));

test.each([
  "come si legge la k di knife",
  "3 x 4",
  "5 cm",
  'che vuol dire "nn xk"',
  "«cmq» è una parola?",
  "I like the x-ray",
  "She goes to school",
  "vitamin c every day",
  "with c or e?",
])("%s stays", (message) => expect(spelledOut(message)).toBe(message));
