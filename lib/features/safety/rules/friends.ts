const friendIt =
  "(mi[oae]|un|una|la|nostr[oa]) (mi[oa] )?(miglior* )?(amic*|compagn*|sorell*|fratell*|cugin*|mamma|papa|fidanzat*|migliore amic*)";
const friendEn =
  "(my|a) (best |little |older |younger |big |close |good )*(friend|sister|brother|cousin|classmate|mom|dad|girlfriend|boyfriend|bestie)( of mine)?";

/** A friend or a relative in danger: to be left aside where a story is told. */
export const harmToFriends = [
  `${friendIt} _ (vuole|voleva|volersi|pensa|pensava|ha provato|ha tentato|cerca|minaccia) _ (morire|uccidersi|ammazzarsi|suicidarsi|farla finita|suicid*|tagliarsi|farsi del male|volersi|impiccarsi|ammazzare|uccidere)`,
  `${friendIt} non vuole (piu )?(vivere|esistere|stare al mondo)(?! (a|in|con|qui) )`,
  `${friendIt} _ si (vuole|voleva) (uccidere|ammazzare|suicidare|tagliare)`,
  `${friendIt} _ si (taglia|tagliava|fa del male|sta uccidendo|autolesiona|ammazza|uccide|suicida|impicca|butta (dal|dalla|sotto|giu))(?! (i capelli|le unghie|di) )`,
  `${friendIt} (non mangia piu|vomita apposta|vomita dopo)`,
  `${friendIt} & (pols*|bracci*|vene) & (tagliat*|tagli|sangu*) & !(cadut*|giocando|cucina)`,
  `${friendIt} (viene|e|e stat*) (picchiat*|violentat*|molestat*|minacciat*)`,
  `${friendEn} _ (wants|want|going|tried|tries|talks|thinks|thinking|talking|trying|planning|threatens) (to|about|of) _ (die|kill (herself|himself|themselves)|end (her|his|their) life|suicide|hurt* (herself|himself)|jump (from|off|out)|killing (herself|himself)|dying|cut (herself|himself))`,
  `${friendEn} _ (cuts|is cutting|harms|is harming|hurts|is hurting|starves) (herself|himself|themselves)(?! (playing|when|while) )`,
  `${friendEn} _ (cuts|cut|burns) (her|his|their) (own )?(arm*|wrist*|leg*|skin)`,
  `${friendEn} (is|feels) suicidal`,
  `${friendEn} (does not|no longer) (want|wants) to (live|be alive|be here)(?! (in|with|near|at|there) )`,
  `${friendEn} (is|gets|was) (being )?(beaten|hit|abused|raped|molested) (by|at home)`,
];
