import { emails } from "@/lib/i18n/it";
import { Layout } from "./layout";
import { Action, ActionAddress, Note, Paragraph } from "./parts";

const t = emails.passwordChanged;

/** `keepsSession`: where it was changed one is still logged in. */
export type PasswordChangedProps = { forgotPasswordUrl: string; keepsSession?: boolean };

export function PasswordChanged({ forgotPasswordUrl, keepsSession }: PasswordChangedProps) {
  return (
    <Layout preview={t.preview} title={t.title}>
      <Paragraph>{keepsSession ? t.keptIntro : t.intro}</Paragraph>
      <Note>{t.isYou}</Note>
      <Paragraph>{t.notYou}</Paragraph>
      <Action href={forgotPasswordUrl}>{t.button}</Action>
      <ActionAddress href={forgotPasswordUrl} />
    </Layout>
  );
}
