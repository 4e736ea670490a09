import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
// Here already: a busy machine takes longer for them than a test waits.
import "@/components/auth/send-again";
import "@/components/parent-pages/child-card";
import "@/components/parent-pages/paid-for-card";
import { ParentsHome } from "@/components/parent-pages/parents-home";
import { Toaster } from "@/components/ui/toaster";
import type { ParentChild } from "@/lib/features/parents-page/contract";
import { pretendServer, type Answer } from "./learner-screen";

export const children = "GET /api/parents/children";
export const save = (id: number) => `PUT /api/parents/children/${id}`;

export const closed: Answer = {
  status: 401,
  json: { error: "La pagina si è bloccata per sicurezza. Chiedi un nuovo link." },
};

/** The seven days up to a Saturday, with something done on the second and the last. */
export const weekOf = (
  figures: Omit<NonNullable<ParentChild["week"]>, "days">,
): NonNullable<ParentChild["week"]> => ({
  days: [
    "2026-11-22",
    "2026-11-23",
    "2026-11-24",
    "2026-11-25",
    "2026-11-26",
    "2026-11-27",
    "2026-11-28",
  ].map((day, index) => ({ day, isActive: index === 1 || index === 6 })),
  ...figures,
});

export const luca: ParentChild = {
  id: 7,
  nickname: "Luca",
  ageGroup: "child",
  week: weekOf({ messages: 12, exercises: 1, corrections: 3 }),
  nextReportOn: "2026-12-01",
  consentedAt: "2026-07-03T10:00:00.000Z",
  withdrawnAt: null,
  settings: {
    coach: true,
    photos: false,
    voice: true,
    readAloud: true,
    reports: true,
    alerts: false,
    hours: null,
    minutesPerDay: null,
  },
  hasOtherParents: false,
  areMailsStopped: false,
  minutesToday: 0,
  isPro: false,
  deletion: null,
};
export const sara: ParentChild = {
  ...luca,
  id: 9,
  nickname: "Sara",
  ageGroup: "teen",
  consentedAt: null,
};
export const listed = (...list: ParentChild[]): Answer => ({
  json: { email: "anna@casa.example", children: list, paidFor: [] },
});

/** Draws the page for parents, of a link if its token is given, over a pretended server. */
export function openParentsHome(answers: Record<string, Answer>, token?: string) {
  window.history.replaceState(null, "", `/genitori${token ? `?token=${token}` : ""}`);
  const calls = pretendServer(({ key }) => answers[key]);
  render(
    <>
      <ParentsHome token={token} />
      <Toaster />
    </>,
  );
  return { user: userEvent.setup(), calls, answers };
}

export const box = (name: string) => screen.findByRole("checkbox", { name });
export const saveButton = () => screen.getByRole("button", { name: "Salva" });
