import { isCommonEnglish } from "./vocabulary";
import { setOf, type Word } from "./words";

export type Gender = "male" | "female";

const maleNouns =
  setOf(`he him himself father dad daddy papa brother son uncle grandfather grandpa granddad grandad nephew husband
  boyfriend stepfather stepbrother godfather boy man gentleman guy king prince actor waiter policeman fireman postman
  businessman salesman fisherman headmaster mr sir lad wizard monk priest grandson dad's`);
const femaleNouns =
  setOf(`she herself mother mum mom mummy mommy mam sister daughter aunt auntie aunty grandmother grandma granny nan
  nonna niece wife girlfriend stepmother stepsister godmother girl woman lady queen princess actress waitress policewoman
  businesswoman hostess mrs ms miss madam witch nun housewife granddaughter ballerina`);
/** Somebody of either gender, who may be the one that "his" or "her" stands for. */
const eitherNouns =
  setOf(`friend teacher professor cousin neighbour neighbor doctor dentist nurse student pupil classmate baby child kid
  person singer player coach footballer trainer driver artist writer author scientist partner twin someone somebody everyone
  everybody nobody anyone one who chef cook captain detective hero heroine character youtuber influencer rapper champion
  dog cat horse pet puppy kitten hamster rabbit parrot bird animal lion elephant cow monkey vet president astronaut
  director manager boss dancer guest patient customer clown thief friend's teacher's cousin's`);

const maleNames =
  setOf(`luca marco matteo lorenzo leonardo alessandro francesco davide riccardo federico tommaso giovanni giuseppe antonio
  mattia simone gabriele edoardo pietro filippo stefano paolo roberto giacomo michele daniele samuele diego emanuele nicolo niccolò
  nicolò jacopo giorgio enrico fabio claudio mario luigi carlo franco bruno sergio alberto massimo maurizio vincenzo salvatore
  domenico raffaele angelo gianluca gianni piero pino dario mirko manuel cristian christian alessio elia tom tommy jack john
  james harry william george oliver peter paul david daniel michael robert richard charles thomas edward henry joe ben
  luke matthew mark andrew steve steven stephen brian kevin eric tim simon adam alan alfie arthur leo liam noah ethan logan
  jake josh joshua ryan nick nicholas patrick anthony philip max martin frank fred bob bobby billy bill jim jimmy johnny
  oscar freddie archie theo lucas marcus justin jason dylan connor kyle jacob isaac aaron zack mike pierre hans pedro juan
  carlos pablo antoine umberto ugo guido renato silvio tiziano valerio walter ivan igor vittorio gaetano rocco cesare ettore
  achille ludovico giulio lucio aldo gino nino omar ahmed mohamed ali cristiano lionel rafael roger novak jannik messi ronaldo
  leopardi dante einstein shakespeare`);
const femaleNames =
  setOf(`giulia anna sara sofia martina chiara francesca elena alice aurora giorgia emma greta beatrice alessia laura
  valentina federica silvia paola roberta claudia maria lucia camilla ginevra matilde vittoria ludovica arianna elisa
  eleonora alessandra simona daniela monica cristina barbara patrizia antonella marta irene noemi rebecca gaia viola
  bianca nicole serena ilaria michela stefania carla giovanna rosa teresa angela rita franca luisa luisella isabella
  caterina benedetta margherita carlotta agnese adele anita miriam ester mia zoe kate emily lucy sophie sarah jane mary
  susan linda lisa julia julie jessica jenny jennifer rachel hannah charlotte olivia amelia isla ella lily ruby chloe
  megan amy ellie molly katie holly abigail elizabeth victoria margaret helen alison karen nancy betty diana caroline
  christine claire fiona heather joanna kelly louise maggie michelle natalie nicola's polly rosie sally samantha sandra
  sharon sheila tina vanessa veronica wendy zara maya eva ava evie freya poppy grace annie ann anne peggy marie carmen
  giada denise debora deborah giuditta virginia cecilia flavia fabiana fabiola raffaella emanuela gabriella tiziana
  sabrina loredana marina marisa nadia ornella pamela romina samanta sonia susanna tania ursula marianna annalisa
  mariachiara asia celeste penelope melissa nora norma olga priscilla rossella iris fatima aisha amina hermione juliet
  cinderella alicia taylor's beyoncé shakira rihanna adele's`);

const stem = (lower: string) => lower.replace(/'s?$/, "");

/** Names that are words too ("Rose", "Mark", "Grace") only count with a capital. */
const isWritten = ({ text, lower }: Word) => /^\p{Lu}/u.test(text) || !isCommonEnglish(stem(lower));

/** The gender a word gives away; "either" for somebody who may be a man or a woman. */
export function genderOf(word: Word): Gender | "either" | undefined {
  const lower = stem(word.lower);
  if (maleNouns.has(lower)) return "male";
  if (femaleNouns.has(lower)) return "female";
  if (eitherNouns.has(lower)) return "either";
  return genderOfName(word);
}

export function genderOfName(word: Word): Gender | undefined {
  const lower = stem(word.lower);
  if (!isWritten(word)) return undefined;
  if (maleNames.has(lower)) return "male";
  return femaleNames.has(lower) ? "female" : undefined;
}

export const isEitherNoun = (lower: string) => eitherNouns.has(stem(lower));
