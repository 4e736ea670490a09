import { alertEmails, familyEmails } from "@/lib/i18n/it";
import { HelpLines, Steps } from "./family-parts";
import { Layout } from "./layout";
import { Paragraph, TextLink } from "./parts";
import { ParentFooter, Part } from "./report-parts";

const emergencyNumber = "112";

type Props<Cause> = { studentName: string; cause: Cause; pageUrl: string; stopUrl: string };
export type ParentAlertProps = Props<"self-harm" | "grooming"> & {
  /** When it was written, an ISO string. */
  at: string;
};
export type ParentToldProps = Props<"eating" | "bullying" | "distress">;

/** A student may be in danger, and a parent has asked to be told. */
export function ParentAlert({ studentName, cause, at, ...ways }: ParentAlertProps) {
  const t = alertEmails.alert;
  return (
    <Layout
      preview={t.preview}
      title={t.title(studentName)}
      footer={<ParentFooter why={t.why(studentName)} ending={null} {...ways} />}
    >
      <Paragraph>{t.what[cause](studentName, at)}</Paragraph>
      <Paragraph>
        <strong>
          {t.now} <TextLink href={`tel:${emergencyNumber}`}>{emergencyNumber}</TextLink>.
        </strong>
      </Paragraph>
      <Paragraph>{t.mistake}</Paragraph>
      <Part title={t.todoTitle}>
        <Steps items={t.todo[cause]} />
      </Part>
      <Part title={alertEmails.linesTitle}>
        <HelpLines lines={t.lines} />
      </Part>
    </Layout>
  );
}

/** A student wants a parent to know, and has said so. */
export function ParentTold({ studentName, cause, ...ways }: ParentToldProps) {
  const t = alertEmails.told;
  return (
    <Layout
      preview={t.preview}
      title={t.title(studentName)}
      footer={<ParentFooter why={familyEmails.why(studentName)} ending={null} {...ways} />}
    >
      <Paragraph>{t.what(studentName)}</Paragraph>
      <Paragraph>
        {t.about[cause]} {t.words}
      </Paragraph>
      <Part title={t.todoTitle}>
        <Steps items={[t.begin, t.listen, t.todo[cause], t.later]} />
      </Part>
      <Part title={alertEmails.linesTitle}>
        <HelpLines lines={t.lines} />
      </Part>
    </Layout>
  );
}
