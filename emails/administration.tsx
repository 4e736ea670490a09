import { codeTtlMs, blockMs, type Gate } from "@/lib/features/gates/rules";
import { administrationEmails as t } from "@/lib/i18n/it";
import { Layout } from "./layout";
import { Action, ActionAddress, Facts, Note, Paragraph } from "./parts";

export type GateCodeProps = { gate: Gate; code: string };
export type GateBlockedProps = { gate: Gate; code: string };
export type AccountResetProps = { chatUrl: string };

const minutes = (ms: number) => ms / 60_000;

export function GateCode({ gate, code }: GateCodeProps) {
  const mail = t.gateCode;
  return (
    <Layout preview={mail.preview} title={mail.title}>
      <Paragraph>{mail.intro(t.panels[gate])}</Paragraph>
      <Facts facts={[[mail.code, code]]} />
      <Note>{mail.valid(minutes(codeTtlMs))}</Note>
      <Note>{mail.notYou}</Note>
    </Layout>
  );
}

export function GateBlocked({ gate, code }: GateBlockedProps) {
  const mail = t.gateBlocked;
  return (
    <Layout preview={mail.preview} title={mail.title}>
      <Paragraph>{mail.intro(t.panels[gate], minutes(blockMs))}</Paragraph>
      <Paragraph>{mail.how}</Paragraph>
      <Facts facts={[[mail.code, code]]} />
      <Note>{mail.valid(minutes(blockMs))}</Note>
      <Note>{mail.notYou}</Note>
    </Layout>
  );
}

export function AccountReset({ chatUrl }: AccountResetProps) {
  const mail = t.accountReset;
  return (
    <Layout preview={mail.preview} title={mail.title}>
      <Paragraph>{mail.intro}</Paragraph>
      <Paragraph>{mail.kept}</Paragraph>
      <Action href={chatUrl}>{mail.action}</Action>
      <Note>{mail.why}</Note>
      <ActionAddress href={chatUrl} />
    </Layout>
  );
}
