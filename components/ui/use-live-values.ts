import { useSyncExternalStore } from "react";
import { useWatch, type FieldValues, type UseFormReturn } from "react-hook-form";

/** The values of a form as they change, also those typed before the page's script was there. */
export function useLiveValues<Values extends FieldValues>(form: UseFormReturn<Values>): Partial<Values> {
  useWatch({ control: form.control });
  useIsHydrated(); // What was typed early is in the inputs at the first render, and in the form at the second.
  return form.getValues();
}

function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
