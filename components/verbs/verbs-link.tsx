import type { MistakeTopic } from "@/lib/features/topics/rules";
import { verbsLink } from "@/lib/i18n/it/verbs-link";
import { AppLink } from "@/components/ui/app-link";

/** What is put right by knowing a verb's forms. */
const topicsOfForms: ReadonlySet<MistakeTopic> = new Set([
  "did-with-past",
  "irregular-past",
  "participles",
  "past-time",
  "present-perfect-finished-time",
] as const);

/** The way from a mistake to the table of the irregular verbs, where it is one of their forms. */
export function VerbsLink({ topic }: { topic: MistakeTopic }) {
  if (!topicsOfForms.has(topic)) return null;
  return (
    <AppLink href="/verbi" className="text-link inline-flex min-h-11 items-center self-start text-sm">
      {verbsLink}
    </AppLink>
  );
}
