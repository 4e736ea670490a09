const harmless =
  "(scherzo|gioco|giochi|gioca|partita|torneo|squadra|allenament*|palestra|judo|boxe|karate|calcio|cane|gatto|gatta|eserciz*|verb*|studiare|compit*|capitolo|frasi|lezione|verific*|interrog*|film|libro|storia|fortnite|minecraft|palla|pallone|dottor*|medico|dentista|febbre|influenza|virus|game|match|homework|dog|cat|ball)";
const atHome =
  "(papa|mamma|patrigno|matrigna|genitori|miei|nonno|nonna|zio|zia|fratello|compagno di mamma|fidanzato di mamma|lui|dad|mom|stepfather|uncle|brother)";
const grownUps =
  "(uomo|signore|adulto|vecchio|tizio|tipo|sconosciut*|uno (grande|online|in chat|che)|fotografo|man|stranger|guy|[2-6][0-9] anni|vent anni|trent anni|ventenne|trentenne)";

/** Distress that may be less than a crisis, or is not quite said: to be answered gently. */
export const worry = [
  // Despair and loneliness.
  "non ce la faccio (proprio |davvero )?piu(?! (con|a (fare|studiare|finire|scrivere|leggere|imparare|tradurre|stare|correre)|di (studiare|compiti|verbi)|in (inglese|grammatica|matematica)|fatica|oggi) )",
  "nessuno (mi (vuole (bene|piu)|ama|capisce (davvero|e)|ascolta|crede|vede|cerca (mai|piu)|considera|aiuta (mai|a casa|.)|crederebbe|credera))(?! (a|in) (calcio|squadra) )",
  "a casa (mia )?(non (sto|si sta) (piu |molto )*bene|sto male|non si vive|e un (inferno|incubo)|e (molto )?brutt*)(?! (influenza|febbre) )",
  "(a|in) nessuno (importa|frega|interessa) (niente |nulla )?di me",
  "(nobody|no one) (love|loves|understand|understands|listens to|cares about|care of|sees|believe|believes) me",
  "(mi sento|sono) (sempre |tanto |cosi |troppo |molto |davvero |piu )*(sol* (al mondo|dentro|contro|come|e nessuno)|un fallimento|una nullita|vuot*|spent*|un peso|di troppo|inutile (per|e|.)|sbagliat* (dentro|come|e)|invisibile (per|a)|dispera*|sporc*|violat*|morta dentro|morto dentro)",
  "non ho (piu )?(nessuno (al mondo|con cui|a cui|che)|lacrime|motivi|un motivo|futuro)(?! (gioc*|in squadra|di inglese) )",
  "(mi odio|mi faccio schifo|odio me stess*|i hate me|odio il mio corpo|faccio schifo a tutti)(?! quando (sbaglio|dimentico|faccio) )",
  "non (merito|conto|valgo|servo|appartengo) (piu )?(niente|nulla|a niente|a nessuno|di|amore|per nessuno|a questo)(?! (in (porta|campo|attacco)) )",
  "(me lo merito|merito) (di )?(soffrire|le botte|stare male|il male|tutto il male)",
  "(sto (troppo |molto |davvero )?male|sono (molto |troppo )?(depress*|dispera*)) (dentro|da (settimane|mesi|tanto|molto)|ogni (giorno|notte)|e nessuno)",
  `(piango|tremo) (ogni|tutte|tutti|sempre|di nascosto|la notte|da sol*|quando (sento|torna|arriva)|in bagno) & !${harmless}`,
  "(ho bisogno di (parlare|qualcuno)|(posso|vorrei) parlare con qualcuno|non so (con chi|a chi) (parlare|dirlo|parlarne))(?! (in inglese|inglese) )",
  "(paura|schifo) (di|per|a) (me stess*|quello che (penso|potrei far*|mi fa)|farmi (del male|qualcosa))",
  "(attacc* di panico|pensieri brutti|brutti pensieri|voci nella testa|una voce) & (ho|mi|miei|soffro|vengono|non vanno via|testa)",
  "(vorrei|voglio|spero|prego|sogno|immagino|preferirei|preferisco|mi immagino) & (mort*|morire|morissi|incidente|tumore|malattia|smettere di (soffrire|respirare|esistere|vivere)|non svegliarmi|non esistere|spegner*|dove nessuno mi trova|scheletro|cancellar*) & !(gioco|film|libro|storia|personaggio|dracula|zombie|minecraft|fortnite|scrivere|romanzo|nonno e|cane|gatto|idiom)",
  "(se|quando) (io )?(muoio|morissi|salto (giu|dal|dalla|nel)|mi butto|sparisco|sparissi|non ci fossi piu) & (nessuno|meglio|fa male|piange*|felici|piano|tutti|chi) & !(livello|gioco|minecraft|fortnite|piscina|letto)",
  "(tra poco|presto|ormai|stasera|domani) (io )?(smetto di (soffrire|esistere)|non (daro|disturbero|saro) piu|sara tutto finito|ho deciso|non ci sono piu)(?! (lezione|scuola) )",
  "(che differenza fa|a chi importa|chi si (accorgerebbe|ricorderebbe|accorge)) & (ci sono|esisto|muoio|sparisco|di me)",
  "(cosa si prova a|come ci si sente a|quanto ci (vuole|mette) (per|a)|quanto tempo ci vuole per|cercato (su (google|internet) )?come) (morire|dissangu*|annegare|soffocare|impicc*|uccider*)",
  // Wounds and food.
  `(cicatric*|tagli|taglietti|lamett*|lametta|compasso|scars|cuts) & (braccia|braccio|gamb*|pols*|cosc*|nascond*|di nuovo|ricominciat*|fatto io|mi faccio|mi pungo|bene|arm|my) & (ho|mi|io|i|my) & !(hair|grass|paper|bread|cake|capelli|${harmless.slice(1, -1)})`,
  "mi (punisco|pungo|colpisco|faccio sanguinare|strappo i capelli|stringo (il collo|una))",
  "(sonnifer*|pillole|pastiglie|gocce) (di|della|del) (mamma|papa|nonn*|mia) & (pres*|contat*|nascost*|tengo) & !(medico|ricetta)",
  "([0-9]{2,3} calorie|paura (del cibo|di mangiare|di ingrassare|di prendere peso)|(se|per non) ingrass*|la piu magra|si vedono le ossa|senso di colpa quando mangio|in colpa (quando|se|ogni volta che|per ogni|dopo che) )",
  "(non mangio|salto|butto|nascondo|do il mio cibo|mangio (solo|pochissimo)|hide) & (cibo|pranzo|cena|pasti|merenda|food) & (sempre|nascosto|grass*|ingrass*|dimagr*|cane|magr*|non e vero|the) & !(ritardo|allenament*|allergic*|carne)",
  `vomit* & (ogni (giorno|volta|sera)|volte al giorno|apposta|dopo cena|dopo pranzo|di nascosto|imparato|senza rumore|every day|dinner) & !${harmless}`,
  "i (eat nothing|must not eat|am fat and|do not deserve)",
  // Harm by others, at home and outside.
  `mi (ha |hanno |sta |stanno |vuole |vogliono )?(strattona*|aggred*|pesta*|spogliat*|spoglia*|lecca*|strusci*|colpisc*|colpit*|strozz*|perseguit*|tormenta*|rinchius*|rinchiud*|insult*|offend*|umili*|maltratt*|molest*|incatena*|denuda*|soffoca*|trascina*|pizzica* forte) & !${harmless}`,
  `mi (ha |hanno )?(mess*|mette|mettono|infila|infilat*) & (mano|mani|dita|lingua) & (addosso|nelle|nei|sotto|bocca|tra le|pantaloni|mutande|maglia|gonna|collo) & !(tasca|${harmless.slice(1, -1)})`,
  `mi (ha |hanno |han )?(tira|tirano|tirat*|lancia|lanciano|lanciat*|buttat*|butta|buttano|versat*|stringe|strett*|pres*|prende) (sempre )?(i sassi|le pietre|addosso|in testa|gli oggetti|le cose|la sedia|il piatto|la bottiglia|giu i pantaloni|contro il muro|il collo|per il collo|per i capelli) & !${harmless}`,
  `(ha|hanno) & mi & (rotto|spaccato) (il|un|una|la) (naso|dito|braccio|labbro|dente|faccia|testa) & !${harmless}`,
  `${atHome} & (ubriac*|si droga|strozza*|puntat*|coltello|spacca*|spacco|brucia* (la casa|tutto)|picchia*|non si sveglia|non si alza piu|si ammazza|pazzo|mi odia|vuole abbandonar*|scappiamo|le prendo|livid*|broke the door|scream*|screams) & (mi|me|noi|mamma|casa|tutto|sorell*|fratell*|io|my|paura) & !${harmless}`,
  `(nascond*|nascost*|chius*|chiudo|hiding) & (armadio|bagno|letto|camera|porta con la sedia|a chiave|bathroom|closet|wardrobe) & (lui|arriva|torna|paura|papa|patrigno|perche|entri|i am) & !(nascondino|hide and seek|regalo|sorpresa|${harmless.slice(1, -1)})`,
  `(ho paura|temo) (che|di) (papa|lui|mamma|il mio patrigno|entri|torni|uccida|venga|pubblichi|mi trovi|mi picchi) & !${harmless}`,
  `mi (fa|fanno) (tanta |molta )?paura (mio|il mio|mia|la mia|il compagno|il fidanzato) _ (padre|papa|patrigno|zio|nonno|fratello|mamma|vicino)`,
  "mi fa (inginocchiare|dormire per terra|stare senza|spogliare|fare (la doccia gelata|una cosa|cose))",
  "mi (da|dava|danno) fastidio come mi (guarda|tocca|abbraccia|parla)",
  "(non voglio|non mi piace) & mi (tocca|abbraccia|bacia|stringe|guarda sempre|si avvicina|accarezza)",
  "(da quando|dopo|per|di) quello che (mi ha fatto|e successo|mi fa|mi hanno fatto)(?! (vedere|ridere|studiare) )",
  "(qualcuno|qualcun*) (mi porti via|mi puo salvare|puo salvarmi|mi salvi|mi aiuti per favore)",
  "(chiam*|posso chiamare|can you call) (la |the )?(polizia|carabinieri|police|qualcuno) (per favore|contro|per (papa|mio|mamma|me)|for me)",
  "(non posso|non riesco a|non so come|paura di) (dirlo|raccontarlo|parlarne)( a nessuno| ai miei| a mamma| a casa)(?! (in inglese|del voto|che ho preso) )",
  "(non dirlo|do not tell|not tell it|ti prego non dire) (a nessuno|ai miei|to (my parents|anyone|nobody|anybody))(?! (che ho (preso|copiato)) )",
  // Peers.
  "(ridono|ridere) (di me|del mio|della mia|dei miei|delle mie)(?! (barzellett*|battut*|scherz*) )",
  "(dicono|scrivono|hanno scritto|mi dicono|mi scrivono) & (di me|su di me|il mio nome|muori|ammazzati|ucciditi|devo morire|dovrei (buttarmi|morire|sparire)|devo tornare|al mio paese|piangerebbe per me) & !(complimenti|brav*|bell*)",
  "nessuno (si siede|vuole sedersi|vuole giocare|vuole stare|gioca|vuole parlare) (mai |piu )?(con|vicino a|accanto a) me",
  "(non mi invitano|non sono) (mai |apposta |l unico non |stat* )*(invitat*|apposta|mai) & (fest*|mai|apposta|sempre|unico)",
  "(tutti|tutta la classe) (sono |e |ce l hanno )*contro (di )?me",
  `(non voglio (piu )?andare|paura di (andare|entrare)|invento|fingo|tremo) & (scuola|classe) & (piu|mal di pancia|colpa|loro|per non|ogni mattina|paura di|mi) & !(verific*|interrog*|compit*|vacanz*|febbre|raffreddore|sonno|domani|oggi)`,
  "(fanno|facevano) finta che (non esist*|io non)",
  "mi (imitano|danno del|danno della|costringono|rubano|fanno pagare|fanno mangiare|hanno legat*|hanno chius*) & (balbett*|frocio|cicciona|scimmia|soldi|merenda|se no|bagno|terra|giorni) & !(gioco|partita)",
  // Strangers and pictures.
  `${grownUps} & (mi (ama|scrive|chiama|segue|spia|aspetta|offert*|ha offerto|chiede|ha chiesto|manda|ha mandato)|me|con me) & (amore|notte|segreto|passaggio|macchina|appuntamento|foto|sempre|social|insiste|bella|ama|soldi|call|photo*)`,
  "(salire|salga|salgo|venire a prendermi|vado da lui|vado con lui|scappi con lui|aspetta in macchina) & (lui|macchina|auto|uomo|miei|nessuno|fuori|vuole) & !(papa|nonno|mamma|zio)",
  "(mi (ha )?chie(de|sto)|vuole sapere|vuole) & (vergine|mutande|foto dei piedi|quando sono sol*|costume|in bikini|video mentre ballo|di notte|spogli*) & !(compr*|mare|piscina)",
  "(foto|video|screenshot|photo) & (intim*|nud*|mie foto|mia foto|di me) & (pent*|paura|rubat*|vend*|minacc*|uscirne|pubblic*|soldi|euro|post) & !(passaporto|documento|gita)",
  "(mandat*|mandato) (una |un |delle )?(foto|video) & (non so come|pento|guai|cazzata|ricatt*|minacc*|schifos*|del suo corpo|nud*|intim*)",
  // In a learner's English.
  "(hits|hit|beats|touches|touch|touched|kiss|kissed|pushes|push|follow|follows|hurts|hate) (me|my body) & (not like|no|home|night|every|dad|mom|school|door|always|all|rubbish|fear) & !(ball|game|tennis|chess|match|dog|cat)",
  "(put|puts) (his|her) (hand|hands) (in|on|under|inside) my",
  "(better|happy|happier) (without me|if i was not here|if i were not here|if i am not here)",
  "(my (life|head)) (is a mess|say|says|tell|tells) & (stop|die|end|disappear|hurt)",
  "(nobody|no one) want* (to )?(sit|play|be|stay) (with|near) me",
  "(think|thought|dream) (about|of|to) (jump|jumping|dying|die|disappear*) (from|off|out|and|every|.)",
  "(piangere|piango) & (in bagno|nel bagno|ricreazione|intervallo|di nascosto|sotto le coperte) & !(film|serie|cipoll*)",
  "(qualcuno|uomo|vicino|tizio|uno) & mi (spia|osserva|fissa) & (finestra|casa|sempre|bagno|scuola)",
];
