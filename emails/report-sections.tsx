import { Section, Text } from "@react-email/components";
import type { Report } from "@/lib/features/reports/contract";
import { clockTime, longDate } from "@/lib/i18n/dates";
import { parentEmails } from "@/lib/i18n/it";
import { Line, List, Part } from "./report-parts";
import { reportStyles as styles } from "./report-style";

const t = parentEmails.report;

export function Activity({ activity }: Pick<Report, "activity">) {
  const figures = t.activityFigures(activity);
  if (figures.length === 0) return null;
  return (
    <Part title={t.activity}>
      {figures.map(({ count, label }) => (
        <Text className="ink fact" key={label} style={styles.figure}>
          <strong>{count}</strong> {label}
        </Text>
      ))}
    </Part>
  );
}

export function Strengths(report: Pick<Report, "strengths" | "mastered">) {
  const strengths = t.strengths(report);
  return (
    <Part title={t.strengthsTitle}>
      {strengths.length > 0 ? <List items={strengths} /> : <Line>{t.noStrengths}</Line>}
    </Part>
  );
}

export function Work(report: Pick<Report, "toPractise" | "suggestions" | "example">) {
  const work = t.work(report);
  const { example } = report;
  return (
    <Part title={t.workTitle}>
      {work.length > 0 && <List items={work} />}
      {work.length === 0 && !example && <Line>{t.noWork}</Line>}
      {example && (
        <Section className="panel" style={styles.panel}>
          <Text className="ink-soft" style={styles.small}>
            {t.example(example.topic)}
          </Text>
          <Text className="ink" style={styles.quote}>
            {t.before}: «<span lang="en">{example.before}</span>»
          </Text>
          <Text className="ink" style={styles.quote}>
            {t.after}:{" "}
            <strong>
              «<span lang="en">{example.after}</span>»
            </strong>
          </Text>
        </Section>
      )}
    </Part>
  );
}

export function Question({ question }: Pick<Report, "question">) {
  return (
    <Part title={t.questionTitle}>
      <Section className="panel-action" style={styles.question}>
        <Text className="ink" lang="en" style={styles.english}>
          {question.english}
        </Text>
        <Text className="ink" style={styles.text}>
          {question.italian}
        </Text>
        <Text className="ink-soft" style={styles.small}>
          {t.questionHint}
        </Text>
      </Section>
    </Part>
  );
}

export function Messages({ studentName, messages }: Pick<Report, "studentName" | "messages">) {
  return (
    <Part title={t.messagesTitle}>
      {messages.length === 0 && <Line>{t.noMessages}</Line>}
      {messages.map(({ sender, text, sentAt }, index) => (
        <Text className="ink fact" key={index} style={styles.message}>
          <span className="ink-soft" style={styles.sender}>
            <strong>{sender === "user" ? studentName : t.coach}</strong> ·{" "}
            {t.sentAt(longDate(sentAt), clockTime(sentAt))}
          </span>
          <br />
          {text}
        </Text>
      ))}
    </Part>
  );
}
