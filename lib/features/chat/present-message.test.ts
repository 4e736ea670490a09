import { presentMessage } from "./present-message";

const finding = {
  id: "f1",
  topic: "irregular-past",
  start: 12,
  end: 14,
  quote: "go",
  explanation: "Alcuni verbi cambiano forma al passato.",
  hints: ["Quando succede?", "Che cosa fa il verbo?", "Cerca la sua forma irregolare."],
};
const justWritten = { ...finding, messageId: "m1", correction: "went", secret: "I went to" };
const row = {
  id: "m1",
  sender: "user" as const,
  text: "Yesterday I go to school",
  xpAwarded: null,
  createdAt: new Date("2026-11-20T09:00:00.000Z"),
  exchange: { status: "settled" as const, clientMessageId: "key-1" },
  findings: [justWritten],
};

test("of a finding that was just written neither the correction nor the later hints are shown", () => {
  const { hints, ...shown } = finding;
  expect(presentMessage(row).findings).toEqual([{ ...shown, hint: hints[0] }]);
});
