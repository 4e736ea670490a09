import { Drawing } from "@/components/art/drawing";
import { common } from "@/lib/i18n/it/common";
import { classNames } from "@/components/ui/class-names";

/** The coach's bubble with its sweatband and a smile, simple enough for 16 pixels. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <Drawing viewBox="0 0 48 48" className={className}>
      <path
        d="M24.5 5C36.5 5 45 12.3 45 23S36.5 41 24.5 41C21.6 41 19 40.6 16.6 39.7 13.8 42 9.8 43.6 6 43.5 7.8 41.4 8.8 38.6 8.8 35.8 5.5 32.5 3.5 28.2 3.5 23 3.5 12.3 12.5 5 24.5 5Z"
        fill="#3d6cf5"
      />
      <path
        d="M7.3 13.4C16 9.3 33 9.3 41.4 13.2 42.7 15 43.6 16.7 44.2 18.7 34 14.5 15 14.5 4.5 19 5 17 6 15.2 7.3 13.4Z"
        fill="#ff7360"
      />
      <path d="M5.8 16.2C15.5 12 33.5 12 42.9 15.9" fill="none" stroke="#ffe9c9" strokeWidth="1.5" />
      <g fill="#fff">
        <ellipse cx="17.5" cy="24.5" rx="2.9" ry="3.6" />
        <ellipse cx="31.5" cy="24.5" rx="2.9" ry="3.6" />
      </g>
      <path
        d="M17 31.5C20 36 29 36 32 31.5"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </Drawing>
  );
}

/** Mark and name. */
export function Logo({ className }: { className?: string }) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-2.5 text-lg font-bold tracking-tight text-ink",
        className,
      )}
    >
      <LogoMark className="size-10 shrink-0" />
      {common.productName}
    </span>
  );
}
