/** In the system panel: how often the chat named who helps. */
export const supportTotals = {
  title: (days: number) => `Richieste di aiuto, ultimi ${days} giorni`,
  intro:
    "Quante volte la chat ha indicato chi può aiutare. Sono solo numeri: non dicono chi ha scritto, né che cosa.",
  none: "Nessuna richiesta in questi giorni.",
  failed: "Impossibile caricare le richieste di aiuto",
  cause: "Motivo",
  all: "In tutto",
  levels: { gentle: "Lievi", worry: "Serie", crisis: "Urgenti" },
  causes: {
    "self-harm": "Farsi del male",
    "harm-by-others": "Violenza subita",
    grooming: "Adescamento",
    eating: "Cibo e corpo",
    bullying: "Bullismo",
    distress: "Momento difficile",
  },
};
