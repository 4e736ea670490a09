import { lazyDrawn } from "@/components/ui/lazy-or";

/** The drawing of each avatar, by its id. A page brings the one it shows along, and fetches the code of that one alone. */
export const animals = {
  cat: lazyDrawn(() => import("@/components/art/animals/cat")),
  dog: lazyDrawn(() => import("@/components/art/animals/dog")),
  rabbit: lazyDrawn(() => import("@/components/art/animals/rabbit")),
  bear: lazyDrawn(() => import("@/components/art/animals/bear")),
  lion: lazyDrawn(() => import("@/components/art/animals/lion")),
  panda: lazyDrawn(() => import("@/components/art/animals/panda")),
  owl: lazyDrawn(() => import("@/components/art/animals/owl")),
  fox: lazyDrawn(() => import("@/components/art/animals/fox")),
};
