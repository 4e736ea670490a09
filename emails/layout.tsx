import { Body, Container, Head, Heading, Html, Preview, Section, Text } from "@react-email/components";
import type { ReactNode } from "react";
import { emails as t } from "@/lib/i18n/it";
import { controllerLine, type LegalIdentity } from "@/lib/i18n/it/legal";
import { styles, styleSheet } from "./style";

export type LayoutProps = {
  preview: string;
  title: string;
  children: ReactNode;
  /** Why it is sent, for readers who have no account. */
  footer?: ReactNode;
  /** Who answers for the product. `renderMail` hands it to every mail. */
  identity?: LegalIdentity;
};

/** The sheet every mail is written on. */
export function Layout({ preview, title, children, footer = <AccountFooter />, identity }: LayoutProps) {
  return (
    <Html lang="it">
      <Head>
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{styleSheet}</style>
      </Head>
      <Body className="paper" style={styles.paper}>
        <Preview>{preview}</Preview>
        <Container style={styles.column}>
          <Text className="ink" style={styles.brand}>
            English <span style={styles.marker}>Coach</span>
          </Text>
          <Section className="card" style={styles.card}>
            <Heading as="h1" className="title ink" style={styles.title}>
              {title}
            </Heading>
            {children}
          </Section>
          <Section style={styles.footer}>
            {footer}
            {identity && <FooterText>{controllerLine(identity)}</FooterText>}
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

function AccountFooter() {
  return (
    <>
      <FooterText>{t.footerWhy}</FooterText>
      <FooterText>{t.footerNoReply}</FooterText>
    </>
  );
}

export function FooterText({ children }: { children: ReactNode }) {
  return (
    <Text className="ink-soft" style={styles.footerText}>
      {children}
    </Text>
  );
}
