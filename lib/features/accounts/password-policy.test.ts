import { passwordProblems } from "./password-policy";

const owner = { email: "ada.rossi@scuola.example", nickname: "AdaLove" };
const problems = (password: string, isChange = false) => passwordProblems(password, { owner, isChange });

it.each([
  "zebrax",
  "quattro parole a caso",
  "Ünïcödé",
  "coach-demo-2026",
  "Matita-gialla-7",
  "una parola lunga",
  "il gatto dorme 12",
  "milano e napoli in treno",
  "juventus contro torino",
  "qwerty e poi basta",
  "aa7bb7aa8",
  "1975-4827-9936",
  "一二三四五六七",
])("takes %j", async (password) => {
  expect(await problems(password)).toEqual([]);
});

it.each([
  ["too short", ["", "12345", "zebra"]],
  ["too long", ["zebra di mare ".repeat(19)]],
  [
    "common",
    ["password", "PASSWORD", "Password1!", "iloveyou", "cucciolo", "francesca2011", "1monkey", "p@ssw0rd"],
  ],
  ["the product's", ["EnglishCoach", "english coach 7", "english-coach", "inglese1"]],
  [
    "a team's",
    [
      "Juventus1",
      "juve2026",
      "INTER1908",
      "forza napoli",
      "ForzaRoma!",
      "A.C. Milan",
      "realmadrid7",
      "man-united",
    ],
  ],
  [
    "a game's",
    [
      "minecraft123",
      "Roblox!!",
      "fortnite",
      "brawl stars",
      "brawlStars99",
      "Call of Duty",
      "nba2k26",
      "pokemon25",
    ],
  ],
  [
    "repeated",
    ["aaaaaa", "ciaociao", "ciao ciao ciao", "ababab", "lalalala9", "x".repeat(256), "Oggi.oggi.oggi"],
  ],
  [
    "keys in a row",
    [
      "qwerty",
      "QWERTY123",
      "asdf1234",
      "poiuyt",
      "zxcvbn!",
      "987654321",
      "abcdefg1",
      "qweasdzxc",
      "azerty",
      "qwertz",
    ],
  ],
  ["the owner's", ["adalove", "AdaLove1", "ADA.ROSSI@scuola.example", "ada.rossi", "ada.rossi2012"]],
])("refuses what is %s and says why", async (_title, candidates) => {
  for (const candidate of candidates) {
    expect([candidate, (await problems(candidate)).length > 0]).toEqual([candidate, true]);
  }
});

it("asks for more characters where it replaces another", async () => {
  expect(await problems("zebraxy", true)).toEqual(["La nuova password deve essere di almeno 8 caratteri"]);
  expect(await problems("zebraxy")).toEqual([]);
  expect(await problems("zebraxyw", true)).toEqual([]);
  expect(await problems("zebrx", false)).toEqual(["La password deve essere di almeno 6 caratteri"]);
});
