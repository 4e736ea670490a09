import { Heading, Link, Section, Text } from "@react-email/components";
import type { ReactNode } from "react";
import { levelProgress, xpThreshold } from "@/lib/features/rewards/rules";
import { parentEmails as t } from "@/lib/i18n/it";
import { FooterText } from "./layout";
import { LevelBar } from "./report-bars";
import { reportStyles as styles } from "./report-style";
import { styles as common } from "./style";

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
export function Standing({ level, xp }: { level: number; xp: number }) {
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
    </Section>
  );
}

/** Why a parent gets this, and the way to get no more. */
export function ParentFooter({ why, stopUrl }: { why: string; stopUrl: string }) {
  return (
    <>
      <FooterText>{why}</FooterText>
      <FooterText>
        <Link className="link" href={stopUrl} style={common.link}>
          {t.stop}
        </Link>
      </FooterText>
      <FooterText>{t.noReply}</FooterText>
    </>
  );
}
