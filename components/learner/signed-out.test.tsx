import { ApiError, NetworkError } from "@/lib/http/client-errors";
import { leaveIfReplaced } from "./signed-out";

test.each<[string, Error, boolean]>([
  ["there is no such student for who is in now", new ApiError(404, "{}"), true],
  ["the server fails", new ApiError(500, "{}"), false],
  ["nobody is reached", new NetworkError(undefined), false],
])("when %s the page is left accordingly", (_, error, isLeft) => {
  // jsdom cannot load a page: it says so here.
  const errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
  leaveIfReplaced(error);
  expect(errors).toHaveBeenCalledTimes(isLeft ? 1 : 0);
});
