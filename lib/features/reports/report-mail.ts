import type { Report } from "./contract";

/** A report as the mail to a parent, given the ways out that every such mail has. */
export const reportMail = (report: Report) => (links: { pageUrl: string; stopUrl: string }) =>
  ({ template: "parent-report", props: { report, ...links } }) as const;
