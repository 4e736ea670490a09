/** What a model has written, without what no database keeps: zeros and halves of signs. */
export const storable = (text: string): string => text.replaceAll("\0", "").replace(/\p{Cs}/gu, "");
