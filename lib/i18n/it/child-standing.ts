/** How things stand for a child, in a few words each. */
export const childStanding = {
  label: "Come stanno le cose",
  uses: "Può usare",
  nothing: "niente, per ora",
  scopes: { coach: "coach", photos: "foto", voice: "microfono", readAloud: "lettura" },
  hours: "Orari",
  always: "sempre",
  chosen: "quelli scelti da te",
  today: "Oggi",
  minutes: (used: number, most: number) => `${used}\u00a0minuti su\u00a0${most}`,
  plan: "Piano",
  plans: { pro: "Pro", free: "Gratuito" },
};
