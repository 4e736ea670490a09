import { useCallback, useRef, useState, type ChangeEvent } from "react";

type Values<Name extends string> = Partial<Record<Name, string>>;

/**
 * What stands in a form's named fields, as it changes. The fields keep it by themselves: what was typed or chosen before the
 * page's script was there stays. Where the form goes and comes again, it is put back. `attach` is the form's ref.
 */
export function useFormValues<Name extends string>() {
  const [values, setValues] = useState<Values<Name>>({});
  const latest = useRef<Values<Name>>({});
  const read = useCallback((form: HTMLFormElement) => {
    latest.current = Object.fromEntries(new FormData(form)) as Values<Name>;
    setValues(latest.current);
  }, []);
  const attach = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return;
      for (const [name, value] of Object.entries<string | undefined>(latest.current)) {
        const field = form.elements.namedItem(name);
        if (field && "value" in field && value !== undefined) field.value = value;
      }
      read(form);
    },
    [read],
  );
  const onChange = (event: ChangeEvent<HTMLFormElement>) => read(event.currentTarget);
  return { values, attach, onChange };
}
