import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ParentsHome } from "@/components/parent-pages/parents-home";
import { Toaster } from "@/components/ui/toaster";
import type { ParentChild } from "@/lib/features/family/contract";
import { pretendServer, type Answer } from "./learner-screen";

export const children = "GET /api/parents/children";
export const save = (id: number) => `PUT /api/parents/children/${id}`;

export const closed: Answer = {
  status: 401,
  json: { error: "La pagina si è bloccata per sicurezza. Chiedi un nuovo link." },
};

export const luca: ParentChild = {
  id: 7,
  nickname: "Luca",
  ageGroup: "child",
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
export const saveButton = () => screen.getByRole("button", { name: "Salva le scelte" });
