import { endReadingThreads, readInBuiltThreads } from "../support/reading-threads";

// A test file has modules of its own, and with them threads of its own: one is enough for it.
beforeAll(() => readInBuiltThreads(1));
afterAll(endReadingThreads);
