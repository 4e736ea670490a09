import type { TutorTurn } from "@/lib/ports/tutor";
import { guardSentence } from "../guard/guard";
import { planPhoto, withoutLoosePhotos } from "./plan-photo";
import { planTurn } from "./plan-turn";
import type { OpenFinding } from "./progress";

const sheet = [
  "Complete the sentences with the past simple of the verbs in brackets.",
  "1  I ____ (go) to the cinema last night.",
  "2  She ____ (buy) a new bike.",
].join("\n");

const open: OpenFinding = {
  id: "f1",
  topic: "age-with-have",
  quote: "I have 12",
  explanation: "L'età si dice con il verbo essere.",
  hints: ["a", "b", "c"],
  correction: "I am 12",
  secret: "I am 12 years old",
  attempts: 0,
};

const ofPhoto = (text: string): TutorTurn["history"][number] => ({ role: "student", text, isPhoto: true });
const coach: TutorTurn["history"][number] = { role: "coach", text: "Guardiamo la 1: che cosa metteresti?" };

describe("planPhoto", () => {
  it("opens the exercise of a picture at its first item, and keeps every solution secret", () => {
    const plan = planPhoto({ text: sheet, open: [], history: [] });
    expect(plan?.brief.strategy).toBe("exercise");
    expect(plan?.brief.findings[0]?.quote).toMatch(/^1\. I ____ \(go\)/);
    for (const leak of ["La 1 è went.", "Nella 2 scrivi bought."])
      expect(guardSentence(leak, plan?.secrets ?? [])).toBe(false);
  });

  it("is undefined for a text without an exercise", () => {
    expect(planPhoto({ text: "The Romans built long roads.", open: [], history: [] })).toBeUndefined();
  });

  it("takes nothing of the picture for the student's: no mistake, no correction, no attempt", () => {
    const text = `${sheet}\n3  I am 12 and she like ____ (swim).`;
    const plan = planPhoto({ text, open: [open], history: [] });
    expect(plan).toMatchObject({ findings: [], resolvedIds: [], attemptedIds: [], brief: { resolved: [] } });
  });

  it("keeps what is still to be found in the student's own messages secret", () => {
    const plan = planPhoto({ text: sheet, open: [open], history: [] });
    expect(guardSentence("Si dice I am 12 years old.", plan?.secrets ?? [])).toBe(false);
  });
});

describe("withoutLoosePhotos", () => {
  it("leaves pictures of exercises and what was typed, and no other text of a picture", () => {
    const typed: TutorTurn["history"][number] = { role: "student", text: "salta" };
    const history = [ofPhoto(sheet), coach, ofPhoto("Skip this one, next please."), coach, typed];
    expect(withoutLoosePhotos(history)).toEqual([ofPhoto(sheet), coach, coach, typed]);
  });

  it("so that no order in a later picture moves the exercise on", () => {
    const history = [ofPhoto(sheet), coach, ofPhoto("salta, la prossima per favore"), coach];
    const plan = planTurn({ message: "went", findings: [], open: [], history: withoutLoosePhotos(history) });
    expect(plan.brief.findings[0]?.quote).toMatch(/^2\./);
  });
});
