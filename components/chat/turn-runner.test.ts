import type { TurnListener, TurnOutcome } from "@/components/conversation/run-turn";
import { TurnRunner } from "./turn-runner";

const turn = { message: "I like tea", clientMessageId: "k1" };
const listener: TurnListener = { onAccepted: () => undefined, onText: () => undefined };
const failed: TurnOutcome = { type: "failed", problem: "no", cause: undefined, isUnreached: false };

/** An answer that comes when it is told to. */
function heldAnswer() {
  let resolve = (_: TurnOutcome): void => undefined;
  const promise = new Promise<TurnOutcome>((done) => (resolve = done));
  let signal: AbortSignal | undefined;
  const ask = (_: unknown, given: AbortSignal) => {
    signal = given;
    return promise;
  };
  return { ask, resolve: (outcome: TurnOutcome) => resolve(outcome), isAborted: () => signal?.aborted };
}

it("is running until the answer has come, and knows afterwards that it has asked", async () => {
  const runner = new TurnRunner();
  const { ask, resolve } = heldAnswer();
  expect([runner.isRunning, runner.hasTaken("k1")]).toEqual([false, false]);
  const ended = runner.run(turn, ask, listener);
  expect([runner.isRunning, runner.hasTaken("k1")]).toEqual([true, true]);
  resolve(failed);
  expect(await ended).toBe(failed);
  expect([runner.isRunning, runner.hasTaken("k1")]).toEqual([false, true]);
});

it("answers nothing of what was stopped, and takes it again", async () => {
  const runner = new TurnRunner();
  const first = heldAnswer();
  const stopped = runner.run(turn, first.ask, listener);
  runner.stop();
  expect([first.isAborted(), runner.isRunning, runner.hasTaken("k1")]).toEqual([true, false, false]);
  const second = heldAnswer();
  const ended = runner.run(turn, second.ask, listener);
  first.resolve(failed);
  expect(await stopped).toBeUndefined();
  expect(runner.isRunning).toBe(true);
  second.resolve(failed);
  expect(await ended).toBe(failed);
});
