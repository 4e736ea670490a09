import { classNames } from "@/components/ui/class-names";

/** The place of something that is on its way. Size it by `className`; announce the wait elsewhere. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={classNames("animate-shimmer rounded-md bg-line/70", className)} />
  );
}
