import { randomUUID } from "node:crypto";
import { setStage, type Stage } from "../fuzz/callers";
import { cronSecret } from "../fuzz/secrets";
import { validBodies } from "../fuzz/valid-inputs";
import { createAdministeredApp } from "../support/administrators";
import { json } from "../support/subscribers";
import type { TestApp } from "../support/test-app";
import { watchOutside } from "../support/watched-outside";

let t: TestApp;
let stage: Stage;
beforeAll(async () => {
  t = await createAdministeredApp({ CRON_SECRET: cronSecret });
  watchOutside(t);
  stage = await setStage(t);
}, 60_000);
afterAll(() => t.close());

describe("one thing that is switched off", () => {
  it.each([
    ["photos", ["POST /api/analyze-homework", "PUT /api/homework-photos/{photoId}"]],
    ["readAloud", ["POST /api/speech", "POST /api/speech/script"]],
  ] as const)("%s is refused, and the rest goes on", async (scope, refused) => {
    const own = await setStage(t, stage);
    const { student, image } = own;
    await t.app.db.user.update({
      where: { id: student.id },
      data: { birthMonth: 6, birthYear: 2015, isPro: true, hasManualPro: true },
    });
    await t.app.db.guardian.create({
      data: {
        id: randomUUID(),
        userId: student.id,
        email: `genitore-${scope}@casa.example`,
        confirmedAt: t.app.now(),
        consentedAt: t.app.now(),
        changedAt: t.app.now(),
        [scope]: false,
      },
    });
    for (const name of refused) {
      const [method = "", path = ""] = name.split(" ");
      const body = validBodies[name]?.(own, 1);
      const address = path.replace("{photoId}", own.photoId);
      const reply = await t.api(method, address, { cookie: student.cookie, body });
      expect([name, await json(reply)]).toEqual([
        name,
        expect.objectContaining({ status: 403, code: "NEEDS_CONSENT" }),
      ]);
    }
    const withPicture = await t.api("POST", "/api/chat", {
      cookie: student.cookie,
      body: { message: "", image },
    });
    expect(withPicture.status).toBe(scope === "photos" ? 403 : 200);
    expect(
      (await t.api("POST", "/api/chat", { cookie: student.cookie, body: { message: "I like dogs" } })).status,
    ).toBe(200);
  });
});
