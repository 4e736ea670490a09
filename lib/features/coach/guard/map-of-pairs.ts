/** A map typed as one text: key, value, key, value. */
export function mapOfPairs(text: string): Map<string, string> {
  const parts = text.trim().split(/\s+/);
  return new Map(
    parts.flatMap((part, at): [string, string][] => (at % 2 === 0 ? [[part, parts[at + 1] ?? part]] : [])),
  );
}
