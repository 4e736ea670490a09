import { Column, Link, Row, Section, Text } from "@react-email/components";
import { codeLength } from "@/lib/features/family/rules";
import { familyEmails as t } from "@/lib/i18n/it";
import { familyStyles as styles } from "./family-style";

const half = codeLength / 2;

/** A code to type by hand, in two groups to the eye and in one piece to the clipboard. */
export function Code({ code }: { code: string }) {
  return (
    <Section className="panel-action" style={styles.codePanel}>
      <Text className="ink-soft" style={styles.codeLabel}>
        {t.code}
      </Text>
      <Text className="ink" style={styles.code}>
        <span>{code.slice(0, half)}</span>
        <span style={styles.secondHalf}>{code.slice(half)}</span>
      </Text>
    </Section>
  );
}

/** What to do, the first thing first. */
export function Steps({ items }: { items: string[] }) {
  return (
    <ul className="ink" style={styles.steps}>
      {items.map((item) => (
        <li key={item} style={styles.step}>
          {item}
        </li>
      ))}
    </ul>
  );
}

/** Numbers that a phone dials at a touch. */
export function HelpLines({ lines }: { lines: { number: string; who: string; when: string }[] }) {
  return (
    <Section style={styles.lines}>
      {lines.map(({ number, who, when }) => (
        <Row className="rule" key={number} style={styles.line}>
          <Column style={styles.numberCell}>
            <Link className="link" href={`tel:${number}`} style={styles.number}>
              {number}
            </Link>
          </Column>
          <Column>
            <Text className="ink" style={styles.lineText}>
              <strong>{who}</strong>, {when}
            </Text>
          </Column>
        </Row>
      ))}
    </Section>
  );
}
