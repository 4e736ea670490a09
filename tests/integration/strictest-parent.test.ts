import type { ParentSettings } from "@/lib/features/family/contract";
import { family } from "@/lib/i18n/it";
import { crisis } from "../support/help-messages";
import {
  saying,
  withLimitedChildren,
  type LimitedChildren,
  type WatchedChat,
} from "../support/limited-children";
import type { TestApp } from "../support/test-app";
import { daily } from "../support/week-hours";

let t: TestApp;
let f: LimitedChildren;
let chat: WatchedChat;
withLimitedChildren((made) => ({ t, f, chat } = made));

describe("two parents who have chosen otherwise", () => {
  /** A child with two parents, each with a page. */
  async function ofTwo(one: Partial<ParentSettings>, other: Partial<ParentSettings>) {
    const student = await f.newChild({ isPro: true });
    const [mamma, papa] = [f.newAddress(), f.newAddress()];
    await f.agree(student, mamma);
    await f.agree(student, papa);
    for (const [address, settings] of [
      [mamma, one],
      [papa, other],
    ] as const)
      expect((await f.change(await f.openPage(address), student, settings)).status).toBe(200);
    return { student, mamma, papa };
  }

  it("both have to let a child, whoever was first", async () => {
    const { student } = await ofTwo(
      { photos: false, hours: daily("07:00", "19:00") },
      { readAloud: false, hours: daily("15:00", "21:00") },
    );
    expect(await f.familyOf(student)).toMatchObject({
      allowed: { coach: true, photos: false, voice: true, readAloud: false },
      hours: daily("15:00", "19:00"),
    });
    t.setClock("2026-11-20T13:59:00.000Z");
    expect((await f.say(student)).status).toBe(403);
    t.setClock("2026-11-20T14:00:00.000Z");
    expect((await f.say(student)).status).toBe(200);
    t.setClock("2026-11-20T18:01:00.000Z");
    expect((await f.say(student)).status).toBe(403);
  });

  it("the fewer minutes count", async () => {
    const { student } = await ofTwo({ minutesPerDay: 120 }, { minutesPerDay: 15 });
    expect(await f.familyOf(student)).toMatchObject({ minutesPerDay: 15 });
    await f.useMinutes(student, 15);
    expect(await f.say(student)).toMatchObject({
      code: "DAY_DONE",
      error: expect.stringContaining("15 minuti"),
    });
  });

  it("who takes the consent back switches everything off, and the other's agreement keeps the account", async () => {
    const { student, papa } = await ofTwo({ coach: true }, { coach: true });
    expect((await f.withdraw(await f.openPage(papa), student)).status).toBe(200);
    expect(await f.familyOf(student)).toMatchObject({
      stage: "open",
      allowed: { coach: false, photos: false, voice: false, readAloud: false },
      consentDueAt: null,
    });
    expect(await f.say(student)).toMatchObject({ status: 403, code: "NEEDS_CONSENT" });
  });

  it("a switched-off coach says whose choice that is", async () => {
    const { student } = await ofTwo({ coach: false }, { coach: true });
    expect(await f.say(student)).toMatchObject(saying("NEEDS_CONSENT", family.scopeOff.coach));
    expect(await f.say(student, crisis)).toMatchObject({ status: 200, support: { level: "crisis" } });
    expect(chat.tutor.turns).toEqual([]);
  });

  it("a child gains nothing by giving another address, whose parent lets everything", async () => {
    const { student } = await ofTwo({ coach: false, minutesPerDay: 15 }, { minutesPerDay: 30 });
    await f.agree(student, f.newAddress());
    expect(await f.familyOf(student)).toMatchObject({ allowed: { coach: false }, minutesPerDay: 15 });
  });
});
