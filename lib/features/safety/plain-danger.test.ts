import { holdsPlainDanger } from "./plain-danger";

test.each([
  "Voglio morire",
  "non   voglio PIÙ vivere!!!",
  "papà mi picchia ogni sera",
  "I want to die",
  "penso al suicidio",
])("sees the danger in %p", (message) => {
  expect(holdsPlainDanger(message)).toBe(true);
});

test.each(["ahahah che ridere", "My dad is tall.", "muoio dal ridere", ""])("sees none in %p", (message) => {
  expect(holdsPlainDanger(message)).toBe(false);
});
