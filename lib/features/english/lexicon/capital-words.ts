const list = (words: string) => new Set(words.trim().split(/\s+/));

/** Names that always take a capital letter and are no common words without it. */
export const capitalWords = list(`
monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays
january february april june july august september october november december
christmas easter halloween
english italian french spanish german american british irish scottish welsh portuguese dutch greek russian chinese japanese
indian african european albanian romanian ukrainian moroccan egyptian brazilian canadian australian mexican swiss austrian
belgian swedish norwegian finnish turkish croatian korean argentinian roman sicilian asian arabic latin
italians germans americans africans europeans russians australians canadians brazilians
italy france spain germany england scotland ireland wales britain portugal greece russia japan india africa europe
asia america albania romania ukraine morocco egypt brazil canada australia mexico switzerland austria belgium netherlands
sweden norway finland denmark poland croatia tunisia argentina peru cuba colombia iceland malta cyprus bulgaria serbia
slovenia hungary thailand vietnam korea antarctica nigeria senegal ghana kenya pakistan bangladesh philippines
rome milan naples turin venice genoa palermo bologna bari catania verona padua pisa siena sicily sardinia tuscany
london paris madrid barcelona berlin dublin edinburgh glasgow liverpool oxford cambridge brighton amsterdam athens
lisbon vienna prague budapest brussels moscow tokyo beijing sydney chicago boston hollywood valencia seville munich hamburg
giulia marco luca matteo francesca alessandro lorenzo chiara martina giorgia davide simone federico elena paolo giuseppe
antonio roberto stefano riccardo tommaso edoardo beatrice camilla ludovica aurora emma sofia sara alessia
john peter james paul david michael thomas robert daniel lucy kate sarah susan jane laura helen mary julia oliver
harry george charlotte jessica emily olivia
usa uk instagram facebook netflix juventus google`);

/** Italian names of towns, with their English ones. */
export const italianTowns = new Map(
  Object.entries({
    roma: "Rome",
    milano: "Milan",
    napoli: "Naples",
    torino: "Turin",
    venezia: "Venice",
    londra: "London",
  }),
);

/** Second halves of names in two words, with the first halves before them. */
export const pairsOfWords = new Map(
  Object.entries({
    york: list("new"),
    zealand: list("new"),
    states: list("united"),
    kingdom: list("united"),
    angeles: list("los"),
    francisco: list("san"),
  }),
);

/** Common words that are names in such company: "in march", but "soldiers march". */
export const namesAfter = new Map(
  Object.entries({
    march: list("in last next since until of every"),
    may: list("in last next since until of every"),
    china: list("in from to visit visited"),
    turkey: list("to from visit visited"),
    polish: list("speak speaks is am are learn in"),
    manchester: list("in to from for visit visited"),
    florence: list("in to from visit visited near"),
  }),
);
