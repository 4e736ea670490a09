import { Icon, type IconProps } from "./icons";

export function MicrophoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="9" y="3.5" width="6" height="10.5" rx="3" />
      <path d="M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v2.6M9 20.6h6" />
    </Icon>
  );
}

export function SpeakerIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 9.7v4.6h3.2l4.6 3.9V5.8L7.2 9.7Z" />
      <path d="M15.2 9.2a4 4 0 0 1 0 5.6M17.8 6.6a7.6 7.6 0 0 1 0 10.8" />
    </Icon>
  );
}

export function PauseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 5.8v12.4M15.5 5.8v12.4" strokeWidth="3.2" />
    </Icon>
  );
}

export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5.6v12.8L18.4 12Z" fill="currentColor" />
    </Icon>
  );
}

/** A snail: slowly. */
export function SlowIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.8 18.6h14.6c2.3 0 3.3-1.7 3.3-3.6V8.8M20.7 8.8l1.2-2.6M20.7 8.8 18.6 7" />
      <path d="M4.6 18.4a6.3 6.3 0 1 1 9.6-.2M9.7 15.4a1.9 1.9 0 1 1 1.8-2.8" />
    </Icon>
  );
}
