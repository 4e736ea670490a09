import { screen, waitFor } from "@testing-library/react";
import { Toaster } from "@/components/ui/toaster";
import { learner, renderAsLearner, type Answer } from "@/tests/support/learner-screen";
import ClassQuestion from "./class-question";

const unasked = { ...learner, hasAnsweredSchoolClass: false };

/** Opens the question; `onSave` answers a change. */
function open(as = unasked, onSave: (body: object) => Answer = saves) {
  const question = (
    <>
      <ClassQuestion />
      <Toaster />
    </>
  );
  const world = renderAsLearner(
    question,
    ({ key, body }) => (key === "PUT /api/users/7" ? onSave(body as object) : undefined),
    as,
  );
  const saved = () => world.calls.filter(({ key }) => key === "PUT /api/users/7").map(({ body }) => body);
  return { ...world, saved };
}
const saves = (body: object): Answer => ({ json: { ...unasked, ...body, hasAnsweredSchoolClass: true } });
const question = () => screen.queryByRole("region", { name: "Che classe fai?" });

test.each([
  ["5ª primaria", "primary5"],
  ["1ª media", "middle1"],
  ["2ª media", "middle2"],
  ["3ª media", "middle3"],
  ["1ª superiore", "high1"],
  ["2ª superiore", "high2"],
  ["3ª superiore", "high3"],
  ["4ª superiore", "high4"],
  ["5ª superiore", "high5"],
])("a tap on %s answers, and a kind line takes the question's place", async (name, schoolClass) => {
  const { user, saved } = open();
  await user.click(screen.getByRole("button", { name }));
  const thanks = await screen.findByRole("status");
  expect(thanks).toHaveTextContent(`Grazie! ${name}:`);
  expect(thanks).toHaveFocus();
  expect(question()).not.toBeInTheDocument();
  expect(saved()).toEqual([{ schoolClass }]);
});

test("not to say it is an answer too", async () => {
  const { user, saved } = open();
  await user.click(screen.getByRole("button", { name: "Preferisco non dirlo" }));
  expect(await screen.findByText(/Va bene così, non te lo chiedo più/)).toHaveFocus();
  expect(question()).not.toBeInTheDocument();
  expect(saved()).toEqual([{ schoolClass: null }]);
});

test.each([null, "high1"] as const)("who has answered %j is not asked", (schoolClass) => {
  const { container } = open({ ...learner, schoolClass });
  expect(question()).not.toBeInTheDocument();
  expect(container).toHaveTextContent("");
});

test("an answer that could not be saved can be given again", async () => {
  let failures = 1;
  const { user, saved } = open(unasked, (body) => (failures-- > 0 ? { status: 500, json: {} } : saves(body)));
  await user.click(screen.getByRole("button", { name: "2ª media" }));
  expect(await screen.findByText("Non è stato possibile salvare la classe.")).toBeInTheDocument();
  expect(question()).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "2ª media" }));
  expect(await screen.findByText(/Grazie! 2ª media/)).toBeInTheDocument();
  await waitFor(() => expect(saved()).toHaveLength(2));
});
