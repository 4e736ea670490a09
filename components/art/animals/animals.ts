import { lazyOr } from "@/components/ui/lazy-or";

const Nothing = () => null;

/** The drawing of each avatar, by its id. A page brings the one it shows along, and fetches the code of that one alone. */
export const animals = {
  cat: lazyOr(() => import("@/components/art/animals/cat"), Nothing),
  dog: lazyOr(() => import("@/components/art/animals/dog"), Nothing),
  rabbit: lazyOr(() => import("@/components/art/animals/rabbit"), Nothing),
  bear: lazyOr(() => import("@/components/art/animals/bear"), Nothing),
  lion: lazyOr(() => import("@/components/art/animals/lion"), Nothing),
  panda: lazyOr(() => import("@/components/art/animals/panda"), Nothing),
  owl: lazyOr(() => import("@/components/art/animals/owl"), Nothing),
  fox: lazyOr(() => import("@/components/art/animals/fox"), Nothing),
};
