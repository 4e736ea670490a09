import { familyEmails, parentEmails, parentNews } from "@/lib/i18n/it";
import { Layout } from "./layout";
import { Action, Note, Paragraph } from "./parts";
import { ParentFooter } from "./report-parts";

type Ways = { pageUrl: string; stopUrl: string };
/** `added`: an address with most of it left out. */
export type ParentAddedProps = Ways & { studentName: string; added: string };
export type ParentDeletionCancelledProps = Ways & { studentName: string; isYours: boolean };

export function ParentAdded({ studentName, added, ...ways }: ParentAddedProps) {
  const t = parentNews.added;
  return (
    <Layout
      preview={t.preview}
      title={t.title}
      footer={<ParentFooter why={familyEmails.why(studentName)} {...ways} />}
    >
      <Paragraph>{t.intro(studentName, added)}</Paragraph>
      <Paragraph>{t.what}</Paragraph>
      <Action href={ways.pageUrl}>{parentEmails.page}</Action>
      <Note>{t.surprised}</Note>
    </Layout>
  );
}

export function ParentDeletionCancelled({ studentName, isYours, ...ways }: ParentDeletionCancelledProps) {
  const t = parentNews.kept;
  return (
    <Layout
      preview={t.preview}
      title={t.title}
      footer={<ParentFooter why={familyEmails.why(studentName)} {...ways} />}
    >
      <Paragraph>{isYours ? t.yours(studentName) : t.others(studentName)}</Paragraph>
      <Paragraph>{t.again}</Paragraph>
      <Action href={ways.pageUrl}>{parentEmails.page}</Action>
    </Layout>
  );
}
