/**
 * Words that settle whether a need of help may be told to a parent. In the letters of `plainText`, between bars: a whole word
 * or several, or with a star the beginning of one.
 */

/** Said of oneself: death, wounds, ways. */
export const ownHarm = wordsOf(`
  suicid* | ammazzarmi | mi ammazz* | uccidermi | mi uccido | impiccarmi | mi impicc* | spararmi | mi sparo
  | togliermi la vita | mi tolgo la vita | farla finita | la faccio finita
  | voglio morire | vorrei morire | volere morire | voglio mori | vorrei mori | voglia di morire | penso di morire
  | morire apposta | fa male morire | come morire | fa a morire | farmi morire | penso alla morte | spesso alla morte
  | non voglio vivere | non voglio piu vivere | non vorrei piu vivere | smettere di vivere | stanco di vivere | stanca di vivere
  | merito di vivere | faccio piu a vivere | odio vivere | non esistere | vorrei non esserci | non voglio piu esserci
  | non svegliarmi | meglio morto | meglio morta | vorrei essere morto | vorrei essere morta | sparire dal mondo
  | mi taglio | mi tagliavo | sono tagliato | sono tagliata | tagliarmi | i tagli | coi tagli | lametta | lamette
  | mi graffio | mi brucio | bruciarmi | bruciata apposta | bruciato apposta | autolesion*
  | farmi del male | farmi male | mi faccio male | mi faccio del male | male apposta | sangue apposta
  | uscire il sangue | esce il sangue | uscito il sangue | mi strappo | mi mordo | pugni in testa | sbatto la testa | mi do i pugni
  | pastigli* | pillol* | buttarmi | mi butto | sotto il treno | sotto un treno
  | addio | lettera d addio | deciso il giorno | scelto il giorno
  | kill myself | killing myself | kill me | hurt myself | hurting myself | harm myself | self harm | selfharm
  | cut myself | cutting | cut my | i cut me | cut again | burn myself | suicide | end my life | better off dead
  | want to die | wish i was dead | wish i were dead | be dead | stop living | stop existing | point of living | hate living
  | be alive | never wake up | not wake up | disappear forever | my last night | jump from | jump off | want to jump | too many pills
`);

/** Where children meet strangers, and what they call them. */
export const strangers = [
  ...phrasesOf(
    "su sul sulla nel nella in di del della da dal on from un the a",
    "instagram insta ig tiktok tik_tok discord telegram whatsapp snap snapchat roblox fortnite minecraft valorant brawl clash " +
      "steam twitch youtube omegle forum server chat live internet rete social gioco game app gruppo direct dm privato",
  ),
  ...wordsOf(`
    online | on line | sconosciut* | non conosco | non lo conosco | conosciuto | mai vist* | webcam | cam | videochiam*
    | follower | profilo | mi segue | stranger* | do not know | never met | video call
  `),
];

/** Whoever is at home or near it. */
export const people = wordsOf(`
  mamma | mamme | mammina | mami | mamy | papa | papi | papino | baba | genitor* | i miei | miei | patrign* | matrign*
  | compagno | compagna | compagni | marito | moglie | zio | zia | zii | ziett* | nonn* | fratell* | fratem* | frate | sorell* | sorem*
  | cugin* | cognat* | padrin* | famigli* | parent* | affid* | tutor* | comunita | educat* | tata | babysitter | baby sitter
  | casa | tiene | tenuta
  | mom | moms | dad | dads | parents | stepfather | stepmother | stepmom | step* | uncle | aunt | grand* | brother* | sister*
  | cousin* | family | foster | guardian | husband | wife | home | house | babysit*
  | prof | profe | profess* | maestr* | insegnant* | mister | allenator* | istruttor* | coach | catechist* | don | prete | parroc*
  | suora | animator* | capo | vicin* | bidell* | dirett* | teacher* | trainer* | priest* | neighbo*
  | amic* | friend* | classmate* | moros* | fidanzat* | ragazzo | ragazza | mio ex | mia ex | mio tipo | mia tipa | boyfriend | girlfriend
`);

/** What one does to another. */
export const hurting = wordsOf(`
  picchi* | mena | menano | menat* | menar* | botte | mazzat* | schiaff* | sberl* | ceffon* | cinta | cinghi* | livid* | calci
  | violent* | violenz* | stupr* | abus* | tocca | toccano | toccat* | baci* | accarezz* | gamb* | spogli* | chiud* | rinchius* | chiave
  | minacc* | urla | urlan* | grid* | litig* | beve | ubriac* | ammazzo | ti uccid* | alza | spinge | spint* | stretto | strang*
  | hit | hits | hitting | beat | beats | beaten | slap* | punch* | kick* | belt | bruis* | touch* | lock* | yell* | shout* | scream*
  | drunk | drink* | throw* | hurts me | hurt me | threat* | rape* | kiss*
`);

/** Somebody else, who does something or is what is written about. */
export const somebodyElse = wordsOf(`
  lui | lei | loro | dice | dicono | quello | quella che | qualcuno | uno | una che | un uomo | chi mi
  | mi ha | mi hanno | m ha | m hanno | ci ha | ci hanno | gli ha | le ha | mi fa | mi fanno | mi dice | mi dicono
  | mi vuol* | mi vogli* | mi mett* | mi lasci* | mi cerc* | mi prend* | mi manda
  | he | she | they | him | her | his | them | someone | somebody | if you
`);

/** What stands in texts about language, stories and hair. */
export const matterOfLessons = wordsOf(`
  traduc* | traduz* | translat* | come si dice | come dico | come si scrive | come scrivo | si dice | in inglese | in english
  | how do you say | how can i say | how do i say | how to say | giusto | correct | grammar | verbo | verb | tense | frase | sentence
  | significa | vuol dire | per dire | devo dire | to say | mean | se scrivo | i write | article | conditional | parafrasi | tema | storia | story | libro | book | film | movie | serie | canzone | song | personaggio
  | character | romeo | giuliett* | juliet | hamlet | amleto | shakespeare | capelli | hair | haircut | unghie | nails | barba
`);

function wordsOf(table: string): string[] {
  const words = table.split("|").map((word) => word.trim().replaceAll(/\s+/g, " "));
  return words.map((word) => (word.endsWith("*") ? ` ${word.slice(0, -1)}` : ` ${word} `));
}

function phrasesOf(first: string, second: string): string[] {
  const seconds = second.split(" ").map((word) => word.replace("_", " "));
  return first.split(" ").flatMap((before) => seconds.map((word) => ` ${before} ${word} `));
}
