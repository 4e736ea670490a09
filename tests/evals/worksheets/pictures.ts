import path from "node:path";
import type { Worksheet } from "./worksheet";

export const pictureOf = ({ name }: Worksheet): string =>
  path.join("tests/evals/worksheets/pictures", `${name}.jpg`);
