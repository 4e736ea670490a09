import { asksForPrinted } from "./question-of-answer";

const asks = (question: string, answer: string) =>
  asksForPrinted(question, { prompt: `____? ${answer}`, gaps: [{ start: 0, end: 4 }] });

test.each([
  ["What time is it?", "It's half past two."],
  ["why did you go to bed", "Because I was tired."],
  ["How are you?", "Fine, thanks."],
  ["How many students are there?", "There are twenty students."],
  ["Do you like pizza?", "Yes, I do."],
  ["Is your brother tall?", "No, he isn't."],
  ["Whose pen is this?", "It's mine."],
])("«%s» asks for «%s»", (question, answer) => expect(asks(question, answer)).toBe(true));

test.each([
  ["Where is it?", "It's half past two."],
  ["Does he like pizza?", "Yes, I do."],
  ["Do you like pizza?", "Yes, I can."],
  ["Why?", "Because I was tired."],
  ["How old are you?", "Fine, thanks."],
])("«%s» does not ask for «%s»", (question, answer) => expect(asks(question, answer)).toBe(false));
