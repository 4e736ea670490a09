import { createRequire } from "node:module";

const requireJsdom = createRequire(import.meta.resolve("jest-environment-jsdom"));

/**
 * To tell what has a role, Testing Library asks for the style of every element, and jsdom then asks of each rule of its
 * sheet whether it is about that element: two fifths of the time of our screens. A rule about elements of some names need
 * not be asked about any other. This stands before what takes the function with it.
 */
const selectors = requireJsdom("jsdom/lib/jsdom/living/helpers/selectors.js");
const { matchesDontThrow } = selectors;
const namesOfList = new Map();
selectors.matchesDontThrow = (element, list) => {
  if (!namesOfList.has(list)) namesOfList.set(list, namesOf(list));
  const names = namesOfList.get(list);
  return (!names || names.has(element._localName)) && matchesDontThrow(element, list);
};

/** The names one of which an element must have for a list of selectors to match it; undefined where any may do. */
function namesOf(list = "") {
  const plain = list.replace(/\[[^[\]]*\]/g, "");
  if (/[()[\]|\\"']/.test(plain)) return undefined;
  const subjects = plain.split(",").map((selector) => selector.trim().split(/[\s>+~]+/));
  const names = subjects.map((words) => /^[a-z][\w-]*/.exec(words.at(-1))?.[0]);
  return names.every(Boolean) ? new Set(names) : undefined;
}

// Each of them is computed whenever any style is asked for. No screen says something by a colour that a test could see.
const { propertiesWithResolvedValueImplemented: computed } = requireJsdom(
  "jsdom/lib/jsdom/living/helpers/style-rules.js",
);
for (const name of Object.keys(computed)) if (name.endsWith("color")) delete computed[name];

const { default: environment } = await import("jest-environment-jsdom");
export default environment;
