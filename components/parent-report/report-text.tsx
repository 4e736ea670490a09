import type { Report } from "@/lib/features/reports/contract";
import { levelProgress } from "@/lib/features/rewards/rules";
import { clockTime, longDate } from "@/lib/i18n/dates";
import { daysOfMonth } from "@/lib/i18n/days";
import { parentEmails, progress } from "@/lib/i18n/it";
import { English } from "@/components/coach-text/english";
import { LanguageText } from "@/components/coach-text/language-text";
import { WeekColumns } from "@/components/learner/week-columns";
import { ProgressBar } from "@/components/ui/progress-bar";

const t = parentEmails.report;

/** The words of the report's mail, in its order. */
export function ReportText({ report }: { report: Report }) {
  const { studentName, activity, weeks, question } = report;
  return (
    <div data-paper="" className="flex flex-col gap-5 text-sm wrap-break-word">
      <div className="flex flex-col gap-1">
        <p className="text-ink-soft">{t.period(daysOfMonth(report.from, report.to))}</p>
        <p className="text-base">{t.summary(studentName, activity)}</p>
      </div>
      <Stats {...report} />
      <Activity activity={activity} />
      <Part title={t.weeks}>
        {weeks.some(({ xp }) => xp > 0) ? (
          <div className="px-2">
            <WeekColumns weeks={weeks} />
          </div>
        ) : (
          <p>{t.noWeeks}</p>
        )}
        <p className="text-ink-soft">{t.aboutXp}</p>
      </Part>
      <Part title={t.badgesTitle}>
        <p>{t.badges(report)}</p>
      </Part>
      <Part title={t.strengthsTitle}>
        <Lines lines={t.strengths(report)} none={t.noStrengths} />
      </Part>
      <Part title={t.workTitle}>
        <Lines lines={t.work(report)} none={report.example ? "" : t.noWork} />
        {report.example && <Example {...report.example} />}
      </Part>
      <Part title={t.questionTitle}>
        <div className="rounded-md bg-action-soft px-3.5 py-2.5">
          <p lang="en" className="text-base font-bold">
            {question.english}
          </p>
          <p>{question.italian}</p>
          <p className="text-xs text-ink-soft">{t.questionHint}</p>
        </div>
      </Part>
      <Messages {...report} />
    </div>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-base font-bold">{title}</h3>
      {children}
    </section>
  );
}

function Stats({ level, xp, xpOfNextLevel }: Pick<Report, "level" | "xp" | "xpOfNextLevel">) {
  const next = level + 1;
  return (
    <div className="flex flex-col gap-1.5 rounded-md bg-sun-soft px-3.5 py-3">
      <p className="text-lg font-bold">{t.level(level)}</p>
      <p className="font-semibold text-sun-ink">{t.xp(xp)}</p>
      <ProgressBar value={levelProgress(xp)} label={progress.levelBar(next)} />
      <p>{t.toNext(xpOfNextLevel - xp, next)}</p>
      <p>{t.exercises(xp)}</p>
    </div>
  );
}

function Activity({ activity }: Pick<Report, "activity">) {
  const figures = t.activityFigures(activity);
  if (figures.length === 0) return null;
  return (
    <Part title={t.activity}>
      <ul>
        {figures.map(({ count, label }) => (
          <li key={label} className="border-b border-line py-1.5">
            <strong>{count}</strong> {label}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Lines({ lines, none }: { lines: string[]; none: string }) {
  if (lines.length === 0) return none && <p>{none}</p>;
  return (
    <ul className="list-disc pl-5">
      {lines.map((line) => (
        <li key={line}>
          <LanguageText text={line} />
        </li>
      ))}
    </ul>
  );
}

function Example({ topic, before, after }: NonNullable<Report["example"]>) {
  return (
    <div className="flex flex-col gap-1 rounded-md bg-sun-soft px-3.5 py-2.5">
      <p className="text-xs text-ink-soft">
        <LanguageText text={t.example(topic)} />
      </p>
      <p>
        {t.before}: «<English>{before}</English>»
      </p>
      <p>
        {t.after}:{" "}
        <strong>
          «<English>{after}</English>»
        </strong>
      </p>
    </div>
  );
}

function Messages({ studentName, messages }: Pick<Report, "studentName" | "messages">) {
  return (
    <Part title={t.messagesTitle}>
      {messages.length === 0 && <p>{t.noMessages}</p>}
      <ol>
        {messages.map(({ sender, text, sentAt }, index) => (
          <li key={index} className="border-b border-line py-2">
            <span className="block text-xs text-ink-soft">
              <strong>{sender === "user" ? studentName : t.coach}</strong> ·{" "}
              <time dateTime={sentAt}>{t.sentAt(longDate(sentAt), clockTime(sentAt))}</time>
            </span>
            <LanguageText text={text} asWritten={sender === "user"} />
          </li>
        ))}
      </ol>
    </Part>
  );
}
