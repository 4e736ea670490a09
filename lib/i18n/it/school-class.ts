import type { SchoolClass } from "@/lib/features/accounts/rules";

const names: Record<SchoolClass, string> = {
  primary5: "5ª primaria",
  middle1: "1ª media",
  middle2: "2ª media",
  middle3: "3ª media",
  high1: "1ª superiore",
  high2: "2ª superiore",
  high3: "3ª superiore",
  high4: "4ª superiore",
  high5: "5ª superiore",
};

/** What year of school the learner is in: asked in the empty chat, changed in the profile. */
export const schoolClass = {
  question: "Che classe fai?",
  why: "Serve al coach per scegliere inglese ed esercizi adatti a te.",
  names,
  /** The years in the rows of the schools they belong to. */
  schools: [
    { name: "Primaria", classes: [{ id: "primary5", year: "5ª" }] },
    {
      name: "Media",
      classes: [
        { id: "middle1", year: "1ª" },
        { id: "middle2", year: "2ª" },
        { id: "middle3", year: "3ª" },
      ],
    },
    {
      name: "Superiore",
      classes: [
        { id: "high1", year: "1ª" },
        { id: "high2", year: "2ª" },
        { id: "high3", year: "3ª" },
        { id: "high4", year: "4ª" },
        { id: "high5", year: "5ª" },
      ],
    },
  ] satisfies { name: string; classes: { id: SchoolClass; year: string }[] }[],
  unsaid: "Preferisco non dirlo",
  thanks: (name: string) =>
    `Grazie! ${name}: ne terrò conto negli esempi e negli esercizi. Se cambi classe, dimmelo nel profilo.`,
  fine: "Va bene così, non te lo chiedo più. Se cambi idea, la scegli nel profilo.",
  saved: "Classe aggiornata",
  failed: "Non è stato possibile salvare la classe.",
};
