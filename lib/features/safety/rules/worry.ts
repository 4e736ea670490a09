/** Distress that may be less than a crisis, or is not quite said: to be answered gently. */
export const worry = [
  "non ce la faccio (proprio )?piu(?! (con|a (fare|studiare|finire|scrivere|leggere|imparare|tradurre|stare seduto)|di (studiare|compiti|verbi)|in (inglese|grammatica|matematica)|fatica) )",
  "nessuno mi (vuole bene|ama|capisce davvero|capisce e|ascolta mai|vede|cerca mai|considera)",
  "a casa (mia )?(non (sto|si sta) (piu |molto )*bene|sto male|e un (inferno|incubo)|e (molto )?brutt*)",
  "(a|in) nessuno (importa|frega|interessa) (niente |nulla )?di me",
  "(nobody|no one) (love|loves|understands|listens to|cares about|care of|sees) me",
  "(mi sento|sono) (sempre |tanto |cosi |troppo |molto )*(sol* al mondo|un fallimento|vuot* dentro|spent*|un peso|inutil*|sbagliat*|invisibile|dispera*)",
  "(mi odio|mi faccio schifo|odio me stess*|i hate me|odio il mio corpo|faccio schifo a tutti)",
  "(sto (troppo |molto |davvero )?male|sono (molto |troppo )?(depress*|dispera*)) (dentro|da (giorni|settimane|mesi|tanto|molto)|ogni (giorno|notte)|e nessuno)",
  "(piango) (ogni|tutte|tutti|sempre|di nascosto|la notte|da sol*)",
  "(ho bisogno di (parlare|qualcuno)|posso parlare con qualcuno|vorrei parlare con qualcuno)(?! (in inglese|inglese) )",
  "(ho paura|non mi sento al sicuro) (di stare|a stare|a|quando sono) (a )?casa(?! (al buio|da sol*) )",
  "(depression*|attacc* di panico|ansia fortissima|pensieri brutti) & (ho|mi|miei|soffro|vengono)",
  "mi (fa|fanno) (tanta |molta )?paura (mio|il mio|mia|la mia|il compagno|il fidanzato) _ (padre|papa|patrigno|zio|nonno|fratello|mamma|vicino)",
];
