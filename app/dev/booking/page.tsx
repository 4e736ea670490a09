import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BookingStandIn } from "@/components/dev/booking-stand-in";
import { env } from "@/lib/env";
import { isStandIn, lessonLinks } from "@/lib/features/booking/rules";
import { featuresPage } from "@/lib/i18n/it";

export const metadata: Metadata = { title: featuresPage.standIn.title };
export const dynamic = "force-dynamic";

type BookingPageProps = { searchParams: Promise<{ minutes?: string | string[] }> };

/** What stands in for the academy's calendar where there is none. */
export default async function BookingPage({ searchParams }: BookingPageProps) {
  const { minutes } = await searchParams;
  const lesson = lessonLinks(env()).find((link) => String(link.minutes) === minutes);
  if (!isStandIn(env()) || !lesson) notFound();
  return <BookingStandIn minutes={lesson.minutes} />;
}
