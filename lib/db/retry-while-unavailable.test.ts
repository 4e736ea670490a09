import { retryWhileDatabaseUnavailable } from "./retry-while-unavailable";

const away = () => Object.assign(new Error("Connection terminated"), { code: "ECONNRESET" });

test("does the work again while the database does not answer", async () => {
  const work = jest.fn<Promise<string>, []>().mockRejectedValueOnce(away()).mockResolvedValueOnce("done");
  await expect(retryWhileDatabaseUnavailable(work, 1000)).resolves.toBe("done");
  expect(work).toHaveBeenCalledTimes(2);
});

test("gives up once the time is over", async () => {
  const work = jest.fn<Promise<string>, []>().mockRejectedValue(away());
  await expect(retryWhileDatabaseUnavailable(work, -1)).rejects.toThrow("Connection terminated");
  expect(work).toHaveBeenCalledTimes(1);
});

test("what the database refuses is not tried again", async () => {
  const work = jest.fn<Promise<string>, []>().mockRejectedValue(new Error("refused"));
  await expect(retryWhileDatabaseUnavailable(work, 1000)).rejects.toThrow("refused");
  expect(work).toHaveBeenCalledTimes(1);
});
