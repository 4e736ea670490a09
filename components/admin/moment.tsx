import { clockTime, longDate } from "@/lib/i18n/dates";

/** Day and time of an instant, in Rome. */
export const Moment = ({ instant }: { instant: string }) => (
  <time dateTime={instant}>
    {longDate(instant)}, {clockTime(instant)}
  </time>
);
