import { expect, type Page } from "@playwright/test";
import type { Persona } from "@/prisma/personas";

/** A screen in one of its states, and the way there. Nothing on the server that others see changes on the way. */
export type State = {
  name: string;
  as: "visitor" | Persona["key"];
  /** `userId` is 0 for a visitor. */
  reach: (page: Page, userId: number) => Promise<void>;
  /** It sets the clock of its browser, for good. */
  hasOwnClock?: true;
};

/** Waits for a heading. */
export const shows = (page: Page, name: string) => expect(page.getByRole("heading", { name })).toBeVisible();

/** Waits for a heading and brings it to the top of the window. */
export const scrollTo = (page: Page, name: string) =>
  page.getByRole("heading", { name }).evaluate((heading) => heading.scrollIntoView());
