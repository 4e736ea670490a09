import { emails } from "@/lib/i18n/it";
import { Layout } from "./layout";
import { Action, ActionAddress, Note, Paragraph } from "./parts";

const t = emails.passwordChanged;

export type PasswordChangedProps = { forgotPasswordUrl: string };

export function PasswordChanged({ forgotPasswordUrl }: PasswordChangedProps) {
  return (
    <Layout preview={t.preview} title={t.title}>
      <Paragraph>{t.intro}</Paragraph>
      <Note>{t.isYou}</Note>
      <Paragraph>{t.notYou}</Paragraph>
      <Action href={forgotPasswordUrl}>{t.button}</Action>
      <ActionAddress href={forgotPasswordUrl} />
    </Layout>
  );
}
