/** "A" or "an", by the sound the words begin with. */
export function articleFor(words: string): "a" | "an" {
  if (/^(?:eu|uni(?!n|m)|us[eu]|one\b)/i.test(words)) return "a";
  return /^(?:[aeiou]|hour|honest)/i.test(words) ? "an" : "a";
}

export const withArticle = (words: string) => `${articleFor(words)} ${words}`;
