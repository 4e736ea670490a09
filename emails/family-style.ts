import type { CSSProperties } from "react";
import { day } from "./style";

/** What only mails with a code or with numbers to call use. Colours of the night are in style.ts. */
export const familyStyles = {
  codePanel: {
    backgroundColor: day.actionSoft,
    borderRadius: "14px",
    padding: "16px 20px 18px",
    margin: "4px 0 14px",
    textAlign: "center",
  },
  codeLabel: { margin: "0 0 4px", fontSize: "14px", lineHeight: "20px", color: day.inkSoft },
  code: {
    margin: 0,
    fontSize: "36px",
    lineHeight: "44px",
    fontWeight: 700,
    letterSpacing: "0.06em",
    whiteSpace: "nowrap",
    fontVariantNumeric: "tabular-nums",
    color: day.ink,
    userSelect: "all",
  },
  // A margin and no space: what is copied are six digits.
  secondHalf: { marginLeft: "0.35em" },
  lines: { margin: "4px 0 12px" },
  line: { margin: 0, padding: "4px 0", borderBottom: `1px solid ${day.line}` },
  lineText: { margin: 0, fontSize: "16px", lineHeight: "24px", color: day.ink },
  numberCell: { width: "96px" },
  number: {
    display: "inline-block",
    padding: "10px 0",
    fontSize: "24px",
    lineHeight: "28px",
    fontWeight: 700,
    color: day.actionInk,
    textDecoration: "underline",
  },
  steps: { margin: "0 0 8px", padding: "0 0 0 22px", fontSize: "17px", lineHeight: "26px", color: day.ink },
  step: { margin: "0 0 8px" },
} satisfies Record<string, CSSProperties>;
