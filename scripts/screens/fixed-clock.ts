import { request, type Page } from "playwright";
import { persona, signIn } from "@/e2e/support/accounts";
import { romeDay } from "@/lib/calendar";
import { lastMondays } from "@/lib/features/progress/rules";
import { demoAccountAgeDays } from "@/prisma/personas";

/** A Thursday after school. */
const fixedNow = new Date("2026-03-12T17:10:00+01:00");
const isoTime = /"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z)"/g;
const isoDate = /"(\d{4}-\d\d-\d\d)"/g;

/**
 * Stops the page's clock, and moves every time the API answers as if the demo accounts had been made at that
 * moment: the same pictures whenever they are taken.
 */
export async function fixClock(page: Page, seededAt: Date): Promise<void> {
  const shiftMs = fixedNow.getTime() - seededAt.getTime();
  const shifted = (text: string) => new Date(Date.parse(text) + shiftMs).toISOString();
  const shiftDaysMs = mondayOf(fixedNow) - mondayOf(seededAt); // A Monday stays one.
  const shiftedDay = (text: string) => new Date(Date.parse(text) + shiftDaysMs).toISOString().slice(0, 10);
  await page.clock.setFixedTime(fixedNow);
  await page.route("**/api/**", async (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    const reply = await route.fetch();
    const body = (await reply.text())
      .replace(isoTime, (_, time: string) => `"${shifted(time)}"`)
      .replace(isoDate, (_, day: string) => `"${shiftedDay(day)}"`);
    await route.fulfill({ response: reply, body });
  });
}

const mondayOf = (instant: Date) => lastMondays(romeDay(instant)).at(-1)?.getTime() ?? 0;

/** The demo accounts are made so many days old. */
export async function momentOfSeeding(baseURL: string): Promise<Date> {
  const context = await request.newContext({ baseURL });
  await signIn(context, persona("admin"));
  const me = (await (await context.get("/api/auth/me")).json()) as { createdAt: string };
  await context.dispose();
  return new Date(Date.parse(me.createdAt) + demoAccountAgeDays * 24 * 60 * 60 * 1000);
}
