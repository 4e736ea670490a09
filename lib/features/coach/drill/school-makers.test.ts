import { randomOf } from "@/lib/features/exercises/random";
import { lessonById } from "../lessons/grammar-lessons";
import { schoolMakers } from "./school-makers";
import { isClean, toItem } from "./to-item";

const draws = 25;

test.each([...schoolMakers])(
  "%s: every sentence is right, and its answer is not to be read in it",
  (id, makers) => {
    expect(lessonById(id)?.id).toBe(id);
    for (const maker of makers) {
      const items = Array.from({ length: draws }, (_, seed) => toItem(maker.make(randomOf(seed))));
      const bad = items.filter((item) => !item || !isClean(item));
      expect(bad.map((item) => item?.text)).toEqual([]);
    }
  },
);
