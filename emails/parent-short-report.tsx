import { parentEmails } from "@/lib/i18n/it";
import { Layout } from "./layout";
import { Action, ActionAddress, Note, Paragraph } from "./parts";
import { Line, ParentFooter, Part, Standing } from "./report-parts";

const t = parentEmails.shortReport;

export type ParentShortReportProps = {
  studentName: string;
  level: number;
  xp: number;
  badges: number;
  confirmUrl: string;
  stopUrl: string;
};

/** For an address nobody has confirmed: nothing that says what a student does or writes. */
export function ParentShortReport(props: ParentShortReportProps) {
  const { studentName, level, xp, badges, confirmUrl, stopUrl } = props;
  return (
    <Layout
      preview={t.preview}
      title={parentEmails.report.title(studentName)}
      footer={<ParentFooter why={parentEmails.whyAsked(studentName)} stopUrl={stopUrl} />}
    >
      <Paragraph>{t.intro(studentName)}</Paragraph>
      <Standing level={level} xp={xp} />
      <Part title={parentEmails.report.badgesTitle}>
        <Line>{parentEmails.report.badges({ badges, newBadges: [] })}</Line>
      </Part>
      <Note>{parentEmails.report.aboutXp}</Note>
      <Paragraph>{t.more}</Paragraph>
      <Action href={confirmUrl}>{t.button}</Action>
      <Note>{parentEmails.product}</Note>
      <ActionAddress href={confirmUrl} />
    </Layout>
  );
}
