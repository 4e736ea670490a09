import { screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { useSendReport } from "@/components/parent-report/use-send-report";
import { renderAsLearner, type Answer } from "@/tests/support/learner-screen";
import { parentReport } from "@/tests/support/parent-reports";
import { useUpdateLearner } from "./use-update-learner";

/** Acts when it is pressed, and draws what was raised: its text, and below it what it was raised for. */
function Raised({ error, act }: { error: Error | null; act: () => void }) {
  const cause = error?.cause;
  return (
    <>
      <button onClick={act}>act</button>
      {error && <p role="alert">{error.message}</p>}
      {cause instanceof Error && <p>{cause.message}</p>}
    </>
  );
}

function Update() {
  const { mutate, error } = useUpdateLearner();
  return <Raised error={error} act={() => mutate({ nickname: "Stella" })} />;
}

function Report() {
  const { mutate, error } = useSendReport(parentReport, "confirmed");
  return <Raised error={error} act={() => mutate("mamma@esempio.it")} />;
}

const raised = [
  ["PUT /api/users/7", Update, "Failed to update user"],
  ["POST /api/parent-report", Report, "Errore nell'invio del report"],
] as const;

async function run(Act: () => ReactNode, answer: (key: string) => Answer | undefined) {
  const { user } = renderAsLearner(<Act />, ({ key }) => answer(key));
  await user.click(screen.getByRole("button", { name: "act" }));
}

describe.each(raised)("%s", (call, Act, text) => {
  test("that is answered by a failure raises our text, and status and body as its cause", async () => {
    await run(Act, (key) => (key === call ? { status: 500, text: "Giù" } : undefined));
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
    expect(screen.getByText("500: Giù")).toBeInTheDocument();
  });

  test("that nobody answers raises it too", async () => {
    await run(Act, (key) => {
      if (key === call) throw new TypeError("offline");
      return undefined;
    });
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
  });
});
