/** A function of a text that keeps its last `max` answers: what was read once is not read again. */
export function remembering<T>(read: (text: string) => T, max = 500): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const answer = known.has(text) ? (known.get(text) as T) : read(text);
    known.delete(text); // The newest stands last.
    known.set(text, answer);
    const [oldest] = known.size > max ? known.keys() : [];
    if (oldest !== undefined) known.delete(oldest);
    return answer;
  };
}
