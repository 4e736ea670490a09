import { Text } from "@react-email/components";
import type { Report } from "@/lib/features/reports/contract";
import { daysOfMonth } from "@/lib/i18n/days";
import { parentEmails } from "@/lib/i18n/it";
import { Layout } from "./layout";
import { Note, Paragraph } from "./parts";
import { Weeks } from "./report-bars";
import { Line, ParentFooter, Part, Stats } from "./report-parts";
import { Activity, Messages, Question, Strengths, Work } from "./report-sections";
import { reportStyles as styles } from "./report-style";

const t = parentEmails.report;

export type ParentReportProps = { report: Report; pageUrl: string; stopUrl: string };

/** One page, the most telling first: a reader may stop after any part of it. */
export function ParentReport({ report, ...ways }: ParentReportProps) {
  const { studentName, activity, weeks } = report;
  const summary = t.summary(studentName, activity);
  return (
    <Layout
      preview={summary}
      title={t.title(studentName)}
      footer={<ParentFooter why={t.why(studentName)} {...ways} />}
    >
      <Text className="ink-soft" style={styles.period}>
        {t.period(daysOfMonth(report.from, report.to))}
      </Text>
      <Paragraph>{summary}</Paragraph>
      <Stats {...report} />
      <Note>{t.aboutXp}</Note>
      <Activity activity={activity} />
      <Part title={t.weeks}>
        {weeks.some(({ xp }) => xp > 0) ? <Weeks weeks={weeks} /> : <Line>{t.noWeeks}</Line>}
      </Part>
      <Part title={t.badgesTitle}>
        <Line>{t.badges(report)}</Line>
      </Part>
      <Strengths {...report} />
      <Work {...report} />
      <Question {...report} />
      <Messages {...report} />
    </Layout>
  );
}
