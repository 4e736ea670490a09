import { ApiError, NetworkError } from "@/lib/api-client/client-errors";
import { leaveIfSignedOut } from "./signed-out";

test.each<[string, Error, boolean]>([
  ["nobody is in, or somebody else", new ApiError(401, "{}"), true],
  ["there is no such thing", new ApiError(404, "{}"), false],
  ["the server fails", new ApiError(500, "{}"), false],
  ["nobody is reached", new NetworkError(undefined), false],
])("when %s the page is left accordingly", (_, error, isLeft) => {
  // jsdom cannot load a page: it says so here.
  const errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
  leaveIfSignedOut(error);
  expect(errors).toHaveBeenCalledTimes(isLeft ? 1 : 0);
});
