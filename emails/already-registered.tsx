import { emails } from "@/lib/i18n/it";
import { Layout } from "./layout";
import { Action, Note, Paragraph, TextLink } from "./parts";

const t = emails.alreadyRegistered;

export type AlreadyRegisteredProps = { loginUrl: string; forgotPasswordUrl: string };

export function AlreadyRegistered({ loginUrl, forgotPasswordUrl }: AlreadyRegisteredProps) {
  return (
    <Layout preview={t.preview} title={t.title}>
      <Paragraph>{t.intro}</Paragraph>
      <Action href={loginUrl}>{t.button}</Action>
      <Paragraph>
        {t.forgotten} <TextLink href={forgotPasswordUrl}>{t.forgottenLink}</TextLink>
      </Paragraph>
      <Note>{t.notYou}</Note>
    </Layout>
  );
}
