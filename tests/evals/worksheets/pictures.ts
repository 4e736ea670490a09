import path from "node:path";
import type { Worksheet } from "./worksheet";

export const pictureOf = ({ name }: Pick<Worksheet, "name">): string =>
  path.join("tests/evals/worksheets/pictures", `${name}.jpg`);
