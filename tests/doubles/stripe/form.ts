/** A form as Stripe's API takes it: `items[0][price]=…`, `metadata[ref]=…`, `expand[]=…`. */
export type Form = { [name: string]: string | Form };

export function parseForm(encoded: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(encoded)) put(form, pathOf(name), value);
  return form;
}

const pathOf = (name: string): string[] => name.replaceAll("]", "").split("[");

function put(form: Form, [name = "", ...rest]: string[], value: string): void {
  const key = name === "" ? String(Object.keys(form).length) : name;
  if (rest.length === 0) {
    form[key] = value;
    return;
  }
  put((form[key] = formOf(form[key])), rest, value);
}

/** A field that is a form itself, or an empty one. */
export function formOf(field: Form[string] | undefined): Form {
  return typeof field === "object" ? field : {};
}

/** A field that is a list of words. */
export function listOf(field: Form[string] | undefined): string[] {
  return Object.values(formOf(field)).map(String);
}

/** A field that is a word, or an empty one. */
export function wordOf(field: Form[string] | undefined): string {
  return typeof field === "string" ? field : "";
}
