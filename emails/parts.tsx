import { Button, Hr, Link, Section, Text } from "@react-email/components";
import { Fragment, type ReactNode } from "react";
import { emails as t } from "@/lib/i18n/it";
import { styles } from "./style";

type WithChildren = { children: ReactNode };
type LinkProps = WithChildren & { href: string };

export function Paragraph({ children }: WithChildren) {
  return (
    <Text className="ink" style={styles.paragraph}>
      {children}
    </Text>
  );
}

export function Note({ children }: WithChildren) {
  return (
    <Text className="ink-soft" style={styles.note}>
      {children}
    </Text>
  );
}

/** What somebody wrote, line by line. Nothing in it is markup. */
export function Lines({ children }: { children: string }) {
  return children.split("\n").map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** What the reader wrote before. */
export function Quote({ children }: { children: string }) {
  return (
    <Text className="ink-soft quote" style={styles.quote}>
      <Lines>{children}</Lines>
    </Text>
  );
}

export function TextLink({ href, children }: LinkProps) {
  return (
    <Link className="link" href={href} style={styles.link}>
      {children}
    </Link>
  );
}

/** What is to be looked up later: a name and a value a row. */
export function Facts({ facts }: { facts: [name: string, value: string][] }) {
  return (
    <Section style={styles.facts}>
      {facts.map(([name, value]) => (
        <Text className="ink fact" key={name} style={styles.fact}>
          <span className="ink-soft" style={styles.factName}>
            {name}:
          </span>{" "}
          <strong>{value}</strong>
        </Text>
      ))}
    </Section>
  );
}

/** The one thing to do. */
export function Action({ href, children }: LinkProps) {
  return (
    <Section style={styles.buttonRow}>
      <Button className="button" href={href} style={styles.button}>
        {children}
      </Button>
    </Section>
  );
}

/** The address of the button, for a reader that does not open it. Plain text has it already. */
export function ActionAddress({ href }: { href: string }) {
  return (
    <Section data-skip-in-text="true">
      <Hr className="rule" style={styles.rule} />
      <Note>
        {t.copyLink}
        <br />
        <Link className="link" href={href} style={styles.address}>
          {href}
        </Link>
      </Note>
    </Section>
  );
}
