import { parentEmails } from "@/lib/i18n/it";
import { Layout } from "./layout";
import { Action, ActionAddress, Note, Paragraph } from "./parts";
import { ParentFooter } from "./report-parts";

const t = parentEmails.invitation;

export type ParentInvitationProps = { studentName: string; confirmUrl: string; stopUrl: string };

export function ParentInvitation({ studentName, confirmUrl, stopUrl }: ParentInvitationProps) {
  return (
    <Layout
      preview={t.preview}
      title={t.title(studentName)}
      footer={<ParentFooter why={parentEmails.whyAsked(studentName)} stopUrl={stopUrl} />}
    >
      <Paragraph>{t.intro(studentName)}</Paragraph>
      <Paragraph>{parentEmails.product}</Paragraph>
      <Paragraph>{t.what}</Paragraph>
      <Action href={confirmUrl}>{t.button}</Action>
      <Note>{t.notYou}</Note>
      <ActionAddress href={confirmUrl} />
    </Layout>
  );
}
