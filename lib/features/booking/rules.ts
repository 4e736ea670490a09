import { hasDemoAccounts, type DemoSettings } from "@/lib/addresses";

/** Where a private lesson of so many minutes is booked. */
export type LessonLink = { minutes: 30 | 60; url: string };

type Configuration = DemoSettings & { BOOKING_URL_30?: string; BOOKING_URL_60?: string };

/** Nobody real is here, and no academy: a page of ours shows where the links would lead. */
export function isStandIn({ BOOKING_URL_30, BOOKING_URL_60, ...settings }: Configuration): boolean {
  return hasDemoAccounts(settings) && !BOOKING_URL_30 && !BOOKING_URL_60;
}

/** The lessons on offer, the shorter first: those whose address is known. */
export function lessonLinks(configuration: Configuration): LessonLink[] {
  const { BOOKING_URL_30, BOOKING_URL_60 } = isStandIn(configuration) ? standIns : configuration;
  return [
    ...(BOOKING_URL_30 ? [{ minutes: 30 as const, url: BOOKING_URL_30 }] : []),
    ...(BOOKING_URL_60 ? [{ minutes: 60 as const, url: BOOKING_URL_60 }] : []),
  ];
}

const standIns = { BOOKING_URL_30: "/dev/booking?minutes=30", BOOKING_URL_60: "/dev/booking?minutes=60" };
