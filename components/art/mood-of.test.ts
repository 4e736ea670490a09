import { moodOf, type CoachSaid } from "./mood-of";

const plain: CoachSaid = {
  text: "Che bello, racconta ancora!",
  isWriting: false,
  isSupport: false,
  xpAwarded: 0,
  openPlaces: 0,
  isNotYet: false,
};

test.each<[string, Partial<CoachSaid>, string]>([
  ["thinks before the first word", { text: "", isWriting: true }, "thinks"],
  ["smiles in plain talk", {}, "smiles"],
  ["smiles at a message that earned what practice earns", { xpAwarded: 5 }, "smiles"],
  ["asks when it ends with a question", { text: "Quale verbo usa l'inglese?" }, "asks"],
  ["asks when only marks follow the question", { text: "Com'è andata **ieri?** 🙂" }, "asks"],
  ["smiles when the question is not the end", { text: "Che cosa vuol dire? È un verbo." }, "smiles"],
  ["cheers when something was put right", { xpAwarded: 10 }, "cheers"],
  ["does not cheer before it has said why", { xpAwarded: 10, isWriting: true }, "smiles"],
  ["points while a place is to be found", { openPlaces: 1 }, "points"],
  ["never cheers while a place is to be found", { openPlaces: 1, xpAwarded: 10 }, "points"],
  ["asks after a try that was not right", { isNotYet: true, xpAwarded: 10 }, "asks"],
  [
    "consoles who needs help, whatever was found",
    { isSupport: true, openPlaces: 2, xpAwarded: 10 },
    "consoles",
  ],
  ["consoles by the number of the help line", { text: "Chiama il 19696." }, "consoles"],
])("the coach %s", (_, said, mood) => {
  expect(moodOf({ ...plain, ...said })).toBe(mood);
});
