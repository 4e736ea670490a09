import { capitalWords } from "@/lib/features/english/lexicon/capital-words";
import { genderOfName } from "@/lib/features/english/lexicon/genders";
import { italianWords } from "@/lib/features/english/lexicon/language-words";
import { isCommonEnglish, isPlaceOrGroup, isProperName } from "@/lib/features/english/lexicon/vocabulary";

const list = (words: string) => new Set(words.trim().split(/\s+/));

/** First names of pupils in Italy that neither of our lexicons has. */
const moreFirstNames = list(`
adriana agata alba ambra aldo alfredo alma amalia amanda amedeo amelie ana anastasia andreea angelica anisa annachiara annamaria
antonia armando arturo astrid aziz azzurra bartolomeo benedetto bilal biagio blessing brando brigida camillo carmela
carmine celestino cecco cesira chanel chantal cinzia cloe clara corinne corrado cosimo costanza dalila damiano danilo
daria debby demetra denis desiree diletta donatella donato doriana edda efrem elettra eliana elio elisabetta elvira ema
emiliano emilio enea enzo erica ernesto eugenio eva evelina ezio fabrizio fatou fausto federico fernanda fernando ferdinando
filomena fiorella flavio fortunato fulvio gabri gaia gemma geremia gerardo germano gerry giacomino gianfranco
gianmarco ginevra gioele gioia giosuè giovannino gisella giuly giulietta gloria graziano grazia gregorio guglielmo ileana ilenia
immacolata ines ioana isa ivana ivano jamila jasmine jennifer karima katia kevin khadija kristian lara lavinia lea leila
leonarda letizia lia liliana lina linda livia livio lola lorena lorenza loris luana luce lucrezia luigina luna maddalena
maia malak mara marcello marcella mariangela mariarosa mariasole marica mariella marinella marino mario martino marwa
massimiliano matilda matteo melania melissa mery michelangelo michi mila milena mirco mirella morgana nausica nazzareno
nevio nicola nicholas nicolas nicolo noemi nour nunzia orlando ornella oriana orsola ottavia ottavio palma pasquale
patrick piera pierluigi pierpaolo priya quentin rachele ramona rania raul rayan renata riccardo rosanna rosalba rosalia
rosario rossana ruggero sabina sami samira samu santo sara saverio sebastiano selene sefora serafino serena sibilla siria
sole sophia stella susy tamara tea tecla tessa thiago tobia tommi tosca umberta valentino vale vera vincenza vito vittorio
viola wafa walid xhesika xin yara yassin youssef yusuf zaira zeno zoe ginny giu giò fede ale ludo ludovico marti cami
bea eli lolli chicca pippo beppe peppe totò ciro gennaro nicoletta simo tommy teo lele pietrino will hope faith joy summer dawn drew rob`);

/** Words of every day that are also the names of many: in small letters they stay what they are. */
const wordsAsWell = list(`
rosa viola bianca bianco azzurra gioia grazia pace felice speranza vittoria luce blu sole mare fiore drago gatto cane lupo tigre
volpe santo palma gemma gloria mia vale bea fede costanza marino conti conte costa fontana villa bianchi neri verdi grassi gallo
monti riva testa forte longo ricci serra valle sala guerra amato gatti fiori negri rosso russo greco ferri rossi porta rocca
monte bosco campo croce torre marchi corsi pini rota sarti galli giusti belli buono boni bassi grossi moro mori basso riccio
gentile longhi donati spada carta mele pepe sasso tea student studente star dragon queen king wolf fox cat dog sky sun moon`);

/** First names of every school book: met somewhere they are nobody's in particular. */
const commonInExercises = list(`
tom anna peter john mary paul lucy kate jack jane james david mike ben harry george robert william susan lisa emma sam sarah brown smith green white black jones taylor wilson
julia charlotte olivia amy helen nick bob bill tim dan joe sue ann max daniel oliver alex mark jim molly holly jess kevin
romeo juliet santa ralph sherlock hermione ron shakespeare ishmael sally steve dave`);
export const isCommonInExercises = (lower: string): boolean => commonInExercises.has(lower);

/** Characters and writers of books that are read at school: nobody's friends. */
const inBooks = list(`
mercutio tybalt benvolio capulet montague capulets montagues hamlet ophelia polonius laertes horatio macbeth macduff banquo
othello desdemona iago prospero caliban lear cordelia goneril shylock oberon titania puck hermia lysander
escalus sampson rosaline malvolio orsino cesario darcy bingley wickham heathcliff rochester fagin cratchit scrooge
marley havisham estella frankenstein dracula jekyll hyde utterson crusoe gulliver gatsby ahab queequeg huckleberry
frodo gandalf aragorn sauron dumbledore voldemort hagrid katniss peeta aslan trunchbull wonka atticus lennie kurtz dedalus
beowulf grendel lancelot guinevere moriarty holmes poirot odisseo
wilde austen dickens byron keats shelley coleridge wordsworth brontë orwell joyce woolf marlowe chaucer`);
export const isInBooks = (lower: string): boolean => inBooks.has(lower);

/** What is said of oneself or of somebody in small letters. */
const adjectives = list(`
felice serena sereno contenta contento allegra sola solo triste stanca stanco brava bravo bella bello simpatica simpatico gentile
alta alto bassa basso grassa magra magro bionda biondo mora moro maggiore minore piccola piccolo grande giovane vecchia vecchio
nuova nuovo cara caro preferita preferito italiana italiano inglese straniera straniero gemella gemello adottiva adottivo
malata malato pronta pronto sicura sicuro nata nato arrivata arrivato andata andato curiosa curioso timida timido materna paterna
materno paterno usually always never often sometimes really only`);
export const isAdjective = (lower: string): boolean =>
  adjectives.has(lower) || /(?:ly|mente|issim[oa])$/.test(lower);

/** Where the words after "mi chiamo" or "my friend" are no name, or no longer. */
export const endsName = list(`
e ed o ma and or but ho hai ha hanno is am are was were has have had sono sei è era abito vivo vado frequento faccio da
in a at from with con che who that because perche perché and i il un una uno the my mio mia miei mie non not to per
for of on very so molto tanto likes like loves plays lives goes says said dice va vuole viene abita piace mi si ci lui lei he she
it they we you io tu when quando anche also really always sempre today oggi ieri yesterday tomorrow domani every ogni this
that questa questo do does can could would should must isn't doesn't don't didn't came come went go gave told asked eats
eat works studies called quello quella perchè più meno gli le nel nella alla quindi invece poi then too no
please grazie ciao hi hello dear cara caro english italian inglese italiano`);

/** Whether somebody may be called so, though it be a word too. */
export const isFirstName = (lower: string): boolean =>
  moreFirstNames.has(lower) ||
  genderOfName({ text: lower.toUpperCase(), lower, start: 0, end: 0, gap: "" }) !== undefined ||
  (isProperName(lower) && !isPlace(lower) && !capitalWords.has(lower));

/** Whether a word in small letters is a common one of English or Italian, or always has a capital ("monday"). */
export const isWordOfDays = (lower: string): boolean =>
  (capitalWords.has(lower) && !isFirstName(lower)) ||
  endsName.has(lower) ||
  isCommonEnglish(lower) ||
  italianWords.has(lower);

/** The same, or one that somebody may be called as well. */
export const isWordAsWell = (lower: string): boolean => wordsAsWell.has(lower) || isWordOfDays(lower);

export const isPlace = (lower: string): boolean =>
  isPlaceOrGroup(lower) || italianPlaces.has(lower) || countries.has(lower);

/** As they are called in Italian. */
const countries = list(`
italia inghilterra francia spagna germania europa america londra parigi irlanda scozia marocco albania romania cina india
lombardia piemonte veneto sicilia sardegna toscana puglia campania lazio liguria calabria umbria marche molise basilicata abruzzo
friuli trentino`);

/** The towns in Italy that school books name as well, in Italian and English. */
const italianPlaces = list(`
roma rome milano milan napoli naples torino turin venezia venice firenze florence genova genoa bologna palermo catania bari verona
padova padua trieste brescia parma prato modena reggio livorno ravenna cagliari foggia rimini salerno ferrara sassari latina
monza siracusa syracuse pescara bergamo trento forlì vicenza terni bolzano novara piacenza ancona andria arezzo udine cesena lecce
pesaro alessandria mantova mantua pisa como lecco varese pavia cremona lodi sondrio aosta asti cuneo biella vercelli belluno
rovigo treviso pordenone gorizia savona imperia lucca massa carrara pistoia siena grosseto perugia viterbo rieti frosinone ascoli
macerata fermo teramo chieti campobasso isernia caserta avellino benevento potenza matera taranto brindisi cosenza catanzaro crotone
messina agrigento trapani caltanissetta enna ragusa nuoro oristano olbia`);
/** Where every school trip goes: that one was there leads to nobody. */
const sights = list(`
roma rome milano milan napoli naples torino turin venezia venice firenze florence genova genoa bologna palermo verona pisa siena rimini`);
export const isSight = (lower: string): boolean => sights.has(lower);

export const isItalianTown = (lower: string): boolean => italianPlaces.has(lower);
