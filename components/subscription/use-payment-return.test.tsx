import { screen, waitFor } from "@testing-library/react";
import { Toaster } from "@/components/ui/toaster";
import { learner, renderAsLearner } from "@/tests/support/learner-screen";
import { usePaymentReturn } from "./use-payment-return";

function Screen() {
  usePaymentReturn();
  return <Toaster />;
}

function arriveAt(address: string, isPro: boolean) {
  window.history.replaceState({ kept: true }, "", address);
  return renderAsLearner(<Screen />, () => undefined, { ...learner, isPro });
}

test("who comes back from paying is told, and the address forgets it", async () => {
  const { calls } = arriveAt("/?a=1&payment=success#end", false);
  expect(await screen.findByText("Pagamento completato!")).toBeInTheDocument();
  expect(screen.getByText("Ora hai accesso a Pro con cuori illimitati!")).toBeInTheDocument();
  expect(window.location.href).toMatch(/\/\?a=1#end$/);
  expect(window.history.state).toEqual({ kept: true });
  await waitFor(() => expect(calls.map(({ key }) => key)).toEqual(["GET /api/users/7"]));
});

test.each([
  ["who has Pro already", "/?payment=success", true, "/"],
  ["who comes back without having paid", "/?payment=failed", false, "/?payment=failed"],
])("%s is told nothing", (_, address, isPro, after) => {
  const { calls } = arriveAt(address, isPro);
  expect(window.location.pathname + window.location.search).toBe(after);
  expect(screen.queryByText("Pagamento completato!")).not.toBeInTheDocument();
  expect(calls).toEqual([]);
});
