import { readEnv } from "./env";
import { mirrorDatabaseUrl } from "./mirror-database-url";

const account = {
  FIREBASE_PROJECT_ID: "coach",
  FIREBASE_CLIENT_EMAIL: "mirror@coach.example",
  FIREBASE_PRIVATE_KEY: "-----BEGIN PRIVATE KEY-----\n-----END PRIVATE KEY-----",
};
const FIREBASE_DATABASE_URL = "https://coach-default-rtdb.firebaseio.com";
const FIREBASE_DATABASE_EMULATOR_HOST = "127.0.0.1:9000";

describe("where the mirror is", () => {
  it.each([
    [{}, undefined],
    [{ ...account, FIREBASE_DATABASE_URL }, FIREBASE_DATABASE_URL],
    [{ FIREBASE_DATABASE_EMULATOR_HOST }, "http://127.0.0.1:9000?ns=english-coach"],
    [
      { ...account, FIREBASE_DATABASE_URL, FIREBASE_DATABASE_EMULATOR_HOST },
      "http://127.0.0.1:9000?ns=coach-default-rtdb",
    ],
  ])("%#", (source, expected) => expect(mirrorDatabaseUrl(readEnv(source))).toBe(expected));
});
