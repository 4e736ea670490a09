import { emails } from "@/lib/i18n/it";
import { Layout } from "./layout";
import { Action, ActionAddress, Note, Paragraph } from "./parts";

const t = emails.verifyEmail;

export type VerifyEmailProps = { verifyUrl: string };

export function VerifyEmail({ verifyUrl }: VerifyEmailProps) {
  return (
    <Layout preview={t.preview} title={t.title}>
      <Paragraph>{t.intro}</Paragraph>
      <Action href={verifyUrl}>{t.button}</Action>
      <Note>{t.validity}</Note>
      <Note>{t.minors}</Note>
      <Note>{t.notYou}</Note>
      <ActionAddress href={verifyUrl} />
    </Layout>
  );
}
