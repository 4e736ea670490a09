import { Bear } from "@/components/art/animals/bear";
import { Cat } from "@/components/art/animals/cat";
import { Dog } from "@/components/art/animals/dog";
import { Fox } from "@/components/art/animals/fox";
import { Lion } from "@/components/art/animals/lion";
import { Owl } from "@/components/art/animals/owl";
import { Panda } from "@/components/art/animals/panda";
import { Rabbit } from "@/components/art/animals/rabbit";

/** The drawing of each avatar, by its id. */
export const animals = {
  cat: Cat,
  dog: Dog,
  rabbit: Rabbit,
  bear: Bear,
  lion: Lion,
  panda: Panda,
  owl: Owl,
  fox: Fox,
};
