import { actions } from "./actions";
import { activities } from "./activities";
import { animals } from "./animals";
import { body } from "./body";
import { character } from "./character";
import { clothes } from "./clothes";
import { colours } from "./colours";
import { family } from "./family";
import { feelings } from "./feelings";
import { food } from "./food";
import { health } from "./health";
import { home } from "./home";
import { ideas } from "./ideas";
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

/** Every table of words, a theme each. */
export const allWords: readonly string[] = [
  actions,
  activities,
  animals,
  body,
  character,
  clothes,
  colours,
  family,
  feelings,
  food,
  health,
  home,
  ideas,
  leisure,
  looks,
  nature,
  numbers,
  people,
  phrasalVerbs,
  phrases,
  qualities,
  reading,
  school,
  shopping,
  smallWords,
  speech,
  sport,
  technology,
  time,
  town,
  travel,
  weather,
  work,
];
