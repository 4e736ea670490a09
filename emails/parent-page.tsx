import type { ParentSettings } from "@/lib/features/family/contract";
import { longDate } from "@/lib/i18n/dates";
import { familyEmails, parentEmails } from "@/lib/i18n/it";
import { Code } from "./family-parts";
import { Layout } from "./layout";
import { Action, ActionAddress, Facts, Note, Paragraph } from "./parts";
import { ParentFooter, Part } from "./report-parts";

export type ParentPageLinkProps = { code: string; openUrl: string };
export type ParentSettingsChangedProps = {
  studentName: string;
  settings: ParentSettings;
  /** Whether the reader has chosen them. */
  isYours: boolean;
  pageUrl: string;
  stopUrl: string;
};
export type ParentRemovedProps = { studentName: string };
export type ParentDeletionRequestedProps = {
  studentName: string;
  /** An ISO string. */
  eraseAfter: string;
  /** Whether the reader has asked for it. */
  isYours: boolean;
  pageUrl: string;
  stopUrl: string;
};

export function ParentPageLink({ code, openUrl }: ParentPageLinkProps) {
  const t = familyEmails.pageLink;
  return (
    <Layout preview={t.preview} title={t.title} footer={<ParentFooter why={t.why} />}>
      <Paragraph>{t.intro}</Paragraph>
      <Code code={code} />
      <Action href={openUrl}>{t.button}</Action>
      <Note>{t.valid}</Note>
      <Note>{t.notYou}</Note>
      <ActionAddress href={openUrl} />
    </Layout>
  );
}

export function ParentSettingsChanged(props: ParentSettingsChangedProps) {
  const t = familyEmails.settingsChanged;
  const { studentName, settings, isYours, pageUrl, stopUrl } = props;
  return (
    <Layout
      preview={t.preview}
      title={t.title(studentName)}
      footer={<ParentFooter why={familyEmails.why(studentName)} stopUrl={stopUrl} />}
    >
      <Paragraph>{isYours ? t.yours(studentName) : t.others(studentName)}</Paragraph>
      <Part title={t.use}>
        <Facts facts={t.rows.use(settings)} />
      </Part>
      <Part title={t.time}>
        <Facts facts={t.rows.time(settings)} />
      </Part>
      {isYours && (
        <Part title={t.mails}>
          <Facts facts={t.rows.mails(settings)} />
        </Part>
      )}
      <Paragraph>{isYours ? t.notYou : t.change}</Paragraph>
      <Action href={pageUrl}>{parentEmails.page}</Action>
    </Layout>
  );
}

export function ParentRemoved({ studentName }: ParentRemovedProps) {
  const t = familyEmails.removed;
  return (
    <Layout preview={t.preview} title={t.title} footer={<ParentFooter why={t.why(studentName)} />}>
      <Paragraph>{t.intro(studentName)}</Paragraph>
      <Paragraph>{t.what(studentName)}</Paragraph>
      <Note>{t.surprised}</Note>
    </Layout>
  );
}

export function ParentDeletionRequested(props: ParentDeletionRequestedProps) {
  const t = familyEmails.deletionRequested;
  const { studentName, eraseAfter, isYours, pageUrl, stopUrl } = props;
  const day = longDate(eraseAfter);
  return (
    <Layout
      preview={t.preview}
      title={t.title}
      footer={<ParentFooter why={familyEmails.why(studentName)} stopUrl={stopUrl} />}
    >
      <Paragraph>{isYours ? t.yours(studentName, day) : t.others(studentName, day)}</Paragraph>
      <Paragraph>{t.what}</Paragraph>
      <Paragraph>{isYours ? t.undo : t.talk}</Paragraph>
      <Action href={pageUrl}>{parentEmails.page}</Action>
    </Layout>
  );
}
