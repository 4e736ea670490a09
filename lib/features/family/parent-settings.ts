import { weekHours, type ParentSettings } from "./contract";
import type { GuardianRow } from "./data";
import { takesMails } from "./rules";

/** What a parent has chosen. Who has stopped all mails by a link gets none, whatever was chosen before. */
export function settingsOf(guardian: GuardianRow): ParentSettings {
  const { coach, photos, voice, readAloud, reports, alerts, hours, minutesPerDay } = guardian;
  const areMailed = takesMails(guardian);
  return {
    coach,
    photos,
    voice,
    readAloud,
    reports: reports && areMailed,
    alerts: alerts && areMailed,
    hours: weekHours.nullable().parse(hours),
    minutesPerDay,
  };
}
