type Correction = { start: number; end: number; correction: string; text: string };

/** Longer ones are hard to compare at a glance. */
const maxLength = 160;

/** The sentence a mistake was made in, before and after; undefined for one too long to show. */
export function correctedSentence({ start, end, correction, text }: Correction) {
  const from = Math.max(...[".", "!", "?", "\n"].map((mark) => text.slice(0, start).lastIndexOf(mark))) + 1;
  const endsIn = text.slice(end).search(/[.!?\n]/);
  const to = endsIn < 0 ? text.length : end + endsIn + 1;
  const before = text.slice(from, to).trim();
  const after = (text.slice(from, start) + correction + text.slice(end, to)).trim();
  return Math.max(before.length, after.length) > maxLength ? undefined : { before, after };
}
