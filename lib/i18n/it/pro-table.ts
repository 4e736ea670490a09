import { freeLimits } from "@/lib/features/usage/rules";
import { hearts } from "@/lib/features/rewards/rules";
import { proEuros } from "./pro-price";

/** The free plan and Pro side by side, the same rows for both. */
export const proTable = {
  caption: "Gratis e Pro a confronto",
  free: "Gratis",
  pro: "Pro",
  rows: [
    { what: "Messaggi", free: `${freeLimits.messages} in tutto`, pro: "illimitati" },
    { what: "Foto", free: `${freeLimits.homework} in tutto`, pro: "illimitate" },
    { what: "Audio", free: "no", pro: "sempre" },
    { what: "Cuori", free: String(hearts.max), pro: "illimitati" },
    { what: "Assistenza", free: "via email", pro: "in 1 giorno lavorativo" },
  ],
  both: "Esercizi, badge e progressi sono gratis per tutti.",
  hearts: (left: number) => `Cuori: ${left} di ${hearts.max}`,
  heartsLabel: "Cuori",
  price: `${proEuros}\u00a0€ al mese, disdici quando vuoi.`,
};
