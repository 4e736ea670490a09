import type { DeletionReason } from "@/lib/features/deletion/rules";
import type { FeedbackCategory } from "@/lib/features/feedback/rules";
import { clockTime, longDate } from "@/lib/i18n/dates";
import { feedback, privacyEmails as t } from "@/lib/i18n/it";
import { FooterText, Layout } from "./layout";
import { Action, ActionAddress, Facts, Lines, Note, Paragraph, Quote } from "./parts";

const dayAndTime = (instant: string) => t.at(longDate(instant), clockTime(instant));

// Instants are ISO strings: what is waiting to be sent is kept as JSON.
export type DeletionRequestedProps = { eraseAfter: string; profileUrl: string };
export type DeletionCancelledProps = { profileUrl: string };
export type AccountErasedProps = { reason: DeletionReason };
export type AccountInactiveProps = { eraseAfter: string; loginUrl: string };
export type DeletionNoticeProps = {
  requestId: string;
  userId: number;
  requestedAt: string;
  eraseAfter: string;
  dueAt: string;
};
export type FeedbackReceivedProps = {
  feedbackId: string;
  userId: number;
  category: FeedbackCategory;
  rating: number;
  message: string;
  isPriority: boolean;
};
export type FeedbackAnswerProps = { question: string; answer: string; profileUrl: string };

export function DeletionRequested({ eraseAfter, profileUrl }: DeletionRequestedProps) {
  const mail = t.deletionRequested;
  return (
    <Layout preview={mail.preview} title={mail.title}>
      <Paragraph>{mail.intro(longDate(eraseAfter))}</Paragraph>
      <Paragraph>{mail.what}</Paragraph>
      <Paragraph>{mail.undo}</Paragraph>
      <Action href={profileUrl}>{t.profile}</Action>
      <Note>{mail.confirmation}</Note>
      <Note>{mail.adults}</Note>
      <Note>{mail.notYou}</Note>
      <ActionAddress href={profileUrl} />
    </Layout>
  );
}

export function DeletionCancelled({ profileUrl }: DeletionCancelledProps) {
  const mail = t.deletionCancelled;
  return (
    <Layout preview={mail.preview} title={mail.title}>
      <Paragraph>{mail.intro}</Paragraph>
      <Action href={profileUrl}>{t.profile}</Action>
      <Note>{mail.pro}</Note>
      <Note>{mail.notYou}</Note>
      <ActionAddress href={profileUrl} />
    </Layout>
  );
}

export function AccountInactive({ eraseAfter, loginUrl }: AccountInactiveProps) {
  const mail = t.accountInactive;
  return (
    <Layout preview={mail.preview} title={mail.title}>
      <Paragraph>{mail.intro(longDate(eraseAfter))}</Paragraph>
      <Paragraph>{mail.keep}</Paragraph>
      <Action href={loginUrl}>{mail.button}</Action>
      <Note>{mail.otherwise}</Note>
      <Note>{mail.adults}</Note>
      <ActionAddress href={loginUrl} />
    </Layout>
  );
}

export function AccountErased({ reason }: AccountErasedProps) {
  const mail = t.accountErased;
  return (
    <Layout preview={mail.preview} title={mail.title}>
      <Paragraph>{mail.why[reason]}</Paragraph>
      <Paragraph>{reason === "administrator" ? mail.questions : mail.goodbye}</Paragraph>
      {reason !== "no_consent" && <Note>{mail.kept}</Note>}
      <Note>{mail.last}</Note>
    </Layout>
  );
}

/** For those who run the product. */
export function DeletionNotice(props: DeletionNoticeProps) {
  const { facts, ...mail } = t.deletionNotice;
  return (
    <Layout preview={mail.preview} title={mail.title}>
      <Paragraph>{mail.intro}</Paragraph>
      <Facts
        facts={[
          [facts.request, props.requestId],
          [facts.user, String(props.userId)],
          [facts.requestedAt, dayAndTime(props.requestedAt)],
          [facts.eraseAfter, dayAndTime(props.eraseAfter)],
          [facts.dueAt, dayAndTime(props.dueAt)],
        ]}
      />
    </Layout>
  );
}

/** The same. The message is a stranger's: nothing in it is markup. */
export function FeedbackReceived(props: FeedbackReceivedProps) {
  const { facts, ...mail } = t.feedbackReceived;
  return (
    <Layout preview={mail.preview} title={mail.title}>
      <Facts
        facts={[
          [facts.category, feedback.categories[props.category]],
          [facts.rating, mail.rating(props.rating)],
          [facts.plan, props.isPriority ? mail.plan.pro : mail.plan.free],
          [facts.user, String(props.userId)],
          [facts.feedback, props.feedbackId],
        ]}
      />
      <Note>{mail.message}:</Note>
      <Paragraph>
        <Lines>{props.message}</Lines>
      </Paragraph>
    </Layout>
  );
}

/** An answer to what somebody wrote. Neither text has any markup. */
export function FeedbackAnswer({ question, answer, profileUrl }: FeedbackAnswerProps) {
  const mail = t.feedbackAnswer;
  const footer = (
    <>
      <FooterText>{mail.why}</FooterText>
      <FooterText>{mail.noReply}</FooterText>
    </>
  );
  return (
    <Layout preview={mail.preview} title={mail.title} footer={footer}>
      <Paragraph>{mail.thanks}</Paragraph>
      <Note>{mail.youWrote}</Note>
      <Quote>{question}</Quote>
      <Note>{mail.weAnswer}</Note>
      <Paragraph>
        <Lines>{answer}</Lines>
      </Paragraph>
      <Note>{mail.again}</Note>
      <Action href={profileUrl}>{t.profile}</Action>
      <ActionAddress href={profileUrl} />
    </Layout>
  );
}
