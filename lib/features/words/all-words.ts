import { actions } from "./actions";
import { activities } from "./activities";
import { animals } from "./animals";
import { body } from "./body";
import { character } from "./character";
import { clothes } from "./clothes";
import { colours } from "./colours";
import { deeds } from "./deeds";
import { family } from "./family";
import { feelings } from "./feelings";
import { food } from "./food";
import { health } from "./health";
import { home } from "./home";
import { ideas } from "./ideas";
import { language } from "./language";
import { leisure } from "./leisure";
import { looks } from "./looks";
import { nature } from "./nature";
import { numbers } from "./numbers";
import { people } from "./people";
import { phrasalVerbs } from "./phrasal-verbs";
import { phrases } from "./phrases";
import { qualities } from "./qualities";
import { reading } from "./reading";
import { school } from "./school";
import { shopping } from "./shopping";
import { smallWords } from "./small-words";
import { speech } from "./speech";
import { sport } from "./sport";
import { technology } from "./technology";
import { time } from "./time";
import { town } from "./town";
import { travel } from "./travel";
import { weather } from "./weather";
import { work } from "./work";

/** Every table, those first whose meaning of a word is the commonest. */
export const allWords: readonly string[] = [
  school,
  language,
  home,
  family,
  people,
  animals,
  food,
  body,
  clothes,
  time,
  numbers,
  colours,
  smallWords,
  town,
  travel,
  weather,
  nature,
  sport,
  leisure,
  qualities,
  actions,
  deeds,
  speech,
  activities,
  feelings,
  character,
  looks,
  work,
  shopping,
  technology,
  health,
  phrases,
  phrasalVerbs,
  ideas,
  reading,
];
