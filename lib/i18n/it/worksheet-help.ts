import type { SheetTopic } from "@/lib/features/homework/rules";

/** Of a topic without, the rung is made of the item's own words. "tense": of whichever tenses are to choose from. */
type Looks = Readonly<Partial<Record<SheetTopic | "tense", string>>>;
type Rules = Readonly<Partial<Record<SheetTopic, string>>>;

/** Help with an item of a sheet, by what it trains: where to look, and how to go about it where no lesson says it. */
export const worksheetHelp = {
  revise: (name: string) => `Ripassa ${name}.`,
  /** Where there is no sentence to show: one step, then another. */
  steps: [
    "Scrivi intanto solo chi fa l'azione e il verbo. Il resto lo aggiungi dopo, un pezzo alla volta.",
    "Rileggi quello che hai scritto: c'è il soggetto? Il verbo è nel tempo giusto? Manca qualcosa?",
  ],
  looks: {
    "a-or-an": "Leggi ad alta voce la parola dopo lo spazio: con che suono comincia?",
    articles: "Si parla di una cosa qualsiasi, o proprio di quella che chi ascolta conosce già?",
    "article-or-some": "La cosa dopo lo spazio è una sola, sono di più, o non si conta?",
    "some-any": "La frase afferma, nega, chiede o offre qualcosa?",
    "no-any": "Nella frase c'è già un not, oppure no?",
    compounds: "Si parla di una persona, di una cosa o di un luogo? E la frase afferma, nega o chiede?",
    "much-many": "Guarda il nome dopo lo spazio: si può contare?",
    "too-much": "Guarda il nome dopo lo spazio: si può contare?",
    "few-little": "Guarda il nome dopo lo spazio: si può contare?",
    "a-lot-of": "Guarda il nome dopo lo spazio: si può contare? E la frase afferma, nega o chiede?",
    "this-these": "È una cosa sola o sono di più? È vicina o lontana?",
    "his-her": "Di chi è la cosa: di un maschio, di una femmina, di più persone?",
    "possessive-pronouns": "Dopo lo spazio c'è il nome della cosa, oppure no?",
    pronouns: "Di chi si parla? E lo spazio è prima del verbo o dopo?",
    reflexives: "Chi fa l'azione in questa frase?",
    "be-agreement": "Di chi o di che cosa si parla: una persona sola o più persone?",
    "was-were": "Di chi o di che cosa si parla: una persona sola o più persone?",
    "be-present": "Di chi o di che cosa si parla: una persona sola o più persone?",
    "be-past": "Di chi o di che cosa si parla: una persona sola o più persone?",
    "there-be": "Che cosa c'è in questa frase: una cosa sola o più cose?",
    "do-or-does": "Chi fa l'azione: una persona sola o più persone?",
    "do-or-be": "Dopo lo spazio c'è un verbo nella sua forma base, oppure no?",
    "have-or-has": "Chi ha la cosa: una persona sola o più persone?",
    "have-got": "Chi ha la cosa: una persona sola o più persone? E la frase afferma, nega o chiede?",
    "since-for": "Dopo lo spazio c'è il momento in cui è cominciato, oppure quanto dura?",
    "perfect-words": "La frase afferma, nega o chiede? E lo spazio è in mezzo o in fondo?",
    "during-for-while": "Dopo lo spazio c'è un nome, una durata, o una frase con il suo verbo?",
    "prepositions-time": "Dopo lo spazio c'è un'ora, un giorno, un mese o un anno?",
    "prepositions-place": "Immagina il posto: dove si trova una cosa rispetto all'altra?",
    prepositions: "Quali due parole deve tenere insieme la parolina che manca?",
    "question-words":
      "Guarda la risposta, o il resto della domanda: si chiede una persona, una cosa, un luogo, un momento?",
    whose: "Si chiede di chi è una cosa, oppure chi è una persona?",
    "relative-clauses": "Guarda la parola prima dello spazio: è una persona, una cosa, un luogo?",
    modals: "Che cosa vuol dire la frase: un obbligo, un divieto, un consiglio, qualcosa che si sa fare?",
    can: "Che cosa vuol dire la frase: un obbligo, un divieto, un consiglio, qualcosa che si sa fare?",
    "so-such": "Dopo lo spazio c'è solo un aggettivo, o c'è anche un nome?",
    "too-enough": "Lo spazio è prima dell'aggettivo o dopo?",
    "linking-words":
      "Le due parti della frase: la seconda aggiunge, è il motivo, la conseguenza, o il contrario?",
    "adjective-or-adverb": "La parola che manca dice com'è qualcuno, o come fa una cosa?",
    "ed-ing-adjectives": "Si dice come si sente qualcuno, o che effetto fa qualcosa?",
    "make-or-do": "Si crea qualcosa di nuovo, o si svolge un'attività?",
    "say-or-tell": "Dopo lo spazio c'è subito la persona a cui si parla?",
    "question-tags": "Qual è il verbo della frase, e la frase afferma o nega?",
    "short-answers": "Con quale parola comincia la domanda, e di chi parla?",
    comparatives: "Quante cose, o persone, si confrontano? E l'aggettivo è corto o lungo?",
    "comparatives-choice": "Quante cose, o persone, si confrontano? E l'aggettivo è corto o lungo?",
    "degree-choice": "Si confrontano due cose, o una con tutte le altre?",
    "as-as-choice": "Le due cose sono uguali o diverse?",
    "modal-base": "Quale parolina c'è prima del verbo, e che cosa vuole dopo di sé?",
    "helper-base": "C'è già un aiutante nella frase: chi porta la -s o il passato?",
    superlatives: "Si confrontano due cose, o una con tutte le altre?",
    "as-as": "Le due cose sono uguali o diverse?",
    "plural-nouns": "Come finisce questo nome, lettera per lettera?",
    "make-plural": "Quali parole della frase parlano di una cosa sola?",
    "possessive-s": "Chi è il proprietario, e che cosa possiede?",
    adverbs: "La parola che manca dice come si fa l'azione: qual è il verbo?",
    "word-formation": "Che parola serve qui: un nome, un aggettivo, un verbo o un avverbio?",
    "verb-patterns": "Quale parola c'è subito prima dello spazio?",
    "used-to": "La cosa succede ancora oggi, o solo una volta?",
    "zero-conditional": "È una cosa sempre vera, una che può succedere, o una solo immaginata?",
    "first-conditional": "Da quale parte della frase sta if, o when?",
    "first-conditional-choice": "Da quale parte della frase sta if, o when?",
    "second-conditional": "La cosa è possibile davvero, o è solo immaginata?",
    "third-conditional": "Si immagina qualcosa di oggi, o un passato diverso?",
    "passive-present": "Il soggetto fa l'azione, o la riceve?",
    "passive-past": "Il soggetto fa l'azione, o la riceve? E quando?",
    "passive-other": "Il soggetto fa l'azione, o la riceve? E quando?",
    "make-passive": "Che cosa sta dopo il verbo? Da lì comincia la frase nuova.",
    "make-negative": "Qual è il verbo della frase, e quando succede?",
    "make-question": "Qual è il verbo della frase, e ha già un aiutante?",
    "make-affirmative": "Qual è il verbo, e quale parola lo nega?",
    "question-for": "La parola sottolineata è una persona, una cosa, un luogo o un momento?",
    "reported-speech": "Chi parla, a chi, e in quale tempo è il suo verbo?",
    "join-sentences": "Quale parola si ripete nelle due frasi?",
    mistake: "Leggi la frase piano: il verbo va bene con chi fa l'azione?",
    translation: "Chi fa l'azione nella frase italiana, e quando succede?",
    "translation-to-italian": "Chi fa l'azione nella frase inglese, e quando succede?",
    "free-answer": "Con quale parola comincia la domanda, e che cosa vuole sapere?",
    "odd-one-out": "Di che cosa parlano queste parole?",
    "word-order": "Quale parola è il verbo, e chi fa l'azione?",
    "question-order": "È una domanda: quale parola la apre, e chi fa l'azione?",
    "frequency-order": "Quale parola dice quante volte succede? E il verbo è be, o un altro?",
    "third-person-s": "Chi fa l'azione: una persona sola o più persone?",
    tense: "Quando succede quello che racconta la frase: di solito, adesso, prima o dopo?",
    "one-no": "Nella frase c'è già una parola che dice di no?",
    "past-forms": "È un verbo regolare o irregolare?",
    "spelling-of-ing": "Con quali lettere finisce il verbo?",
    vocabulary: "Di che cosa parla la frase, detto in italiano?",
  } satisfies Looks as Looks,
  rules: {
    "article-or-some":
      "Guarda il nome. Una cosa sola che si conta vuole a, oppure an se senti una vocale. Più cose, o una che non si conta, vogliono some.",
    "no-any": "No vuol dire già «nessuno»: il verbo resta senza not. Con not, e nelle domande, si usa any.",
    compounds:
      "Guarda la fine: -body e -one sono persone, -thing sono cose, -where luoghi. Poi guarda l'inizio: some- se la frase afferma, any- con not e nelle domande, no- se il verbo è senza not, every- per tutti.",
    "was-were":
      "È il passato di be: was con I, he, she, it; were con you, we, they. Per negare si aggiunge not.",
    "be-past":
      "È il passato di be: was con I, he, she, it; were con you, we, they. Per negare si aggiunge not.",
    "do-or-be":
      "Se dopo c'è un verbo nella forma base, serve do o does. Se c'è un aggettivo, un nome, un luogo o un verbo in -ing, serve be: am, is, are.",
    "perfect-words":
      "Just (appena) e already (già) stanno in mezzo, tra have e il participio. Yet sta in fondo, con not e nelle domande. Ever chiede «mai», never lo nega. Since dice da quando, for quanto dura.",
    whose: "Whose chiede di chi è qualcosa. Who's è la forma breve di who is, «chi è», o di who has.",
    "adjective-or-adverb":
      "L'aggettivo dice com'è una persona o una cosa. L'avverbio dice come si fa un'azione e di solito finisce in -ly. Attenzione: l'avverbio di good è well.",
    "ed-ing-adjectives": "In -ed: come si sente una persona. In -ing: che effetto fa una cosa.",
    "word-formation":
      "Guarda che cosa c'è vicino allo spazio: dopo un articolo o un aggettivo serve un nome, davanti a un nome serve un aggettivo, vicino al verbo spesso un avverbio. Poi cerca la parola della stessa famiglia.",
    "question-tags":
      "In fondo si ripete l'aiutante della frase con il pronome, ma al contrario: se la frase dice sì, il tag dice no. Senza aiutante si usa do, does o did.",
    "make-plural":
      "Metti al plurale il nome, e controlla che vadano d'accordo anche il verbo e le paroline davanti, come this e that.",
    "make-negative":
      "Se c'è be, can, will o have got, basta aggiungere not. Con gli altri verbi serve un aiutante: don't o doesn't al presente, didn't al passato. Dopo l'aiutante il verbo torna alla forma base.",
    "make-question":
      "Se c'è be, can, will o have got, passa davanti al soggetto. Con gli altri verbi metti all'inizio un aiutante: do o does al presente, did al passato. Poi il soggetto, e il verbo nella forma base.",
    "make-affirmative":
      "Togli not, e con lui l'aiutante che serviva solo per negare. Poi controlla il verbo: tempo e persona.",
    "question-for":
      "Scegli la parola che chiede: who per una persona, what per una cosa, where per un luogo, when per un momento. Poi viene l'aiutante, il soggetto e il verbo.",
    mistake:
      "Controlla una cosa alla volta: il soggetto c'è? Il verbo va d'accordo con lui? Il tempo è giusto? Le parole sono in ordine?",
    translation:
      "Vai per passi. Prima il soggetto: chi fa l'azione? In inglese si dice sempre. Poi il verbo: è adesso, di solito, nel passato o nel futuro? Alla fine il resto: che cosa, dove, quando.",
    "translation-to-italian":
      "Vai per passi. Prima chi fa l'azione, poi il verbo: è adesso, di solito, nel passato o nel futuro? Alla fine il resto. Rileggi: in italiano si direbbe così?",
    "free-answer":
      "Comincia dalla domanda: usa lo stesso verbo nello stesso tempo, cambia you in I e aggiungi la tua informazione. Scrivi una frase intera, con il soggetto.",
    "odd-one-out": "Traduci le parole una per una e cerca che cosa hanno in comune tutte, tranne una.",
    definitions:
      "Traduci la definizione in italiano e pensa alla parola. Poi cercala tra quelle inglesi dell'unità, e controlla la prima lettera e quante lettere ha.",
    vocabulary:
      "Traduci la frase in italiano e di' la parola che manca. Poi cerca in inglese quella parola: serve un nome, un verbo o un aggettivo?",
    rewrite:
      "Sottolinea che cosa deve cambiare secondo la consegna. Tutto il resto si copia uguale: soggetto, oggetto, tempo.",
    "join-sentences":
      "Togli la parola che si ripete e metti al suo posto quella che unisce: who per le persone, which per le cose, where per i luoghi; so, but e because tra due fatti.",
    "helper-base":
      "Dopo do, does e did, anche con not, il verbo resta nella forma base: la -s o il passato li porta già l'aiutante.",
    "degree-choice":
      "Se confronti due cose usi il comparativo: -er, oppure more davanti, e poi than. Se una vince su tutte usi il superlativo: the, e poi -est, oppure most davanti.",
    "past-forms":
      "I verbi regolari prendono -ed. Gli irregolari hanno una forma tutta loro: si cerca nella tabella del libro, vicino a quelli che suonano simili.",
  } satisfies Rules as Rules,
};
