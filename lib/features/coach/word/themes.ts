/** What the themes of our word tables are called, where that helps to find a word. */
export const themeNames: ReadonlyMap<string, string> = new Map(
  `school scuola;language lingue e parole;home casa;family famiglia;people persone;animals animali;food cibo e bevande
  ;body corpo;clothes vestiti;time tempo e calendario;numbers numeri;colours colori;town città;travel viaggi
  ;weather tempo che fa;nature natura;sport sport;leisure tempo libero;feelings emozioni;character carattere
  ;looks aspetto;work lavoro;shopping negozi e acquisti;technology tecnologia;health salute`
    .split(";")
    .map((line) => {
      const [theme = "", ...name] = line.trim().split(" ");
      return [theme, name.join(" ")] as const;
    }),
);
