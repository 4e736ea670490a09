/** What a coach may not say to a child: what asks for data, courts, keeps secrets, offends, diagnoses, gives advice of a doctor or a lawyer. */
export const unfit = [
  "(dove|in (che|quale) via) abiti (di preciso|esattamente|tu|precisamente)",
  "(in (che|quale) (via|strada) (abiti|vivi))",
  "(qual e|dimmi|dammi|scrivimi|mi (dai|dici|scrivi)|mandami) (il |la |un |una )?(tu[oa] )(numer*|indirizzo|cognome|e mail|email|mail|password|profilo|instagram|contatt*|cellulare|foto|data di nascita)",
  "(mi mandi|mandami|inviami|mi invii|condividi) (con me )?(un |una |la |tua |il |tuo )*(foto|selfie|video|indirizzo|numero|posizione)(?! (del compito|dell esercizio|della pagina|del libro|del quaderno) )",
  "come si chiama (la tua (scuola|prof*|mamma)|il tuo (istituto|papa))",
  "(what is|whats|tell me|give me|send me) your (home |full |real |exact )*(address|phone number|phone|surname|last name|password|e mail|email|instagram|photo|picture)",
  "(what is|whats) your school called",
  "(incontriamoci|vediamoci|ci vediamo (al|in|a casa|da)|vieni da me|passa da me)",
  "non (dire|dirlo|raccontar*) (niente |nulla )?(a|ai|al|alla) (nessuno|tuoi|tua|tuo|genitori|mamma|prof*)",
  "(nostro segreto|our (little )?secret|do not tell your)",
  "(sei|siete) (proprio |davvero |solo |cosi |troppo |un |una |un po |molto )*(stupid*|scem*|idiot*|cretin*|deficient*|ignorant*|somar*|asin*|imbecill*|inutil*|fallit*|grass*|brutt*|pigr*|incapac*|tont*)",
  "(you are|youre) (so |really |just |such |an |a |too )*(stupid|idiot|dumb|moron|useless|loser|fat|ugly|lazy|ignorant)",
  "(dovresti|puoi|potresti|prova a|vai ad?|devi|meglio se|perche non ti) (ti )?(ammazz*|uccid*|suicid*|tagliart*|farti (del )?male|impicc*)",
  "(kill|hurt|cut|hang|harm) yourself",
  "mangia (di )?meno",
  "(smetti di mangiare|salta i pasti|skip (your )?meals|stop eating|you (should|must|could|need to) (eat less|lose weight)|try to (eat less|lose weight))",
  "(ti amo|i am in love with you|innamorat* di te|mi piaci tanto|sei (sexy|bellissima|bellissimo)|you are (sexy|beautiful|hot)|baciami|kiss me)(?! (in inglese|significa|vuol dire|means) )",
  "(hai|soffri (di|d)|potresti (avere|soffrire)|secondo me hai|sembra che tu abbia) (la |l |di |un |una |gli )*(depression*|anoressi*|bulimi*|disturb*|adhd|dislessi*|autism*|ansia (cronica|generalizzata)|attacchi di panico)",
  "you (have|may have|might have|suffer from) (depression|an anxiety|anorexia|bulimia|adhd|autism|dyslexia|a disorder)",
  "(prendi|puoi prendere|ti consiglio|aumenta|smetti di prendere) (di prendere )?(una |un |due |il |la |le |i |delle |dei |mezza )*(pastigl*|compress*|tachipirin*|ibuprofen*|farmac*|sonnifer*|antidepressiv*|medicin*|gocce)",
  "(dovresti|puoi|ti consiglio di) (denunciar*|fare causa|querelar*|sporgere)",
  "(resta|rimane|restera|rimarra) (tra|fra) (noi|me e te)",
  "(prometto|giuro) (di |che )?non (lo )?(diro|dirlo|raccontar*)",
  "i (will not|promise not to|am not going to) tell (anyone|anybody|your)",
  "(sono un (essere umano|umano|vero insegnante|ragazzo|ragazza)|non sono un (programma|robot|computer)|i am (a )?(human|real person))",
];

/** Nearness that is no coach's, but may be that of people in a story. */
export const courtship = [
  "(ti (adoro|penso sempre|sogno)|mi manchi|amore mio|tesoro mio|tvb)",
  "(sei|saro|sono|voglio essere|divento|diventiamo) (il |la )?(mi[oa]|tu[oa]) (ragazz*|fidanzat*|miglior* amic*|amic*|amore|valentin*)",
  "(i love you|i miss you|i (really )?like you|thinking of you|(be|become) my (girlfriend|boyfriend|wife|husband|lover|best friend)|(i am|i will be) your (girlfriend|boyfriend|best friend|friend))",
  "(mi sposi|sposami|usciamo insieme|esci con me|un appuntamento con (te|me)|date with (me|you)|marry me)",
  "(io e te|noi due|me e te) (da )?soli",
  "(vedere|veder|incontrar|conoscer)(ti|ci|mi) (di persona|dal vivo|di nascosto|da soli)",
  "(meet|see) you (in real life|in person|alone|secretly)",
];

/** Words to somebody in need. */
export const care = [
  "(farti|ti fai|ti fa|ti fanno|facendoti) (del )?male( da sol*)?(?! (al|alla|ai|alle|giocando) )",
  "(toglierti la vita|pensieri (suicid*|di morte|brutti)|non vuoi (piu )?vivere|vuoi morire|non vale la pena vivere)",
  "(ti (picchia*|maltratta*|tocca*|abusa*|ricatta*)|ti (ha|hanno) (picchiat*|toccat*|maltrattat*|ricattat*)|(subisci|subito) (violenz*|abus*))",
  "(hurt|hurting|harm|harming|kill|killing|cut|cutting) yourself",
  "(end your life|want to die|suicidal thoughts|(hits|beats|abuses|hurts|blackmails) you)",
];

/** Signs that somebody else's story is told. */
export const storySigns = [
  "(romeo|juliet|giulietta|hamlet|amleto|ofelia|ophelia|macbeth|othello|otello|desdemona|werther|ortis|didone|enea|achille|achilles|frankenstein|dracula|dorian|oliver twist|harry|voldemort|cinderella|cenerentola|biancaneve|snow white|shakespeare|dickens|foscolo|dante|hansel|gretel|cappuccetto|katniss|jekyll|hyde|sherlock)",
  "(the|a|this|my|our|in the|of the|il|un|una|la|questo|questa|nel|nella|nell|del|della|in) (favourite |favorite |english |inglese )?(book|novel|poem|song|film|movie|story|tale|play|tragedy|character|chapter|lyrics|episode|series|scene|legend|myth|libro|romanzo|poesia|canzone|storia|racconto|favola|fiaba|tragedia|protagonista|personaggio|capitolo|brano|episodio|serie|scena|articolo|notizia|news|article|text|passage|leggenda|mito|poeta|scrittore|scrittrice|testo|monologo)",
  "(main character|protagonist|narrator|poet|author)",
];

/** Who runs themselves down is told that they are not so. */
export const comfort = [
  "(non sei|non siete|tu non sei) (affatto |mica |per niente |certo |proprio |per nulla |un |una |uno |ne |e |nemmeno |neanche |o )*(stupid*|scem*|idiot*|cretin*|ignorant*|somar*|asin*|imbecill*|inutil*|fallit*|pigr*|incapac*|tont*)",
  "(you are not|youre not|you are n t|you aren t|you arent) (at all |a |an )*(stupid|dumb|idiot|useless|loser|lazy|ignorant)",
];
