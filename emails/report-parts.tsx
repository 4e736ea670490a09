import { Heading, Link, Section, Text } from "@react-email/components";
import type { ReactNode } from "react";
import { levelProgress, xpThreshold } from "@/lib/features/rewards/rules";
import { parentEmails as t } from "@/lib/i18n/it";
import { FooterText } from "./layout";
import { LevelBar } from "./report-bars";
import { reportStyles as styles } from "./report-style";

type WithChildren = { children: ReactNode };

export function Part({ title, children }: WithChildren & { title: string }) {
  return (
    <>
      <Heading as="h2" className="ink" style={styles.heading}>
        {title}
      </Heading>
      {children}
    </>
  );
}

export function Line({ children }: WithChildren) {
  return (
    <Text className="ink" style={styles.text}>
      {children}
    </Text>
  );
}

export function List({ items }: { items: string[] }) {
  return (
    <ul className="ink" style={styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** The level, the XP, and how far the next level is. */
export function Stats({ level, xp }: { level: number; xp: number }) {
  return (
    <Section className="panel" style={styles.panel}>
      <Text className="ink" style={styles.level}>
        {t.report.level(level)}
      </Text>
      <Text className="sun-ink" style={styles.xp}>
        {t.report.xp(xp)}
      </Text>
      <LevelBar percent={Math.round(levelProgress(xp))} />
      <Text className="ink-soft" style={styles.toNext}>
        {t.report.toNext(xpThreshold(level) - xp, level + 1)}
      </Text>
      <Text className="ink-soft" style={styles.toNext}>
        {t.report.exercises(xp)}
      </Text>
    </Section>
  );
}

type FooterProps = {
  why: string;
  pageUrl?: string;
  stopUrl?: string;
  /** Null where a frightened parent must not read that there is nothing to answer. */
  ending?: string | null;
};

/** Why a parent gets this, their page, and the way to get no more. Both ways where the mail has them. */
export function ParentFooter({ why, pageUrl, stopUrl, ending = t.noReply }: FooterProps) {
  return (
    <>
      <FooterText>{why}</FooterText>
      {pageUrl && <FooterLink href={pageUrl}>{t.page}</FooterLink>}
      {stopUrl && <FooterLink href={stopUrl}>{t.stop}</FooterLink>}
      {ending && <FooterText>{ending}</FooterText>}
    </>
  );
}

function FooterLink({ href, children }: WithChildren & { href: string }) {
  return (
    <Text className="ink-soft" style={styles.footerLine}>
      <Link className="link" href={href} style={styles.footerLink}>
        {children}
      </Link>
    </Text>
  );
}
