"use client";

import { useQuery } from "@tanstack/react-query";
import { familyScreens } from "@/lib/i18n/it";
import { switchLines, weekLines } from "@/components/family/chosen";
import { Invitation } from "@/components/family/invitation";
import { familyQuery } from "@/components/family/queries";
import { useLearner } from "@/components/learner/use-learner";
import { Card } from "@/components/ui/card";

const t = familyScreens.card;

/** On the profile: who decides with the learner and what they have chosen. Not there where nobody does. */
export default function FamilyCard() {
  const { id, family } = useLearner();
  const { data } = useQuery(familyQuery(id));
  if (!data) return null;
  const { guardians, invitation } = data;
  if (guardians.length === 0 && !invitation && family.stage !== "waiting") return null;
  const lines = [
    ...(family.hours ? weekLines(family.hours) : []),
    ...(family.minutesPerDay ? [familyScreens.chosen.minutes(family.minutesPerDay)] : []),
    ...switchLines(family, data),
  ];
  const isDecided = guardians.some(({ isWithdrawn }) => !isWithdrawn);
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-bold">{t.title}</h2>
      {family.stage === "waiting" && <p>{familyScreens.waiting.why}</p>}
      {guardians.map(({ email, isWithdrawn }) => (
        <p key={email} className="wrap-break-word">
          {isWithdrawn ? t.withdrawn(email) : t.decides(email)}
        </p>
      ))}
      {isDecided && <Chosen lines={lines} />}
      {isDecided && !invitation ? (
        <details>
          <summary className="min-h-11 content-center font-semibold text-action-ink">
            {familyScreens.address.other}
          </summary>
          <div className="mt-2">
            <Invitation invitation={null} />
          </div>
        </details>
      ) : (
        <Invitation invitation={invitation} />
      )}
      <p className="text-sm text-ink-soft">{t.stranger}</p>
    </Card>
  );
}

function Chosen({ lines }: { lines: string[] }) {
  return (
    <div className="flex flex-col gap-1.5">
      <h3 className="font-semibold">{t.chosenTitle}</h3>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {(lines.length > 0 ? lines : [familyScreens.chosen.nothing]).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
