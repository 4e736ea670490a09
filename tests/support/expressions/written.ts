import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** `place`: the file and the line it stands in. */
export type Expression = { source: string; flags: string; place: string };

const root = process.cwd();

/** Every literal expression of lib, and every place that builds one when it runs. */
export function readSources(): { literals: Expression[]; builders: string[] } {
  const literals: Expression[] = [];
  const builders: string[] = [];
  for (const file of filesOf("lib")) {
    const text = readFileSync(path.join(root, file), "utf8");
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
    const visit = (node: ts.Node): void => {
      const place = () => `${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`;
      if (ts.isRegularExpressionLiteral(node)) literals.push({ ...partsOf(node.text), place: place() });
      if (isBuilder(node)) builders.push(place());
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return { literals, builders };
}

function filesOf(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, "/")))
    .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !/\.test\.tsx?$|^lib\/db\/generated\//.test(file));
}

function partsOf(literal: string) {
  const end = literal.lastIndexOf("/");
  return { source: literal.slice(1, end), flags: literal.slice(end + 1) };
}

const isBuilder = (node: ts.Node) =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === "RegExp";
