const bodyParts = "(bracci*|polso|polsi|gamb*|coscia|cosce|pancia|pelle|corpo)";
const homePeople =
  "(papa|mamma|patrigno|matrigna|genitori|nonno|nonna|zio|zia|fratello|cugino|compagno di (mia )?mamma|fidanzato di (mia )?mamma|dad|mom|stepfather|uncle|brother)";
const play = "(gioco|giochi|fortnite|minecraft|roblox|livello|boss|partita|videogioco|game|drago|mostro)";

/** Danger told in hints or pictures: plans, farewells, means, secrets, and what was done without the words for it. */
export const hintedCrisis = [
  // The wish to be no more.
  "non (voglio|vorrei|avrei voluto) (piu )?(esserci|esistere|svegliarmi piu|svegliarmi mai piu|stare (piu )?(al|su questo|in questo) mondo)",
  "(voglio|vorrei|devo|fammi|merito di|mi merito di|meriterei di) (solo |soltanto |proprio )*(mori|morire|ammazzamme|ammazzarme|crepare)(?! (dal|di|dalla|in inglese) )",
  "(a (che|cosa)|per cosa|perche|che senso ha|qual e il senso di|non ha senso|non serve) (piu |mi )*(serve |servirebbe |devo |dovrei |continuo a )?(a )?(vivere|esistere|continuare a vivere|andare avanti cosi|stare al mondo|la mia vita)",
  "che senso ha (continuare|andare avanti|tutto) & (schifo|niente|piu|tanto|nessuno|vita|male)",
  "(meglio|starebbe*|sarebbe*|felici|tutti|miei) _ se (io )?(non ci fossi|non esistessi|sparissi|morissi|non fossi (mai )?nat*)",
  "(sono|ero|sarei) (solo )?(un|uno) (errore|sbaglio|incidente) & (nascere|nat*|vita|genitori|miei)",
  "(non (dovevo|sarei dovut*|avrei dovuto)|vorrei non|meglio non) (essere )?(mai )?(nascere|nat*)(?! (a|in|di|il|qui|prima|nel|dopo) )",
  "(voglio|vorrei|spero|prego) (solo |soltanto |tanto )?che (tutto )?(finisca|finisse|smetta|si spenga) tutto(?! (presto|il compito) )",
  "(mio|my) (funerale|funeral)",
  "(dormire|addormentarmi|chiudere gli occhi|sleep) & (mai piu|non svegliarmi|per sempre|never wake|non svegliarmi piu)",
  "(non mi vedr*|non ci vedremo|non mi sentir*|non sentir* parlare di me) (mai )?piu & !(vacanz*|scuola|trasferi*|campeggio)",
  "(raggiung*|andare da|stare con|vado da|tornare da) & (in cielo|in paradiso|lassu|che e mort*|che non c e piu) & (voglio|vorrei|cosi|presto|io)",
  "(scritto|preparato|lasciato|lascio|scrivo) & (lettera|biglietto) & (coraggio|perdon*|addio|finita|ultima|colpa|quando non) & !(natale|londra|amico di penna|esercizio|auguri)",
  "(regalat*|dat* via|regalo) & (mie cose|le mie cose|tutto quello che ho) & (servono|servira*|tanto|piu)",
  // Hurting oneself.
  "(quando|se|ogni volta che) mi (taglio|graffio|brucio|mordo|faccio (del )?male|colpisco) & !(capelli|unghie|carta|cucin*|barba)",
  `(mi|apposta) & (taglio|tagliett*|tagliuzz*|graffi*|bruci*|incid*) & (apposta|accendino|lametta|temperino|sigaretta|nervos*|sangue|sollievo|calm*|punir*|${bodyParts.slice(1, -1)}) & !(gatto|gatta|cane|cadut*|capelli|sole|mare|giocando|cucin*|forno|erba|spine|scherma)`,
  "(dolore|sangue|pain|blood) & (unica cosa|fa sentire|fa stare meglio|mi calma|mi fa bene|sentir* viv*|makes me feel|feel alive)",
  "mi (do|tiro|prendo a|riempio di) (dei |i |da sol* )*(pugni|schiaffi|sberle|botte|cazzotti)",
  "(sbatto|picchio|batto) (la testa|i pugni|la fronte) (contro|sul|al|nel)",
  "(felpa|maniche lunghe|maglia lunga|polsini|bracciali|sleeves) & (braccia|polsi|tagli|segni|caldo|30 gradi) & (mamma|ved*|nascond*|copr*|sempre|non vogli*) & !(comprat*|prezzo)",
  "(strangolar*|soffocar*|impiccar*) & (mi|provat*|cintura|sciarpa|corda|sfida|challenge)",
  "(blue whale|balena blu|blackout) & (ho fatto|faccio|gioco|sfida|prova|prove|challenge|livello)",
  "(sfida|challenge|prova) & (soffoc*|strangol*|tagli*|svenire|farmi male|farsi male|farci male|respir*)",
  // Means and ways.
  "(quant*|come|cosa succede|che succede|si|basta*|bisogna|serve|servono|devi) & (pastigl*|pillol*|tachipirin*|medicin*|gocce|candeggina|detersivo|veleno|tagliar*|profond*|altezza|sangue|corda) & (morire|muore|muoio|mortale|svegliar*|ammazz*|uccid*|reggere una persona|impicc*)",
  "(come|quanto) si (muore|fa a morire|puo morire) & !(livello|gioco|partita|fortnite|minecraft|dice|scrive|traduce|dal|dalle|di fame)",
  "(modo|maniera|metodo|way) (piu )?(veloce|facile|rapid*|indolore|sicur*) (di|per) (morire|uccider*|ammazzar*|farla finita)",
  "(corda|cappio|nodo|trave) & (reggere|impicc*|collo|persona|appender*) & !(barca|vela|arrampic*|salto)",
  "((sul|dal) (balcone|tetto|ponte|davanzale|cornicione|terrazzo)|binari|finestra|piano) & ((balcone|tetto|ponte|davanzale|cornicione|terrazzo) e guard* giu|basterebbe|un passo|saltare|salto|buttar*|butto|vuoto|lasciarmi (andare|cadere)) & (sto|sono|io|mi|penso|abito|ogni tanto|vorrei|guardo) & !(gatto|elastico|bungee|palla|ladro|spazzatura)",
  "(pres*|ingoi*|ingoiat*|bevut*) & (pastigl*|pillol*|medicin*|tachipirin*|gocce|candeggina|detersivo) & (tant*|tropp*|sacco|tutt*|gira la testa|sonno|nausea|non si muove|non risponde|non si sveglia|svenut*) & !(medico|dottor*|febbre|raffreddore|influenza)",
  // Harm by others.
  "(fa vedere|mostra|fatto vedere|tira fuori) (il suo (coso|pisello|pene)|la sua cosa|le sue (parti|mutande))",
  "(costrett*|costring*|obblig*|forz*|continua*|fermat*) & (dicevo|ho detto|dico|detto|dicessi) (di |che )?no",
  "mi (ha |hanno )(costrett*|obbligat*|forzat*) a (farlo|fare (una cosa|delle cose|quella cosa|sesso)|toccar*|spogliar*|baciar*|bere|guardare)",
  "stat* (forse |quasi )?(stuprat*|violentat*|abusat*|molestat*)(?! (nel (film|libro)|dal re) )",
  "(subit*|subisc*|vittima di) (una |un |delle )?(violenz*|stupr*|abus*|molesti*)",
  "(svegliat*|ritrovat*) & (senza (vestiti|mutande|maglietta|niente addosso)|nud*) ",
  "(ubriac*|fatto bere|drogat*|qualcosa nel bicchiere) & (non ricordo|svegliat*|vestiti|nud*)",
  "mi (ha |hanno )(filmat*|ripres*|fotografat*|registrat*) & (cambiav*|spogli*|bagno|doccia|nud*|mutand*|intim*|di nascosto)",
  "(pubblic*|diffond*|far vedere|fa vedere|mostr*|postare|posta|caric*|manda|mandare|divulg*|girare|gira) & (video|foto|chat|nudes) & (di noi|nostr*|nud*|intim*|spogli*|di me|mia|mie|mio|miei) & (se non|vuole|minaccia|minacciano|dice che|tutti|ex|altrimenti|senno)",
  "(chied*|vuole|vogliono|pretende) & (foto|video|soldi) & (senza maglietta|nud*|intim*|spogliat*|in mutande|reggiseno|foto) & (altrimenti|senno|se no|se non|minaccia*|ricatt*|dicono tutto|dice tutto)",
  "(ricatt*|blackmail*) & (mi|me|foto|video|photo*)",
  "(mi|me) & (aspett*|insegu*|segue|seguono|minacci*) & (coltello|pistola|lama|spranga|taglierino|mazza)",
  "(so dove abiti|ti vengo a prendere|ti veniamo a prendere|sei mort*|ti ammazzo) & (scritto|scrive|scrivono|detto|dice|messaggio|minacc*)",
  `mi (lega|legano|lego|ha legat*|hanno legat*|chiude|chiudono) (alla|al|le mani|i polsi|i piedi|con|a chiave) & !${play}`,
  `${homePeople} & (urla|urlano|grida|spacca|rompe|distrugge|lancia|sfonda) & (sotto il letto|nascost*|nascond*|chius*|paura|spacca tutto|rompe tutto|piange) & !(gol|film|inter|milan|juve|partita)`,
  `(non posso|non riesco a|non voglio|non so come|ho paura di) (dirti|dire|raccontar*|dirlo|parlare) & (mi fa|mi fanno|fa|fanno|succede|mi ha fatto|casa) & ${homePeople}`,
  `(cosa|quello|qualcosa|cose) che (mi (fa|fanno|ha fatto)|succede|succedono|fa|fanno) & ${homePeople} & (posso|dire|raccont*|nessuno|segret*|vergogn*|paura|notte)`,
  "(se (parlo|lo dico|racconto|lo racconto|dico qualcosa)) & (ammazz*|uccid*|botte|male|picchi*|collegio|casino|porta* via|mandano via|paura|spacca)",
  `${homePeople} & (mi|ci|me) & (spacca la faccia|spezza|gonfia|sigaretta|per i capelli|tira i capelli|tirato i capelli|sbatt*|pugno|pugni|calcio|cinghia|mestolo|bastone|ferro da stiro) & !(taglia i capelli|pettina|lava i capelli|calcio (con|insieme)|gioc*|tira i calci al pallone|allen*|a calcio|di calcio)`,
  "(mi|ci) (ha |hanno |lasci*|chiud*|chius*|butta*|caccia*) & (lasci*|chiu*|butta*|caccia*) & (fuori|senza mangiare|senza cena|senza cibo) & (casa|notte|punizione|voto|sempre) & !(telefono|gatto|chiavi)",
  "(livid*|segni|bernoccol*) & (dico|dire|nascond*|copr*|scusa|cadut* dalle scale|ginnastica|prof|vedono) & (ho|mi|sono) & !(giocando|partita|allenamento)",
  "(touch*|hit*|beat*) me(?! (at|in (chess|the (game|race|match|final))) ) & (night|in the night|every day|every night|fear|scared|secret|not want) & !(tennis|chess|cards|game|ball|race|football)",
  // Threats of one's own.
  "(porto|portero|prendo|ho) (il|un|una|la) (coltello|pistola|lama|taglierino|spranga) & (paga*|pent*|vedere|vendic*|ammazz*|uccid*|scuola)",
  `(giuro|voglio|vorrei|domani|un giorno) & (li|tutti|classe|compagn*|scuola|prof) & (ammazzo|ammazzerei|uccido|uccidero|strage|sparo|sparare|accoltell*) & !${play}`,
  // Eating.
  "(lassativ*|diuretic*|laxative*) & (dimagr*|magr*|prendo|uso|peso|mamma|pancia)",
  "(arrivare|scendere|pesare|arrivo) (a |al )?[2-4][0-9] (chili|kg|kili|chilogrammi)",
  "(nascond*|butto|sputo|buttare) (il |la |di nascosto |via )*(cibo|pranzo|cena|mangiare|merenda) & (nascosto|tovagliol*|pensano|credono|mamma|grass*|dimagr*|mangiato)",
  "(dimagr*|perdere) & ([0-9]+ (kg|chili|kili)|peso) & (senza che|di nascosto|in (una|due|poch*) (settiman*|giorn*))",
  "(giorni|settimane) che non (mangio (niente|nulla|piu|quasi|e|per|.)|tocco cibo|mangi .)",
  "(not|never|dont) eat* & (days|week*) & (fat|thin|i)",
  // Friends and family.
  "(compagn*|amic*|fratell*|sorell*|cugin*|fidanzat*|ragazz*) & (scritto|detto|mandato|lasciato) (un )?addio & !(film|libro|saggio|celibato|nubilato)",
  `(trovat*|visto|vista) & (fratell*|sorell*|mamma|papa|amic*|cugin*) & (vene|tagliat*|impicc*|non respira|non si muove|svenut*|pastigl*)`,
  "(sorella|fratello|amic*|cugin*|compagn*) & (non mangia (piu (niente|nulla|da|e|.)|niente|da (giorni|settiman*|molto|tanto|[a-z0-9]+ (giorni|settiman*)))|vomita (dopo|sempre|ogni)|si taglia|si fa (i|dei) tagli) & !(i capelli|le unghie|febbre|influenza|carne|pesce)",
  "(amic*|compagn*|sorella|cugin*) & (detto|racconta*|confidat*|dice) & (la tocca|lo tocca|la picchi*|lo picchi*|la menano|cose brutte|vuole morire|vuole uccidersi)",
];
