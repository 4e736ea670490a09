"use client";

import type { StripeElementStyle } from "@stripe/stripe-js";
import { useSyncExternalStore } from "react";

/** Our colours for Stripe's field, which is in a frame that our style sheet does not reach. */
export function useCardStyle(): StripeElementStyle {
  const [ink, inkSoft, action, problem] = useSyncExternalStore(onSchemeChange, coloursOfPage).split(";");
  return {
    base: {
      color: ink,
      iconColor: action,
      fontFamily: "ui-rounded, system-ui, sans-serif",
      fontSize: "17px",
      "::placeholder": { color: inkSoft },
    },
    invalid: { color: problem, iconColor: problem },
  };
}

/** As one string: the same colours are the same value. */
function coloursOfPage(): string {
  const style = getComputedStyle(document.documentElement);
  return ["ink", "ink-soft", "action-ink", "coral-ink"]
    .map((name) => style.getPropertyValue(`--color-${name}`).trim())
    .join(";");
}

function onSchemeChange(listener: () => void): () => void {
  const scheme = matchMedia("(prefers-color-scheme: dark)");
  scheme.addEventListener("change", listener);
  return () => scheme.removeEventListener("change", listener);
}
