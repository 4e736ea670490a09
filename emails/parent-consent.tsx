import type { ParentChild } from "@/lib/features/parents-page/contract";
import { longDate } from "@/lib/i18n/dates";
import { familyEmails, parentEmails } from "@/lib/i18n/it";
import { Code } from "./family-parts";
import { Layout } from "./layout";
import { Action, ActionAddress, Note, Paragraph } from "./parts";
import { ParentFooter } from "./report-parts";

// Instants are ISO strings: what is waiting to be sent is kept as JSON.
export type ParentConsentReminderProps = {
  studentName: string;
  eraseAfter: string;
  code: string;
  confirmUrl: string;
  stopUrl: string;
};
export type StudentConsentReminderProps = {
  eraseAfter: string;
  /** Whether there is a mail of ours that a parent can look for. */
  isParentAsked: boolean;
  loginUrl: string;
};
export type ParentConsentCheckProps = {
  studentName: string;
  givenAt: string;
  code: string;
  revokeUrl: string;
  pageUrl: string;
  stopUrl: string;
};
export type ParentConsentWithdrawnProps = {
  studentName: string;
  /** Null where another parent still agrees, or none needs to. */
  eraseAfter: string | null;
  /** Of a student who is no child the rest of the account does not depend on it; without it: a child. */
  ageGroup?: ParentChild["ageGroup"];
  /** Whether the reader has done it. */
  isYours: boolean;
  pageUrl: string;
  stopUrl: string;
};

export function ParentConsentReminder(props: ParentConsentReminderProps) {
  const t = familyEmails.consentReminder;
  const { studentName, eraseAfter, code, confirmUrl, stopUrl } = props;
  return (
    <Layout
      preview={t.preview}
      title={t.title}
      footer={<ParentFooter why={parentEmails.whyAsked(studentName)} stopUrl={stopUrl} />}
    >
      <Paragraph>{t.intro(studentName, longDate(eraseAfter))}</Paragraph>
      <Paragraph>{t.how}</Paragraph>
      <Code code={code} />
      <Action href={confirmUrl}>{t.button}</Action>
      <Note>{t.no}</Note>
      <ActionAddress href={confirmUrl} />
    </Layout>
  );
}

export function StudentConsentReminder(props: StudentConsentReminderProps) {
  const { eraseAfter, isParentAsked, loginUrl } = props;
  const t = familyEmails.studentReminder;
  return (
    <Layout preview={t.preview} title={t.title}>
      <Paragraph>{t.intro(longDate(eraseAfter))}</Paragraph>
      <Paragraph>{isParentAsked ? t.asked : t.notAsked}</Paragraph>
      {isParentAsked && <Paragraph>{t.again}</Paragraph>}
      <Action href={loginUrl}>{t.button}</Action>
      <ActionAddress href={loginUrl} />
    </Layout>
  );
}

export function ParentConsentCheck(props: ParentConsentCheckProps) {
  const t = familyEmails.consentCheck;
  const { studentName, givenAt, code, revokeUrl, ...ways } = props;
  return (
    <Layout preview={t.preview} title={t.title} footer={<ParentFooter why={t.why(studentName)} {...ways} />}>
      <Paragraph>{t.intro(studentName, longDate(givenAt))}</Paragraph>
      <Paragraph>
        <strong>{t.yes}</strong>
      </Paragraph>
      <Paragraph>{t.no}</Paragraph>
      <Code code={code} />
      <Action href={revokeUrl}>{t.button}</Action>
      <Note>{t.valid}</Note>
      <ActionAddress href={revokeUrl} />
    </Layout>
  );
}

export function ParentConsentWithdrawn(props: ParentConsentWithdrawnProps) {
  const t = familyEmails.consentWithdrawn;
  const { studentName, eraseAfter, ageGroup = "child", isYours, pageUrl, stopUrl } = props;
  return (
    <Layout
      preview={t.preview}
      title={t.title}
      footer={<ParentFooter why={familyEmails.why(studentName)} stopUrl={stopUrl} />}
    >
      <Paragraph>
        {isYours ? t.yours(studentName) : t.others(studentName)} {ageGroup === "child" && t.off}
      </Paragraph>
      <Paragraph>{whatBecomesOf(ageGroup, eraseAfter)}</Paragraph>
      <Paragraph>{isYours && ageGroup === "child" ? t.mind : t.talk}</Paragraph>
      <Action href={pageUrl}>{parentEmails.page}</Action>
    </Layout>
  );
}

function whatBecomesOf(ageGroup: ParentChild["ageGroup"], eraseAfter: string | null): string {
  const t = familyEmails.consentWithdrawn;
  if (ageGroup !== "child") return t.grown;
  return eraseAfter ? t.erased(longDate(eraseAfter)) : t.stays;
}
