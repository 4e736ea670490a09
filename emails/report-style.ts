import type { CSSProperties } from "react";
import { day } from "./style";

/** What only the mails with a student's figures use. Colours of the night are in style.ts. */
export const reportStyles = {
  period: { margin: "0 0 16px", fontSize: "15px", lineHeight: "22px", color: day.inkSoft },
  heading: {
    margin: "30px 0 8px",
    fontSize: "19px",
    lineHeight: "26px",
    fontWeight: 700,
    color: day.ink,
  },
  panel: { backgroundColor: day.sunSoft, borderRadius: "14px", padding: "18px 20px", margin: "6px 0 16px" },
  question: {
    backgroundColor: day.actionSoft,
    borderRadius: "14px",
    padding: "18px 20px",
    margin: "6px 0 0",
  },
  level: { margin: 0, fontSize: "26px", lineHeight: "32px", fontWeight: 700, color: day.ink },
  xp: { margin: "0 0 10px", fontSize: "16px", lineHeight: "22px", fontWeight: 600, color: day.sunInk },
  toNext: { margin: "8px 0 0", fontSize: "14px", lineHeight: "20px", color: day.inkSoft },
  track: { backgroundColor: day.surface, borderRadius: "6px" },
  rest: { fontSize: "1px", lineHeight: "12px" },
  bar: { backgroundColor: day.sun, borderRadius: "6px" },
  barCell: { fontSize: "1px", lineHeight: "1px" },
  text: { margin: "0 0 8px", fontSize: "16px", lineHeight: "25px", color: day.ink },
  figure: {
    margin: 0,
    padding: "8px 0",
    borderBottom: `1px solid ${day.line}`,
    fontSize: "16px",
    lineHeight: "24px",
    color: day.ink,
  },
  list: { margin: "0 0 8px", padding: "0 0 0 20px", fontSize: "16px", lineHeight: "25px", color: day.ink },
  quote: { margin: "0 0 4px", fontSize: "16px", lineHeight: "25px", color: day.ink },
  small: { margin: "0 0 2px", fontSize: "14px", lineHeight: "20px", color: day.inkSoft },
  english: { margin: 0, fontSize: "20px", lineHeight: "28px", fontWeight: 700, color: day.ink },
  message: {
    margin: 0,
    padding: "9px 0",
    borderBottom: `1px solid ${day.line}`,
    fontSize: "15px",
    lineHeight: "22px",
    color: day.ink,
  },
  sender: { fontSize: "13px", lineHeight: "20px", color: day.inkSoft },
  columns: { tableLayout: "fixed", margin: "0 0 12px" },
  column: { padding: "0 4px" },
  columnFigure: { margin: "0 0 3px", fontSize: "13px", lineHeight: "16px", color: day.ink },
  columnDay: { margin: "4px 0 0", fontSize: "12px", lineHeight: "15px", color: day.inkSoft },
  footerLine: { margin: 0, fontSize: "14px", lineHeight: "22px" },
  // Room for a thumb.
  footerLink: {
    display: "inline-block",
    padding: "11px 0",
    color: day.actionInk,
    textDecoration: "underline",
  },
  // Mail programs show neither; plain text has no styles and gets it.
  textOnly: { display: "none", overflow: "hidden", maxHeight: 0 },
} satisfies Record<string, CSSProperties>;
