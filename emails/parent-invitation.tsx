import type { ParentChild } from "@/lib/features/parents-page/contract";
import { longDate } from "@/lib/i18n/dates";
import { familyEmails, parentEmails } from "@/lib/i18n/it";
import { Code } from "./family-parts";
import { Layout } from "./layout";
import { Action, ActionAddress, Note, Paragraph } from "./parts";
import { ParentFooter, Part } from "./report-parts";

export type ParentInvitationProps = {
  studentName: string;
  ageGroup: ParentChild["ageGroup"];
  /** When the account of a child is erased that no parent agrees for, an ISO string; without it the mail says: in 7 days. */
  eraseAfter?: string;
  code: string;
  confirmUrl: string;
  stopUrl: string;
};

/** Of a child it asks for consent, of anybody else only whether reports are wanted. Nothing says what a student does or writes. */
export function ParentInvitation(props: ParentInvitationProps) {
  const { studentName, ageGroup, eraseAfter, code, confirmUrl, stopUrl } = props;
  const t = ageGroup === "child" ? familyEmails.consentRequest : parentEmails.invitation;
  return (
    <Layout
      preview={t.preview}
      title={t.title(studentName)}
      footer={<ParentFooter why={parentEmails.whyAsked(studentName)} stopUrl={stopUrl} />}
    >
      <Paragraph>{t.intro(studentName)}</Paragraph>
      <Paragraph>{parentEmails.product}</Paragraph>
      {"what" in t && <Paragraph>{t.what}</Paragraph>}
      <Paragraph>{t.how}</Paragraph>
      <Code code={code} />
      <Action href={confirmUrl}>{t.button}</Action>
      <Note>{t.valid}</Note>
      {"silence" in t && (
        <Part title={t.silenceTitle}>
          <Paragraph>{eraseAfter ? t.silenceOn(longDate(eraseAfter)) : t.silence}</Paragraph>
        </Part>
      )}
      <Note>{t.notYou}</Note>
      <ActionAddress href={confirmUrl} />
    </Layout>
  );
}
