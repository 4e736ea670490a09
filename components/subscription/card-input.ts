/** 4242 4242 4242 4242, however it was typed or pasted. */
export function formatCardNumber(text: string): string {
  return digitsOf(text)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, "$1 ");
}

/** 08/27, also of 8/27, of 8 and of what a browser fills in: 08/2027. */
export function formatExpiry(text: string): string {
  const digits = digitsOf(text.replace(/^([1-9])\s*\//, "0$1"))
    .replace(/^[2-9]/, "0$&")
    .replace(/^(\d\d)20(\d\d)$/, "$1$2")
    .slice(0, 4);
  return digits.replace(/^(\d\d)(?=\d)/, "$1/");
}

export function formatCvc(text: string): string {
  return digitsOf(text).slice(0, 4);
}

/** Gives an input's text its form and leaves the caret behind the digit it was behind. */
export function reformat(input: HTMLInputElement, format: (text: string) => string): void {
  const { value, selectionStart } = input;
  const caret = selectionStart ?? value.length;
  const formatted = format(value);
  if (formatted === value) return;
  input.value = formatted;
  const place =
    caret === value.length
      ? formatted.length
      : behindDigit(formatted, digitsOf(value.slice(0, caret)).length);
  input.setSelectionRange(place, place);
}

function behindDigit(text: string, count: number): number {
  let place = 0;
  for (let left = count; left > 0 && place < text.length; place++) {
    if (/\d/.test(text.charAt(place))) left--;
  }
  return place;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}
