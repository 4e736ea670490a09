/** A thing a pupil has or sees, with its plural and its Italian. */
export type Thing = { en: string; plural: string; it: string; itPlural: string; gender: "m" | "f" };

const rows = `
car|cars|macchina|macchine|f
bike|bikes|bicicletta|biciclette|f
bag|bags|borsa|borse|f
book|books|libro|libri|m
dog|dogs|cane|cani|m
cat|cats|gatto|gatti|m
house|houses|casa|case|f
chair|chairs|sedia|sedie|f
table|tables|tavolo|tavoli|m
jacket|jackets|giacca|giacche|f
hat|hats|cappello|cappelli|m
shirt|shirts|camicia|camicie|f
T-shirt|T-shirts|maglietta|magliette|f
phone|phones|telefono|telefoni|m
pen|pens|penna|penne|f
box|boxes|scatola|scatole|f
ball|balls|palla|palle|f
umbrella|umbrellas|ombrello|ombrelli|m
sofa|sofas|divano|divani|m
bird|birds|uccello|uccelli|m
flower|flowers|fiore|fiori|m
picture|pictures|quadro|quadri|m
boat|boats|barca|barche|f
skirt|skirts|gonna|gonne|f
dress|dresses|vestito|vestiti|m
lamp|lamps|lampada|lampade|f
toy|toys|giocattolo|giocattoli|m`;

export const things: Thing[] = rows
  .trim()
  .split("\n")
  .map((row) => {
    const [en = "", plural = "", it = "", itPlural = "", gender = ""] = row.split("|");
    return { en, plural, it, itPlural, gender: gender as "m" | "f" };
  });

/** What things look like: size first, then age, then colour, as English wants them. */
export type Quality = { en: string; it: string; kind: "size" | "age" | "colour" };

export const qualities: Quality[] = `
big|grande|size
small|piccolo|size
long|lungo|size
old|vecchio|age
new|nuovo|age
red|rosso|colour
blue|blu|colour
green|verde|colour
yellow|giallo|colour
black|nero|colour
white|bianco|colour
grey|grigio|colour
brown|marrone|colour
purple|viola|colour`
  .trim()
  .split("\n")
  .map((row) => {
    const [en = "", it = "", kind = ""] = row.split("|");
    return { en, it, kind: kind as Quality["kind"] };
  });

const living = /^(?:dog|cat|bird|flower)$/;
/** Long boxes and new birds are left out. */
export const fits = (thing: Thing, { en, kind }: Quality) =>
  (en !== "long" || /^(?:skirt|dress|table|boat|sofa)$/.test(thing.en)) &&
  !(kind === "age" && living.test(thing.en)) &&
  !(/^(?:dog|cat)$/.test(thing.en) && /^(?:red|blue|green|yellow|purple)$/.test(en)) &&
  !(/^(?:picture|house)$/.test(thing.en) && kind === "colour");
