import { lazyWhenOnline } from "@/components/ui/lazy-or";

/** The drawing of each avatar, by its id. A page brings the one it shows along, and fetches the code of that one alone. */
export const animals = {
  cat: lazyWhenOnline(() => import("@/components/art/animals/cat")),
  dog: lazyWhenOnline(() => import("@/components/art/animals/dog")),
  rabbit: lazyWhenOnline(() => import("@/components/art/animals/rabbit")),
  bear: lazyWhenOnline(() => import("@/components/art/animals/bear")),
  lion: lazyWhenOnline(() => import("@/components/art/animals/lion")),
  panda: lazyWhenOnline(() => import("@/components/art/animals/panda")),
  owl: lazyWhenOnline(() => import("@/components/art/animals/owl")),
  fox: lazyWhenOnline(() => import("@/components/art/animals/fox")),
};
