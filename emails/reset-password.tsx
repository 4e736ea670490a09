import { emails } from "@/lib/i18n/it";
import { Layout } from "./layout";
import { Action, ActionAddress, Note, Paragraph } from "./parts";

const t = emails.resetPassword;

export type ResetPasswordProps = { resetUrl: string };

export function ResetPassword({ resetUrl }: ResetPasswordProps) {
  return (
    <Layout preview={t.preview} title={t.title}>
      <Paragraph>{t.intro}</Paragraph>
      <Action href={resetUrl}>{t.button}</Action>
      <Note>{t.validity}</Note>
      <Note>{t.notYou}</Note>
      <ActionAddress href={resetUrl} />
    </Layout>
  );
}
