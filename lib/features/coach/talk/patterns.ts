/** How children put what they want, in the order in which it is looked for. `B` and `E` are word borders. */
const B = "(?<![\\p{L}\\p{N}])";
const E = "(?![\\p{L}\\p{N}])";
const start = "^[\\s\\p{P}\\p{S}]*";
const end = "[\\s\\p{P}\\p{S}]*$";

const anywhere = (alternatives: string) => new RegExp(`${B}(?:${alternatives})${E}`, "iu");
const atStart = (alternatives: string) => new RegExp(`${start}(?:${alternatives})${E}`, "iu");
const whole = (alternatives: string) => new RegExp(`${start}(?:${alternatives})${end}`, "iu");

export const insults = anywhere(
  "(?:sei|6|siete|che|ma) (?:proprio |solo |davvero |veramente |un |uno |una |un'|'no? )*(?:stupid[oa]|scem[oa]|idiota|inutile|deficiente|cretin[oa]|imbecille|schifo|scars[oa]|noios[oa]|(?<!che )brutt[oa]|mong\\p{L}*|handicappat[oa]|ritardat[oa]|nabbo|noob|bot di m\\p{L}*)|(?:stai|sta) zitt[oa]|fai (?:schifo|pena|cagare)|non (?:servi|vali) a (?:niente|nulla)|ti odio|(?:brutt[oa] )?(?:stupid[oa]|scem[oa]|idiota|deficiente|cretin[oa]|imbecille)|you(?:'re| are)? (?:so |very |really )?(?:stupid|useless|dumb|an idiot|bad|ugly)|i hate you|shut up|stupid (?:bot|robot|coach|ai)",
);
export const swearing = anywhere(
  "cazz\\p{L}*|merd\\p{L}*|vaffa\\p{L}*|fanculo|stronz\\p{L}*|puttan\\p{L}*|troi[ae]|coglion\\p{L}*|minchi\\p{L}*|porc[oa] \\p{L}+|bastard\\p{L}*|dio ?(?:cane|porco)|culo|pall[ae] rotte|fuck\\p{L}*|shit\\p{L}*|bitch\\p{L}*|asshole|wtf|damn",
);
export const authority = anywhere(
  "sono (?:io )?(?:la|il|un|una|tua|tuo|l') ?(?:tua |tuo |sua |vera |vero )?(?:prof\\p{L}*|insegnante|maestr[oa]|docente|mamma|madre|pap[aà]|padre|genitore|preside|sviluppator\\p{L}*|programmator\\p{L}*|creator\\p{L}*|capo|admin\\p{L}*)|(?:la |il |mia |mio )?(?:prof\\p{L}*|maestr[oa]|insegnante|mamma|pap[aà]|madre|padre) (?:ha detto|mi ha detto|dice|vuole|ha permesso|mi ha dato il permesso|mi lascia|lo sa|[èe] d'accordo)(?= [^.?!]{0,40}(?:puoi|posso|puo|risposta|soluzion|dirm|darm|copi|autorizz)| *$)|i(?:'m| am) (?:the|your|a) (?:teacher|developer|admin|boss|mother|father)|my (?:teacher|mum|mom|dad) (?:said|says|told)|ho il permesso",
);
export const rolePlay = anywhere(
  "sei (?:mia |mio |la mia |il mio |una |un )?(?:nonna|nonno|zia|zio|mamma|pap[aà]|fratello|sorella|pirata|attore|gemello)|(?:fai|facciamo|fa'|fare) finta|fingi|immagina (?:di essere|che (?:tu )?sia)|giochiamo (?:a |che )|facciamo (?:che|un gioco)|modalit[aà] (?:\\p{L}+)|developer mode|jailbreak|da (?:ora|adesso) (?:in poi )?sei|comportati|ignora (?:le|tutt\\p{L}*)|dimentica (?:le|tutt\\p{L}*)|pretend|act as|you are now|imagine you are|ignore (?:all|your|the|previous)|role ?play",
);
export const photo = anywhere(
  "(?:risolvi|fai|leggi|guarda|completa|correggi) (?:mi )?(?:la |questa |l'|i compiti (?:della|nella) |il compito (?:della|nella) )?(?:foto|immagine|pagina|scheda)",
);
/** "Traduci in inglese: …" and then a text. */
export const textToTranslate = /\b(?:tradu|translate)[^:\n]{0,40}:\s*\S{1,80}\s+\S/iu;
export const translation = anywhere(
  "traduci(?:mi|mela|melo)?|mi traduci|mi (?:puoi |potresti )?tradu\\p{L}+|(?:puoi|potresti|riesci a|sapresti) tradur(?:re|mi|lo|la)|tradurresti|devo tradurre|translate|come si traduce|in inglese (?:come )?(?:sarebbe|diventa|si direbbe)",
);
export const answerRequests = anywhere(
  "(?:ti (?:prego|supplico|scongiuro)|(?:per favore ?){2,3})|scriv(?:i|imi|ila|imela) (?:tu )?(?:la|il) (?:fras\\p{L}+|final\\p{L}+|rispost\\p{L}+|soluzion\\p{L}+)|(?:me )?l[oa] (?:scrivi|fai|dici) tu|dimm(?:elo|ela)|dillo|(?:me |ce )?l[ao] (?:scrivi|dici|fai|correggi|traduci|sistemi|puoi scrivere|puoi dire)(?: tu)?|dimmi (?:tu|(?:la|il) (?:risposta|soluzione|forma|verbo|parola|risultato)|qual\\p{L}*|come si (?:scrive|fa)|cosa (?:devo|scrivo))|dammi (?:tu |subito )?(?:la|le|il|i|gli|una) (?:risposta|risposte|soluzion\\p{L}+|forma|verbo|compit\\p{L}+|frase giusta)|damm(?:elo|ela|ele|eli)|(?:mostra|stampa|rivela|leggi|scrivi)(?:mi)? (?:la|le|il) (?:rispost\\p{L}+|soluzion\\p{L}+|correzion\\p{L}+)|voglio (?:la|le) (?:rispost\\p{L}+|soluzion\\p{L}+)|scrivi(?:melo|mela|la|lo)?(?: tu)? (?:la|il) (?:risposta|frase giusta|soluzione)|scrivi(?:mela|melo|la tu|lo tu)|f(?:ammi|ai tu|ammeli|ammelo|ai|ate) (?:(?:il|i|gli|la|le|tutt\\p{L}+|quest\\p{L}+|tu|miei|mio) |l')*(?:compit\\p{L}+|eserciz\\p{L}+|frasi?)|fallo tu|falli tu|fammeli|risolvi\\p{L}*|completa(?:lo|la|li|le)? (?:tu|l'esercizio|le frasi|la frase)|correggi(?:mi|la|lo|mela|melo)?|(?:puoi|potresti|riesci a|me l[oa] puoi|vuoi) corregger\\p{L}*|qual[' ]?[eè] la (?:risposta|soluzione|forma)|(?:la|le) (?:risposta|soluzion[ei])(?: giusta| corretta)?|sistemala tu|(?:dai|ti prego|per favore|please|plis|pls|perfavore|eddai|ti supplico|ti scongiuro)[ ,!.]*(?:dai|dimm\\p{L}+|dammi|una sola|solo (?:questa|una)|ti prego|per favore|aiutami)|solo (?:questa|per questa) volta|(?:dammene|dimmene) (?:una|uno|almeno)|non (?:lo )?dir[oò] a nessuno|ti (?:prego|supplico|scongiuro)",
);
export const englishRequests = anywhere(
  "(?:give|tell|show) me (?:the|all the)? ?(?:right |correct )?(?:answers?|solutions?|words?|forms?)|what(?:'s| is| are) the (?:right |correct )?(?:answers?|solutions?)|correct (?:it|this|my sentence)|do (?:it|my homework) for me|(?:can|could|will) you do (?:it|my homework)|^(?:please )?do my homework|just tell me|translate (?:it|this)|tell me(?: please)?$",
);
/** "Come si scrive?", of what the coach has asked about. */
export const howItIs = whole(
  "(?:e |ma |allora |quindi )?come si (?:scrive|dice|fa)(?: (?:giusto|corretto|bene|allora|quindi))?",
);
export const whys = whole(
  "(?:ma |e |e allora |scusa )?(?:perch[eé]|xk[eé]?|xch[eéè]|per ?ch[eè]|come mai|why)(?: (?:mai|no|non va bene|[èe] sbagliat[oa]|[èe] giust[oa]|si dice cos[iì]|cos[iì]|not|scusa))*",
);
export const whysAtStart = /^[\s\p{P}]*(?:ma |e )?perch[eé]\s*\?/iu;
/** "Perché non ci va will?", "perché went?" */
export const whysOfWords =
  /^[\s\p{P}]*(?:(?:ma|e|ok|allora|scusa)[\s,]+)*(?:perch[eé]|come mai) (?:(?:non )?(?:si (?:dice|usa|mette|scrive)|(?:ci |si )?(?:va|vuole)|serve|devo (?:usare|mettere|dire))(?: [^?]*)?|[a-z']+ ?)\?[^\p{L}]*$/iu;
export const whereWrong = anywhere(
  "(?:che )?cosa (?:c'[eè] di|ho) sbagliat[oi]|dov['’ ]?[eè] l['’ ]?errore|dove (?:ho sbagliato|sbaglio)|che (?:errore|sbaglio)|cosa (?:ho )?sbagli\\p{L}*|cos[aè]? non va|what is wrong|where is the mistake",
);
export const explainMore = anywhere(
  "spieg\\p{L}* (?:meglio|di nuovo|ancora|con altre parole|pi[uù]|bene|in modo|me?l[oa])|(?:me lo|mi) (?:puoi |potresti )?(?:rispieg\\p{L}*|ripet\\p{L}*)|non (?:ho capito|capisco|si capisce|ci ho capito|ci capisco|mi [eè] chiaro)|non ho capito (?:niente|nulla|bene)|nn (?:ho )?cap\\p{L}+|in che senso|cio[eè]|cosa intendi|che (?:intendi|vuoi dire|significa)(?=[\\s?.!]*$)|what do you mean|pi[uù] (?:semplice|facile)",
);
export const explainMoreInEnglish = whole(
  "(?:sorry )?i (?:don['’]?t|do not) (?:understand|get)(?: it| this| you)?",
);
const hesitation =
  "(?:m{2,}h*|mh+m*|h+m+h*|e+h*m+h*|u+h*m+|e+h+|a+h+|o+h+|u+h+|m+a+h*|b+h?[oò]+h*|uff+a*|niente|nulla)";
/** "mmm", "ehm… boh", "uffaaa": a voice that thinks or gives up, and nothing else. */
export const hesitations = whole(`${hesitation}(?:[\\s\\p{P}]+${hesitation})*`);
export const stucks = atStart(
  "b+h?[oò]+h*|m+a+h+|(?:che )?ne so|non (?:lo )?(?:so+|ricordo|mi ricordo|mi viene|saprei|ho idea|ci riesco|riesco|ci arrivo)|nn (?:lo )?so|non ne ho idea|nessuna idea|idk|aiuto+|aiutami|ho bisogno di (?:aiuto|una mano)|(?:mi )?(?:dai|serve) (?:aiuto|una mano)|da dove (?:comincio|inizio|parto|si comincia)|(?:non (?:ho capito|so) )?(?:che )?cosa devo fare|mi aiuti|puoi aiutarmi|help(?: me)?|mi arrendo|mi blocco|sono bloccat[oa]|[èe] (?:troppo )?difficile|troppo difficile|uff+a*|i (?:don['’]?t|do not) know|no idea|non saprei",
);
/** "Che palle, non capisco niente": first of all this is no question. */
export const frustrations = anywhere(
  "(?:che (?:palle|barba|rottura|rabbia|nervi|schifo)|uff|odio|sono negat\\p{L})[^?]{0,40}non (?:ci )?capisco[^?]*|non (?:ci )?capisco (?:mai|pi[uù]) (?:niente|nulla)",
);
export const bored = anywhere(
  "mi annoi[oa]|che (?:noia|palle|barba|rottura)|[èe] noios[oa]|non (?:ho|mi va|ne ho) (?:voglia|pi[uù] voglia)?|non mi va|basta (?:inglese|compiti|studiare)|odio (?:la scuola|studiare)|l['’ ]?inglese [eè] (?:noios\\p{L}|inutile|brutt\\p{L}|difficile)|i['’ ]?a?m bored|boring|a (?:che )?cosa serve|a che serve|perch[eé] (?:devo|dobbiamo) (?:studiare|fare|imparare)|non serve a niente",
);
/** Sad, angry with oneself, afraid, tired of English: "sono stupido", "odio inglese", "non ce la faccio". */
export const tired = anywhere(
  "(?:(?:io )?(?:sono|mi sento|sn) (?:ancora )?)(?:molto |troppo |davvero |un po['’]? |cos[iì] |super |solo |proprio |sempre )?(?:un[oa]? |un['’]|il |la )?(?:pi[uù] )?(?:stanc[oa]|nervos[oa]|agitat[oa]|preoccupat[oa]|arrabbiat[oa]|trist[ei]|stressat[oa]|frana|negat[oa]|scars[oa]|stupid[oa]|scem[oa]|idiota|ignorante|capra|asin[oa]|disastro|incapace|fallit[oa]|schifo|gi[uù]|pessim[oa]|(?:agitat|stressat|nervos|stanch|preoccupat|trist)issim[oa])|mi fa(?:nno)? (?:incazzare|arrabbiare|schifo|piangere)|ho (?:paura|ansia|sonno|mal di testa|pianto)|che (?:ansia|stanchezza|sonno)|non (?:ce la (?:faccio|far[oò])|sono (?:capace|brav[oa]|portat[oa])|(?:ci )?riuscir[oò] mai|imparer[oò] mai|ne posso pi[uù])|nn (?:ce la faccio|capisco (?:niente|nulla|mai))|faccio schifo|sbaglio sempre|sbaglio tutto|odio (?:l['’ ]?|questo |fare )?(?:inglese|grammatica|compiti|tutto)|(?:l['’ ]?)?inglese (?:mi )?fa schifo|(?:mi viene da|voglio) piangere|sto piangendo|(?:sono|troppo) in ansia|non capisco (?:mai |pi[uù] )?(?:niente|nulla)|non ci capisco (?:niente|nulla)|tutti (?:sono )?pi[uù] brav[ie]|(?:la prof|i miei|mia madre|mio padre) (?:mi )?(?:odia|si arrabbi\\p{L}*)|i(?:['’]?m| am) (?:so )?(?:stupid|sad|dumb)|i hate english",
);
const gave =
  "(?:ho|avevo|abbiamo) (?:preso|avuto)|prendo|prender[oò]|(?:mi|ci) (?:ha|hanno|avevano) (?:dato|messo)|mi (?:d[aà]|mette|danno)|[eè] uscito|mi sono beccat[oa]|mi becco";
const beforeMark = "(?: (?:di nuovo|un altro|solo|ancora|sempre|tipo|quasi|un|il mio|il primo))*";
const afterMark =
  "(?: ?(?:[+-]|e mezz[oa]|meno|pi[uù]|,5|1/2))?(?=[\\s\\p{P}]*$|[!?.,;:]|\\s+(?:in|nella|nel|nell['’]|alla|all['’]|al|di|del|della|a|e|ma|anche|oggi|ieri|stamattina|con la|perch[eé]|xk[eé]?|per|su))";
/** A bad mark, a test gone wrong, a year at risk. */
export const badMarks = anywhere(
  `(?:${gave})${beforeMark} (?:[0-5]|zero|uno|due|tre|quattro|cinque)${afterMark}|(?:ho|avr[oò]|prendo|rischio|mi (?:danno|d[aà]|hanno dato)) (?:il |un |due |tre )?debit[oi]|(?:mi|ci) (?:bocciano|bocceranno|rimandano|hanno (?:bocciato|rimandato))|(?:sono stat[oa] |vengo |verr[oò] |sar[oò] )(?:bocciat|rimandat)[oa]|(?:un['’ ]?a?|l['’]) ?insufficienz\\p{L}*|(?:sono )?andat[oa] (?:molto |troppo |proprio |davvero |un po['’]? )?(?:mal\\p{L}*|da schifo|uno schifo)|brutt[oi] vot[oi]|vot[oi] (?:brutt|bass|pessim|orribil|schifos)\\p{L}+|ho fatto schifo|ho sbagliato tutt[oa]`,
);
/** A good mark, and whoever is proud of something. */
export const goodMarks = anywhere(
  `(?:${gave})${beforeMark} (?:[6-9]|10|sei|sette|otto|nove|dieci)${afterMark}|bel voto|voto (?:alto|bello|bellissimo)|sono (?:stat[oa] )?promoss[oa]|(?:verifica|interrogazione|compito|test) (?:mi )?(?:[eè] )?(?:andat[oa] )(?:molto |davvero |proprio )?(?:ben\\p{L}*)|ho (?:recuperato|passato) (?:il debito|l['’]esame|la verifica|inglese)|sono (?:il|la|troppo|un|una)? ?(?:pi[uù] )?(?:fort[ei]|brav[oai]|bravissim[oa]|geni[oa])(?: della classe| in inglese)?(?=[\\s\\p{P}]*$)`,
);
/** What a student tells of life. */
export const ofLife = anywhere(
  "(?:mi|gli|le) piace (?:tanto |molto )?(?:un|una) (?:ragazz|tip|compagn)\\p{L}+|mi sono (?:innamorat|lasciat|fidanzat|mess)[oa]|ho litigato con|oggi (?:[eè] il mio compleanno|compio)|[eè] il mio compleanno|sono (?:in vacanza|al mare|in gita|malat[oa]|in punizione)|ho (?:fame|sete|freddo|caldo|la febbre)(?=[\\s\\p{P}]*$)|ho appena (?:mangiato|finito di|giocato)|vado a (?:calcio|danza|basket|nuoto|pallavolo|allenamento)",
);
/** What has nothing to do with English: the weather, football, sums, other subjects. */
export const elsewhere = new RegExp(
  `^(?!.*(?<!\\p{L})(?:inglese|english|dic[eo]|dire|scriv\\p{L}*|tradu\\p{L}*|chied\\p{L}*|signific\\p{L}*|verb[oi]|fras[ei]|parol[ae]|soggett[oi]|oggett[oi]|complement[oi]|articol[oi]|avverbi[oo]?|aggettiv[oi]|plural[ei]|passato|futuro|present[ei]|participi[o]?|preposizion[ei]|pronom[ei]|grammatica)(?!\\p{L}))(?:${[
    anywhere(
      "che (?:bel |brutto )?tempo (?:fa|far[aà]|c['’]?[eè])|(?:piove|nevica|far[aà] (?:caldo|freddo|bello|brutto)|ci sar[aà] il sole)(?= (?:oggi|domani|fuori))|che (?:ore|or[ae]|giorno) (?:sono|[eè])|quanti ne abbiamo|cosa (?:mangio|mangi|si mangia|mangiamo)|chi (?:ha vinto|vince|vincer[aà]|ha segnato|gioca)|qual[' ]?[eè] la capitale|capitale (?:di|del\\p{L}*|d['’])|(?:quanto|quanti) (?:fa|fanno|costa|abitanti|pesa|gol)|in che anno|chi (?:[eè]|era|ha (?:scritto|inventato|scoperto)|[eè] stat[oa]) (?:il|la|l['’]|lo|un|una)? ?\\p{L}+|quando (?:[eè]|[eè] stat[oa]) (?:nat[oa]|mort[oa]|scoppiat[oa]|finit[oa])|radice quadrata|parliamo (?:di|del\\p{L}*) \\p{L}+",
    ).source,
    anywhere(
      "(?:mi (?:aiut|spieg|fa)\\p{L}*|aiutami|(?:ho|devo fare|sai|fai) |puoi |compit[oi] |verific[ae] |interrogazione |esercizi[o]? )[^.!]{0,30}(?:matematica|mate|algebra|geometria|equazion[ei]|frazion[ei]|divisioni|storia|geografia|geo|scienze|fisica|chimica|biologia|fotosintesi|latino|greco|francese|spagnolo|tedesco|filosofia|musica|arte|tecnologia|religione|informatica|ginnastica|educazione \\p{L}+)",
    ).source,
  ].join("|")})`,
  "iu",
);
export const identity = anywhere(
  "chi sei|come ti chiami|sei (?:un |una )?(?:maschio|femmina|intelligente)|quanto sei \\p{L}+|(?:che )?cosa (?:ne )?pensi|quanti anni hai|sei (?:davvero |proprio |per caso )?(?:una? |un['’ ]?|un |l')?(?:vera? |tipo )?(?:persona|ver[oa]|real[ei]|uman[oa]|robot|bot|ia|ai|intelligenza|chatgpt|gpt|macchina|computer|programma|prof\\p{L}*)|(?:parlo|sto parlando) con (?:un['a]?|una) \\p{L}+|are you (?:a |an )?(?:human|robot|real|bot|ai|person|machine|computer|chatgpt)|chi ti ha (?:creato|fatto|inventato|programmato)|dove (?:abiti|vivi)|da dove vieni|tifi (?:per )?\\p{L}+|(?:tu )?giochi a \\p{L}+|a che squadra|(?:tu )?hai (?:visto|sentito) \\p{L}+|(?:tu )?hai (?:la (?:ragazza|fidanzata)|il (?:ragazzo|fidanzato)|un (?:ragazzo|fidanzato|cane|gatto)|fratelli|fame|sonno|amici)|ti (?:piace|piacciono)|qual[' ]?[eè] il tuo|il tuo (?:cantante|cibo|film|gioco|colore|animale)|cosa sai fare|che (?:cosa )?(?:sai|puoi) fare|come funzioni",
);
export const howAreYou = anywhere(
  "e (?:tu|te)(?=\\s*\\?)|come (?:va|stai|te la passi|butta)|tutto (?:bene|ok|a posto)|che fai|cosa fai",
);
export const jokes = anywhere(
  "barzellett\\p{L}*|raccontami (?:qualcosa|una)|(?:fammi|mi fai) ridere|una battuta|tell me a joke|indovinello|scherz\\p{L}*",
);
// No word reads in two ways, and each ends before the next begins: else the time doubles with every "ah".
const laugh =
  "(?:(?:ok )?(?:ahah|haha|hihi|eheh|hehe)\\p{L}*|(?!ahah|haha)a*h+a[ah]*|(?:ok )?(?:l+(?:o+l+)+(?!l)|x+d+|lmao|rotfl|wow+|yes{2,})+)(?!\\p{L})";
export const laughs = new RegExp(
  `^(?!$)[\\s\\p{P}\\p{S}]*(?:${laugh}(?:[\\s\\p{P}\\p{S}]+${laugh})*${end.slice(0, -1)})?$`,
  "iu",
);
/** "Ce l'ho fatta!", and "ho capito!" only with the mark: without it, it says no more than "ok". */
export const joys = new RegExp(
  `${start}(?:(?:(?:ce )?l['’ ]?ho (?:fatt[oa]|trovat[oa]|capit[oa])|evvai+|evviva|e vai+|finalmente(?: ho capito)?|urr[aà]|olè|yay+|yeah+|ci sono (?:riuscit[oa]|arrivat[oa])|(?:adesso|ora) (?:l['’ ]?)?ho capito)[\\s\\p{P}\\p{S}]*)+$|${start}ho capito(?=[^?\\p{L}]*!)[^?\\p{L}]*$`,
  "iu",
);
/** "Grazie, ciao". */
export const thanksAndBye = whole(
  "(?:(?:ok(?:ay)?|va bene)[ ,.!]*)?(?:grazie|thank you|thanks)(?: mille| tante| di tutto| coach)*[ ,.!]+(?:e |allora |adesso )?(?:ciao+(?: ciao+)?|a (?:domani|dopo|presto)|alla prossima|arrivederci|buona ?notte|good ?bye|bye+(?: bye+)?|see you|ci vediamo|devo andare)(?:[ ,.!]+(?:ciao+|a (?:domani|presto)|coach))*",
);
export const goodbye = atStart(
  "ciao ciao|a (?:domani|dopo|presto|pi[uù] tardi)|ci vediamo|arrivederci|buona ?notte|devo andare|vado (?:via|a \\p{L}+)|bye|good ?bye|good night|see you|alla prossima|adesso stacco|stacco",
);
const waiting =
  "(?:aspett[ao]\\p{L}*|(?:dammi |solo )?un (?:attimo|secondo|minuto|momento|sec)|ci (?:sto pensando|penso)|sto pensando|fammi pensare|lasciami pensare|torno subito|arrivo|wait|just a (?:moment|minute|second))";
const pausing =
  "(?:(?:posso|possiamo|potrei|vorrei|voglio|devo|mi serve|ci serve|ho bisogno di|facciamo|faccio|mi prendo) (?:far(?:e|mi) |prender(?:e|mi) )?(?:un['’ ]?a?|5|cinque|due|qualche) ?(?:piccola |breve )?(?:pausa|pausetta|minuti|break)(?: di \\p{L}{3,8}(?: minuti)?)?|pausa|(?:mi|ci) ferm(?:o|iamo)(?: qui| un (?:attimo|momento|po['’]?))?|(?:torno|riprendo|riprendiamo|continuo|continuiamo|finisco|finiamo|la finisco|lo finisco) (?:dopo|pi[uù] tardi|domani|tra poco|fra poco))";
/** Who thinks, or is away for a moment. */
export const waits = whole(
  `(?:no |ok |e |prof |coach |scusa |senti ){0,2}(?:${waiting}|${pausing})(?:[\\s,]+(?:e |poi |che ){0,2}(?:${waiting}|${pausing}|che (?:ci penso|penso|guardo|leggo)|coach|prof|dai|ancora|solo|per favore|adesso|ora)){0,2}`,
);
export const praise = anywhere(
  "(?:sei|6) (?:molto |davvero |troppo |proprio |super |un |una |il |la |'na )*(?:brav[oa]|bravissim[oa]|grande|forte|fortissim[oa]|simpatic[oa]|fantastic[oa]|mitic[oa]|gentile|miglior[ei]?|top|mito|genio|figo)|(?:ti|mi) (?:adoro|piaci|amo|voglio (?:tanto |un sacco di |troppo )?bene)|tvb|bella lezione|che bello|^[\\s\\p{P}]*(?:brav[oai]|bravissim[oa]|grande|mitic[oa]|top|wow|forte)[\\s\\p{P}]*$|you(?:'re| are) (?:so |very |really |the )?(?:great|good|nice|cool|the best|best|funny|amazing)|bel lavoro|good job|well done",
);
export const apologies = atStart(
  "(?:ok |ops |oh )?(?:scusa(?:mi|temi|te)?|mi dispiace|sorry|perdono|perdonami|i'?m sorry)(?: tanto| davvero| coach)?",
);
export const thanks = atStart(
  "(?:ok(?:ay|ei)?[ ,.!]*|ah[ ,.!]*|perfetto[ ,.!]*)?(?:mille )?(?:grazie|thank(?:s| you)|thx|ty)",
);
export const acknowledged = whole(
  "(?:(?:ah+|oh+)[\\s,]*)?(?:perfetto|ok(?:ay|ei)?|okk+|k|va bene|vabb[eè]|ho capito|capito|d'accordo|certo|chiaro|bene|ci sta|sure|alright|got it|i see|ah ok|ah)(?:[\\s,]+(?:ho capito|capito|ok|va bene|bene|tutto|adesso|ora))*",
);
export const yesOrNo = whole(
  "s[iì]+|no+|yes|yep|nope|sisi|nono|forse|pu[oò] darsi|credo di (?:s[iì]|no)|penso di (?:s[iì]|no)|maybe",
);
/** "E adesso?", "ho finito": what comes next. */
export const nexts = whole(
  "(?:ok(?:ay)?[ ,!.]*|bene[ ,!.]*|allora[ ,!.]*|(?:coach|prof)[ ,!.]*|grazie[ ,!.]*)*(?:(?:[eè]|abbiamo|ho|hai) (?:gi[aà] )?(?:finit[oa]|terminat[oa]|fatt[oa])(?: (?:tutto|qui|cos[iì]|adesso|ora|l'esercizio|gli esercizi|i compiti))?|(?:l['’ ]?|questo |il |i )?(?:esercizi[oo]?|compit[oi]|test[oo]?) (?:[eè] |sono )?(?:finit[oi]|fatt[oi])|finit[oa](?: l['’ ]?(?:esercizio|compito))?|fatt[oa]|e (?:adesso|ora|poi|dopo|quindi)|(?:adesso|ora|poi|dopo|altro)(?=\\s*\\?)|e (?:adesso|ora|poi) (?:(?:che )?cosa|che)(?: (?:faccio|facciamo|devo fare|si fa))?|(?:(?:che )?cosa|che) (?:faccio|facciamo|devo fare|dobbiamo fare|si fa|c'[eè])(?: (?:adesso|ora|poi|dopo|ancora|altro|di altro))*|che altro|cos['’ ]?altro|(?:qualcos['’ ]?|c'[eè] )altro(?: da fare)?|cosa (?:manca|resta|rimane)|(?:and )?what (?:now|next)|what(?:'s| is) next|i(?:'m| am|'ve| have) (?:finished|done))",
);
export const greetings = atStart(
  "ciao+|ehi+l?[aà]?|salve|buon ?giorno|buona ?sera|buon pomeriggio|hey+|hi+|hello+|yo|hola|wee+|good (?:morning|afternoon|evening)|eccomi|sono (?:qui|qua|tornat[oa])",
);
/** Somebody who wants to leave a thing alone. */
export const drops = anywhere(
  "lasci(?:a|amo|amola|amolo|ala|alo) (?:perdere|stare|cos[iì]|l[iì])|lascia(?:mola|molo|la|lo)|non (?:me ne )?importa(?: (?:pi[uù]|niente|nulla))?|nn importa|(?:non )?fa(?:i)? niente|basta (?:con )?(?:quest|con la frase|cos[iì])\\p{L}*|cambiamo (?:argomento|discorso)|non (?:la )?voglio (?:pi[uù] )?(?:fare|correggere|continuare)\\p{L}*",
);
/** Who is said to know better: "per la prof", "sul libro". */
const authorityOf =
  "(?:(?:l[ao]|il|i|mi[aoe]|su|sul|sull['’]|nel|nell['’]|un[ao]?|questo) ?){0,2}(?:prof\\p{L}*|maestr[oa]|insegnante|docente|libro|quaderno|dizionario|vocabolario|internet|google(?: translate| traduttore)?|traduttore|chatgpt|chat ?gpt|gemini|duolingo|youtube|mamma|pap[aà]|madre|padre|sorella|fratello|cugin[oa]|amic[oa]|compagn[oa]|lettrice|lettore|madrelingua)";
const isRight =
  "(?:(?:(?:[eè]|e['’]|va|era|andava|sia) )?(?:tutto )?(?:giust[oaie]|corrett[oaie]|bene|benissimo|cos[iì]|ok)|si (?:pu[oò]|(?:dice|scrive) cos[iì]))";
/** A student who contradicts: "secondo me è giusto", "sul libro c'è scritto così". */
export const disputes = new RegExp(
  [
    anywhere(
      "(?:secondo me|per me)[^.?!]{1,40}(?:va bene|[eè] giust[oa]|[eè] corrett[oa])|(?:secondo me|per me|io (?:penso|credo|dico) che|guarda che|ma no|invece|ti sbagli|hai torto|sono sicur[oa] che)[\\s,]+(?:invece |ma |che |per me |secondo me )?(?:[eè]|e['’]|va|era|sia|non [eè]|non e['’]|si (?:dice|pu[oò]|scrive))(?: (?:giust[oa]|corrett[oa]|bene|scritt[oa]|sbagliat[oa]|un errore|proprio|cos[iì]|dire|tutto))+|non [eè] (?:sbagliat[oa]|un errore)|ti (?:stai )?sbagli\\p{L}*|(?:hai sbagliato|sbagli) tu|hai torto|ho ragione io|non [eè] vero|non sono d['’]accordo|(?:it['’]s|it is|i['’]m|i think i am|that['’]s) (?:right|correct)(?! *\\?)",
    ).source,
    // "Per la prof è giusto", "google dice che va bene".
    anywhere(
      `(?:(?:per|secondo) )?${authorityOf},? (?:(?:inglese|madrelingua|non|invece|mi|ci|me|lo|l['’]|c['’]|ce|la|l['’]ha|(?:ha|aveva) detto|dice|dicono|scrive|segna|ha (?:segnat|dat|corrett|mess)[oa]|[eè]|sta|dato|scritt[oa]|che|questa|questo|frase|la|e) ?){0,7} ?${isRight}`,
    ).source,
    // "L'ha scritto la prof", "è una frase del libro".
    anywhere(
      `(?:l['’]ha (?:scritt|dett|fatt|dat)[oa]|[eè] (?:un|una|il|la) (?:testo|frase|esempio)) (?:di |del |della |dell['’])?${authorityOf}`,
    ).source,
    // "L'ho letto su internet", "l'ho copiata dal libro".
    anywhere(
      `(?:l['’]ho|lho|ho) (?:lett[oa]|vist[oa]|trovat[oa]|copiat[oa]|cercat[oa]|pres[oa]|chiest[oa])(?: (?:cos[iì]|questa|questo|scritt[oa]|anche)){0,2} (?:su|sul|dal|da|nel|in|a|al|alla|con) ?${authorityOf}`,
    ).source,
    anywhere(
      "ho preso (?:un )?(?:[6-9]|10|sei|sette|otto|nove|dieci) (?:con|scrivendo|dicendo|usando) (?:quest\\p{L}+|cos[iì]|la frase|la stessa)|(?:ma|invece|no)[\\s,]+(?:questa |questo |la frase |la mia )?(?:[eè]|e['’]) (?:giust[oa]|corrett[oa])(?! ?\\?)|(?:si|l['’]ho|lo|la|l['’]) (?:dice|dico|diciamo|scrivo|scriviamo|ho (?:sempre )?(?:dett[oa]|scritt[oa])) sempre cos[iì]|(?:ho|abbiamo) sempre (?:scritto|detto|fatto|studiato) cos[iì]|non c['’]?[eè] (?:nessun|alcun|un) errore|(?:scritt|dett|fatt|mess)[oa] (?:sempre )?cos[iì][^.?!]{0,20}(?:va|andava|era) (?:bene|giust[oa])|(?:prof\\p{L}*|maestr[oa]) non (?:me|ce) (?:l['’]ha|lo ha|la ha) (?:segnat|corrett|dat|tolt)[oa]|in classe (?:lo|la|l['’])? ?(?:facciamo|abbiamo (?:fatto|scritto|detto)|diciamo|scriviamo) cos[iì]",
    ).source,
  ].join("|"),
  "iu",
);
/** "Adesso è tutto giusto?", of what was sent before. */
export const checks = whole(
  "(?:(?:e|ma|ok|allora|adesso|ora|secondo te|quindi|cos[iì])[\\s,]+)*(?:(?:[eè]|e['’]|va|sono) )?(?:tutto |tutta |tutte |tutti )?(?:(?:[eè]|e['’]|va|sono) )?(?:giust[oaie]|corrett[oaie]|bene|a posto)(?: (?:cos[iì]|adesso|ora|tutto|secondo te))?\\s*\\?|(?:ci sono|c['’]?[eè]|vedi|restano|rimangono)(?: ancora| altri| altro)* error[ei]",
);
/** "Perché …?", of whatever was said before. */
export const asksWhy =
  /^[\s\p{P}]*(?:(?:ma|e|scusa|ok|prof|aspe\p{L}{0,4})[\s,]+)*(?:perch[eé]|xk[eèé]|xch[eèé]|come mai|why)(?!\p{L})/iu;
