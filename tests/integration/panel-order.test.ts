import { countedMatches, userSorts, type UserSort } from "@/lib/features/administration/rules";
import { orderOf } from "@/lib/features/administration/order-data";
import { usersPage } from "@/lib/features/administration/search-data";
import { hearts } from "@/lib/features/rewards/rules";
import {
  auditOf,
  createAdministeredApp,
  createAdministrator,
  openSystemPanel,
} from "../support/administrators";
import { createStudent } from "../support/students";
import type { TestApp } from "../support/test-app";

type Row = { id: number; nickname: string };

let t: TestApp;
let cookie: string;
beforeAll(async () => {
  t = await createAdministeredApp();
  cookie = await openSystemPanel(t, (await createAdministrator(t)).cookie);
});
afterAll(() => t.close());

async function list(query: string) {
  const response = await t.api("GET", `/api/admin/users?${query}`, { cookie });
  expect([query, response.status]).toEqual([query, 200]);
  return {
    ids: ((await response.json()) as Row[]).map(({ id }) => id),
    total: Number(response.headers.get("x-total-count")),
    next: response.headers.get("x-next-cursor"),
  };
}

/** All pages of two, while `between` is done after the first. */
async function listAll(query: string, between: () => Promise<unknown> = () => Promise.resolve()) {
  const ids: number[] = [];
  let next: string | null = null;
  do {
    const page = await list(`${query}&limit=2${next ? `&cursor=${encodeURIComponent(next)}` : ""}`);
    ids.push(...page.ids);
    if (!next) await between();
    next = page.next;
  } while (next);
  return ids;
}

const at = (day: number) => new Date(Date.UTC(2026, 9, day));
/** Whom a word finds: their order differs by every sort, and each has two who are alike. */
async function classOf(word: string) {
  const create = (nickname: string, fields: Parameters<typeof createStudent>[1]) =>
    createStudent(t, { nickname: `${word} ${nickname}`, displayName: word, ...fields });
  return [
    await create("Zoe", { xp: 50, lastLoginAt: at(3) }),
    await create("élan", { xp: 900, lastLoginAt: null }),
    await create("Ada", { xp: 50, lastLoginAt: at(9) }),
    await create("bruno", { xp: 0, lastLoginAt: at(3) }),
    await create("🦊 fox", { xp: 7, lastLoginAt: null }),
  ].map(({ id }) => id) as [number, number, number, number, number];
}

describe("the order of users", () => {
  it("is that of each sort, page by page, each user once", async () => {
    const [zoe, elan, ada, bruno, fox] = await classOf("prima");
    expect(await listAll("search=prima")).toEqual([fox, bruno, ada, elan, zoe]);
    expect(await listAll("search=prima&sort=last_login")).toEqual([ada, bruno, zoe, fox, elan]);
    expect(await listAll("search=prima&sort=xp")).toEqual([elan, ada, zoe, fox, bruno]);
    const byName = await listAll("search=prima&sort=nickname");
    expect([...byName].sort()).toEqual([zoe, elan, ada, bruno, fox].sort());
    expect(byName.indexOf(ada)).toBeLessThan(byName.indexOf(bruno));
    expect(byName.indexOf(bruno)).toBeLessThan(byName.indexOf(zoe));
  });

  it.each(userSorts)(
    "by %s is the same without a search, and holds while somebody registers",
    async (sort) => {
      await classOf(`seconda ${sort}`);
      const registering = () =>
        createStudent(t, {
          nickname: sort === "nickname" ? "000" : `001 ${sort}`,
          xp: 10_000,
          lastLoginAt: at(30),
        });
      const ids = await listAll(`sort=${sort}`, registering);
      expect(new Set(ids).size).toBe(ids.length);
      // Whoever has come is before the first page now.
      expect(ids.length).toBe((await t.app.db.user.count()) - 1);
    },
  );

  it.each([
    "sort=xp&cursor=7",
    "sort=xp&cursor=5.7",
    "sort=newest&cursor=xp-5.7",
    "sort=xp&cursor=xp-x.7",
    "sort=xp&cursor=xp-1e-5.7",
    "sort=xp&cursor=xp-2147483648.7",
    "sort=xp&cursor=xp-5.2147483648",
    "sort=last_login&cursor=last_login-9999999999999999.7",
    "sort=nickname&cursor=nickname-AA.7",
    "sort=nickname&cursor=nickname-.7",
    "sort=nickname&cursor=7",
    `sort=nickname&cursor=nickname-${"a".repeat(4001)}.7`,
  ])("%s is the place of nobody", async (query) => {
    expect((await t.api("GET", `/api/admin/users?${query}`, { cookie })).status).toBe(400);
  });
});

describe("the cursor of a list that is narrowed", () => {
  it.each<[UserSort, number[], number[]]>([
    ["newest", [0], [1, 0]],
    ["last_login", [0], [0, 1]],
    ["xp", [0], [0, 1]],
    ["nickname", [2], [1, 2]],
  ])("by %s is of no other order, and of the same one with any filter", async (sort, ofPro, ofAll) => {
    // XP is read as letters of a name, and as an instant, too: nothing but the cursor's own word tells them apart.
    const word = `quarta ${sort}`;
    const pro = { isPro: true, hasManualPro: true, xp: 9000, lastLoginAt: at(5) };
    const created = [
      await createStudent(t, { nickname: `${word} a`, ...pro }),
      await createStudent(t, { nickname: `${word} b` }),
      await createStudent(t, { nickname: `${word} c`, ...pro }),
    ];
    const idsOf = (places: number[]) => places.map((place) => created[place]?.id);
    const { next } = await list(`search=${word}&filter=pro&sort=${sort}&limit=1`);
    const from = (other: UserSort, filter = "") => `search=${word}&sort=${other}&cursor=${next}${filter}`;
    for (const other of userSorts.filter((one) => one !== sort)) {
      const { status } = await t.api("GET", `/api/admin/users?${from(other, "&filter=pro")}`, { cookie });
      expect([other, status]).toEqual([other, 400]);
    }
    expect((await list(from(sort, "&filter=pro"))).ids).toEqual(idsOf(ofPro));
    expect((await list(from(sort))).ids).toEqual(idsOf(ofAll));
  });
});

describe("a filter", () => {
  it("lets through whom it names, with a search and in any order, and counts them", async () => {
    const now = t.app.now();
    const named = (nickname: string, fields: Parameters<typeof createStudent>[1]) =>
      createStudent(t, { nickname: `terza ${nickname}`, ...fields });
    const pro = await named("pro", { isPro: true, hasManualPro: true, xp: 3 });
    const expired = await named("scaduta", { subscriptionStatus: "expired", subscriptionEndDate: at(1) });
    const renewed = await named("di nuovo", {
      subscriptionStatus: "expired",
      isPro: true,
      hasManualPro: true,
      xp: 5,
    });
    const empty = await named("vuota", { hearts: 0, heartsUpdatedAt: now });
    await named("ricaricata", { hearts: 0, heartsUpdatedAt: new Date(now.getTime() - hearts.refillMs) });
    const unverified = await named("nuova", { emailVerifiedAt: null });
    const found = async (filter: string) => (await list(`search=terza&filter=${filter}`)).ids;
    expect(await found("pro")).toEqual([renewed.id, pro.id]);
    expect(await found("expired")).toEqual([expired.id]);
    expect(await found("no_hearts")).toEqual([empty.id]);
    expect(await found("unverified")).toEqual([unverified.id]);
    const sorted = await listAll("search=terza&filter=pro&sort=xp");
    expect(sorted).toEqual([renewed.id, pro.id]);
    expect(await list("filter=expired")).toEqual({ ids: [expired.id], total: 1, next: null });
    expect(await list("filter=unverified&sort=nickname")).toMatchObject({ ids: [unverified.id], total: 1 });
    expect((await auditOf(t)).at(-1)).toMatchObject({ details: { filter: "unverified", rows: 1 } });
  });

  it("counts no further than a search does", async () => {
    await t.app.db.user.createMany({
      data: Array.from({ length: countedMatches + 5 }, (_, n) => ({
        email: `molti${n}@scuola.example`,
        nickname: `molti ${n}`,
        nicknameKey: `molti ${n}`,
        displayName: "Studente",
        displayNameKey: "studente",
        heartsUpdatedAt: t.app.now(),
        createdAt: t.app.now(),
        emailVerifiedAt: t.app.now(),
        isPro: true,
        hasManualPro: true,
      })),
    });
    expect(await list("filter=pro&limit=1")).toMatchObject({ total: countedMatches });
  });
});

describe("among very many users", () => {
  /** The plan of a page, with nothing but its indexes to choose from where there is one. */
  async function planOf(page: Parameters<typeof usersPage>[1]) {
    const query = usersPage("", page);
    return t.app.db.$transaction(async (tx) => {
      await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
      await tx.$executeRaw`SET LOCAL enable_sort = off`;
      const rows = await tx.$queryRawUnsafe<{ "QUERY PLAN": string }[]>(
        `EXPLAIN ${query.text}`,
        ...query.values,
      );
      return rows.map((row) => row["QUERY PLAN"]).join("\n");
    });
  }
  const now = new Date("2026-11-20T09:00:00Z");

  it.each([
    [{ sort: "newest", after: { sort: "newest", id: 9 } }, "User_pkey"],
    [{ sort: "last_login", after: { sort: "last_login", id: 9, at: now } }, "User_lastLogin"],
    [{ sort: "nickname", after: { sort: "nickname", id: 9, nicknameKey: "m" } }, "User_nicknameKey_key"],
    [{ sort: "newest", filter: "pro" }, "User_pro"],
    [{ sort: "newest", filter: "expired" }, "User_subscriptionStatus_subscriptionEndDate_idx"],
    [{ sort: "newest", filter: "unverified" }, "User_emailVerifiedAt_createdAt_idx"],
  ] as const)("%j is read by an index", async (page, index) => {
    expect(await planOf({ ...page, take: 26, now })).toContain(index);
  });

  it("no index has in it what every message of a student changes", async () => {
    const indexes = await t.app.db.$queryRaw<{ definition: string }[]>`
      SELECT indexdef AS "definition" FROM pg_indexes WHERE tablename = 'User'`;
    for (const { definition } of indexes) {
      expect(definition).not.toMatch(/"(xp|hearts|heartsUpdatedAt|messagesCount)"|\(xp|\bhearts\b/);
    }
    expect(Object.keys(orderOf)).toEqual([...userSorts]);
  });
});
