import type { CSSProperties } from "react";

const font = "Lexend, 'Trebuchet MS', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

// By day inline, because many readers drop style sheets; the night sheet below is for those that keep them.
export const day = {
  paper: "#fbf5e9",
  surface: "#fffdf8",
  line: "#e6dac3",
  ink: "#1f2847",
  inkSoft: "#565d78",
  action: "#2553e0",
  actionEdge: "#163aa8",
  onAction: "#ffffff",
  actionInk: "#1f47c7",
  sun: "#ffc93c",
  sunSoft: "#fff1c9",
  sunInk: "#744d00",
  actionSoft: "#e4ebff",
};

export const styles = {
  paper: { backgroundColor: day.paper, fontFamily: font, margin: 0, padding: "0 12px" },
  // A name may be long and in one piece: without the break a table would grow with it.
  column: { maxWidth: "560px", margin: "0 auto", wordBreak: "break-word" },
  brand: {
    padding: "32px 12px 18px",
    margin: 0,
    fontSize: "20px",
    lineHeight: "28px",
    fontWeight: 700,
    color: day.ink,
  },
  marker: { backgroundColor: day.sun, color: "#1f2847", borderRadius: "6px", padding: "1px 7px 2px" },
  card: {
    backgroundColor: day.surface,
    border: `1px solid ${day.line}`,
    borderRadius: "20px",
    padding: "36px 40px 32px",
  },
  title: {
    margin: "0 0 14px",
    fontSize: "28px",
    lineHeight: "34px",
    fontWeight: 700,
    letterSpacing: "-0.02em",
    color: day.ink,
  },
  paragraph: { margin: "0 0 16px", fontSize: "17px", lineHeight: "27px", color: day.ink },
  note: { margin: "0 0 12px", fontSize: "15px", lineHeight: "23px", color: day.inkSoft },
  quote: {
    margin: "0 0 20px",
    borderLeft: `4px solid ${day.line}`,
    paddingLeft: "14px",
    fontSize: "15px",
    lineHeight: "23px",
    color: day.inkSoft,
  },
  facts: { padding: "0 0 16px" },
  fact: {
    margin: 0,
    padding: "9px 0",
    borderBottom: `1px solid ${day.line}`,
    fontSize: "15px",
    lineHeight: "23px",
    overflowWrap: "anywhere",
    color: day.ink,
  },
  factName: { color: day.inkSoft },
  buttonRow: { padding: "10px 0 24px" },
  button: {
    display: "inline-block",
    backgroundColor: day.action,
    borderBottom: `4px solid ${day.actionEdge}`,
    borderRadius: "14px",
    color: day.onAction,
    fontSize: "17px",
    lineHeight: "24px",
    fontWeight: 600,
    padding: "13px 26px",
    textDecoration: "none",
  },
  link: { color: day.actionInk, textDecoration: "underline" },
  address: { color: day.actionInk, textDecoration: "underline", wordBreak: "break-all" },
  rule: { border: "none", borderTop: `1px solid ${day.line}`, margin: "20px 0" },
  footer: { padding: "18px 12px 40px" },
  footerText: { margin: "0 0 4px", fontSize: "13px", lineHeight: "20px", color: day.inkSoft },
} satisfies Record<string, CSSProperties>;

/** Night, and less margin on a phone. Class names are those of the elements in layout.tsx and parts.tsx. */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .card { padding: 28px 22px 22px !important; }
  .title { font-size: 25px !important; line-height: 31px !important; }
  .button { display: block !important; text-align: center !important; }
}
@media (prefers-color-scheme: dark) {
  .paper, .paper > table > tbody > tr > td { background-color: #151a2e !important; }
  .card { background-color: #1e2540 !important; border-color: #343d60 !important; }
  .ink { color: #f7f0e1 !important; }
  .ink-soft { color: #b9bfd8 !important; }
  .button { background-color: #8fb0ff !important; border-color: #5a80e0 !important; color: #0f1838 !important; }
  .button span { color: #0f1838 !important; }
  .link { color: #9dbaff !important; }
  .rule, .fact, .quote { border-color: #343d60 !important; }
  .panel { background-color: #40351f !important; }
  .panel-action { background-color: #27335f !important; }
  .track { background-color: #151a2e !important; }
  .bar { background-color: #ffd25e !important; }
  .sun-ink { color: #ffdb85 !important; }
}
`;
