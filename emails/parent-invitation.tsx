import type { ParentChild } from "@/lib/features/family/contract";
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

/** Of a child it asks for consent, of anybody else only whether reports are wanted. */
export const ParentInvitation = (props: ParentInvitationProps) =>
  props.ageGroup === "child" ? ConsentRequest(props) : ReportsInvitation(props);

/** For an address nobody has confirmed: nothing that says what a student does or writes. */
function ConsentRequest({ studentName, eraseAfter, code, confirmUrl, stopUrl }: ParentInvitationProps) {
  const t = familyEmails.consentRequest;
  return (
    <Layout
      preview={t.preview}
      title={t.title(studentName)}
      footer={<ParentFooter why={parentEmails.whyAsked(studentName)} stopUrl={stopUrl} />}
    >
      <Paragraph>{t.intro(studentName)}</Paragraph>
      <Paragraph>{parentEmails.product}</Paragraph>
      <Paragraph>{t.how}</Paragraph>
      <Code code={code} />
      <Action href={confirmUrl}>{t.button}</Action>
      <Note>{t.valid}</Note>
      <Part title={t.silenceTitle}>
        <Paragraph>{eraseAfter ? t.silenceOn(longDate(eraseAfter)) : t.silence}</Paragraph>
      </Part>
      <Note>{t.notYou}</Note>
      <ActionAddress href={confirmUrl} />
    </Layout>
  );
}

function ReportsInvitation({ studentName, code, confirmUrl, stopUrl }: ParentInvitationProps) {
  const t = parentEmails.invitation;
  return (
    <Layout
      preview={t.preview}
      title={t.title(studentName)}
      footer={<ParentFooter why={parentEmails.whyAsked(studentName)} stopUrl={stopUrl} />}
    >
      <Paragraph>{t.intro(studentName)}</Paragraph>
      <Paragraph>{parentEmails.product}</Paragraph>
      <Paragraph>{t.what}</Paragraph>
      <Paragraph>{t.how}</Paragraph>
      <Code code={code} />
      <Action href={confirmUrl}>{t.button}</Action>
      <Note>{t.valid}</Note>
      <Note>{t.notYou}</Note>
      <ActionAddress href={confirmUrl} />
    </Layout>
  );
}
