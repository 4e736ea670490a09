const opposites =
  `tall short|old young|big small|large small|long short|fast slow|good bad|expensive cheap|easy difficult
  |heavy light|hot cold|near far|rich poor|high low|strong weak|happy sad|noisy quiet|early late|thin fat|clean dirty
  |interesting boring|safe dangerous|warm cold|lucky unlucky|hard easy|tall small|big large`
    .split("|")
    .map((pair) => pair.trim().split(" "));
/** "tall" → "short", "small": what is not the one is the other. */
export const oppositesOf = (word: string) =>
  opposites.flatMap(([one = "", other = ""]) =>
    one === "big" && other === "large" ? [] : one === word ? [other] : other === word ? [one] : [],
  );
