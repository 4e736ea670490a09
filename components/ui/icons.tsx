import type { ReactNode, SVGProps } from "react";

export type IconProps = SVGProps<SVGSVGElement>;

/** One pen for all: round, 2 units thick on a 24 grid. Decorative; the control around it carries the name. */
export function Icon({ children, className = "size-6", ...rest }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
      {...rest}
    >
      {children}
    </svg>
  );
}

export function HomeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.8 11.2 10.9 4.6a1.6 1.6 0 0 1 2.2 0l7.1 6.6" />
      <path d="M5.7 9.8v8a2 2 0 0 0 2 2h8.6a2 2 0 0 0 2-2v-8" />
      <path d="M10 19.6v-4.1a2 2 0 0 1 4 0v4.1" />
    </Icon>
  );
}

export function SparklesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10.2 5.2c.8 4.1 2.2 5.5 6.3 6.3-4.1.8-5.5 2.2-6.3 6.3-.8-4.1-2.2-5.5-6.3-6.3 4.1-.8 5.5-2.2 6.3-6.3Z" />
      <path d="M18 3.2v4.2M15.9 5.3h4.2M18.4 17v3.4M16.7 18.7h3.4" />
    </Icon>
  );
}

export function ChartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4.2v13.6a2 2 0 0 0 2 2h14" />
      <path d="M8.6 15.6v-3.2M13 15.6V8.8M17.4 15.6V6" />
    </Icon>
  );
}

export function BadgeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="9.2" r="5.7" />
      <path d="m8.7 14-1.5 6.3L12 17.8l4.8 2.5-1.5-6.3" />
      <path d="m9.9 9.3 1.5 1.5 2.7-3" />
    </Icon>
  );
}

export function UserIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8.3" r="4.3" />
      <path d="M4.4 20.2c.9-3.5 3.9-5.4 7.6-5.4s6.7 1.9 7.6 5.4" />
    </Icon>
  );
}

export function SendIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20.6 3.6 3.9 9.4c-.7.2-.7 1.2 0 1.5l6.4 2.6 2.7 6.5c.3.7 1.3.7 1.5 0l5.9-16.2" />
      <path d="m10.3 13.5 4.5-4.6" />
    </Icon>
  );
}

export function StopIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="6.5" y="6.5" width="11" height="11" rx="2.5" fill="currentColor" />
    </Icon>
  );
}

export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5v14M5 12h14" />
    </Icon>
  );
}

export function RefreshIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19.6 11.2a7.7 7.7 0 0 0-14-3.3L4 10.2" />
      <path d="M4 5.4v4.8h4.8M4.4 12.8a7.7 7.7 0 0 0 14 3.3l1.6-2.3" />
      <path d="M20 18.6v-4.8h-4.8" />
    </Icon>
  );
}

export function TargetIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.2" />
      <circle cx="12" cy="12" r="4.2" />
      <circle cx="12" cy="12" r="0.6" fill="currentColor" />
    </Icon>
  );
}

export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10.6" cy="10.6" r="6.2" />
      <path d="m15.2 15.2 5 5" />
    </Icon>
  );
}

export function EyeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.8 12C5 8 8.2 5.9 12 5.9S19 8 21.2 12C19 16 15.8 18.1 12 18.1S5 16 2.8 12Z" />
      <circle cx="12" cy="12" r="2.9" />
    </Icon>
  );
}

export function EyeOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.3 7.6C4.9 8.7 3.7 10.2 2.8 12c2.2 4 5.4 6.1 9.2 6.1 1.7 0 3.2-.4 4.6-1.2M10.2 6.1c.6-.1 1.2-.2 1.8-.2 3.8 0 7 2.1 9.2 6.1-.7 1.3-1.5 2.3-2.4 3.2" />
      <path d="m4 4 16 16" />
    </Icon>
  );
}

export function HeartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 19.8C6.4 16.2 3.5 12.8 3.5 9.3a4.5 4.5 0 0 1 8.5-2.1 4.5 4.5 0 0 1 8.5 2.1c0 3.5-2.9 6.9-8.5 10.5Z" />
    </Icon>
  );
}

export function StarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8L12 3.8Z" />
    </Icon>
  );
}

export function ArrowLeftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19.5 12H4.8M11 5.6 4.6 12l6.4 6.4" />
    </Icon>
  );
}

export function ChevronDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6.5 9.5 5.5 5.5 5.5-5.5" />
    </Icon>
  );
}

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.8" />
      <path d="m8.2 12.4 2.7 2.7 5-5.9" />
    </Icon>
  );
}

export function AlertIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.8" />
      <path d="M12 7.8v4.8M12 16v.1" />
    </Icon>
  );
}

export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.8" />
      <path d="M12 11.4V16M12 8v.1" />
    </Icon>
  );
}

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6 6 12 12M18 6 6 18" />
    </Icon>
  );
}

export function BookIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 6.6C10 5.2 7.3 4.6 3.8 4.8v13.4c3.5-.2 6.2.4 8.2 1.8 2-1.4 4.7-2 8.2-1.8V4.8C16.7 4.6 14 5.2 12 6.6Z" />
      <path d="M12 6.6V20" />
    </Icon>
  );
}
