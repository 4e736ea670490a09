import { screen } from "@testing-library/react";
import type { AchievementReply } from "@/lib/features/rewards/contract";
import type { AnswerReply } from "@/lib/features/exercises/contract";
import { ExercisesScreen } from "@/components/exercises/exercises-screen";
import { gapExercise as exercise } from "@/tests/support/gap-exercise";
import { renderAsLearner } from "@/tests/support/learner-screen";
import { Celebrations } from "./celebrations";

const badge: AchievementReply = {
  id: "b1",
  badgeType: "xp_collector",
  badgeName: "Collezionista di XP",
  description: "Hai raccolto 500 XP.",
  xpAwarded: 25,
  awardedAt: "2026-03-01T10:00:00.000Z",
};
const answered: AnswerReply = {
  verdict: "right",
  exercise: { ...exercise, isSolved: true, solution: "My sister plays tennis.", tries: 1, xpAwarded: 5 },
  xpAwarded: 5,
  leveledUp: false,
  newLevel: 3,
  newAchievements: [badge],
};

test("an exercise shows its XP in place, and its badge where all rewards appear", async () => {
  const screens = (
    <>
      <ExercisesScreen />
      <Celebrations />
    </>
  );
  const { user } = renderAsLearner(screens, ({ key }) => {
    if (key === "POST /api/exercises") return { json: { exercises: [exercise] } };
    return key === "POST /api/exercises/e1/answers" ? { json: answered } : undefined;
  });
  await user.type(await screen.findByRole("textbox", { name: "La tua risposta" }), "plays{Enter}");
  expect(await screen.findByText("Nuovo badge: Collezionista di XP.")).toBeInTheDocument();
  expect(await screen.findByText("+25 XP")).toBeInTheDocument();
  expect(screen.getByText("+5 XP for practicing!")).toBeInTheDocument();
  expect(screen.queryByText("+5 XP")).not.toBeInTheDocument();
});
