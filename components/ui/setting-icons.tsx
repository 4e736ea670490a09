import { Icon, type IconProps } from "@/components/ui/icons";

export function KeyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="8.2" cy="15.2" r="3.9" />
      <path d="m11 12.4 8.2-8.2M15.4 8l3 3M17.8 5.6l2 2" />
    </Icon>
  );
}

export function DoorIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M13.5 4.6H7.4a2 2 0 0 0-2 2v10.8a2 2 0 0 0 2 2h6.1" />
      <path d="M10.5 12h9M16 8.2l3.8 3.8-3.8 3.8" />
    </Icon>
  );
}

export function LettersIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m3.6 18 4.6-12 4.6 12M5.2 14h6" />
      <path d="M20.2 11.4V18M20.2 14.8a2.9 2.9 0 1 1-5.8 0 2.9 2.9 0 0 1 5.8 0Z" />
    </Icon>
  );
}

export function EnvelopeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7.4a1.8 1.8 0 0 1 1.8-1.8h12.4A1.8 1.8 0 0 1 20 7.4v9.2a1.8 1.8 0 0 1-1.8 1.8H5.8A1.8 1.8 0 0 1 4 16.6Z" />
      <path d="m4.6 7.4 7.4 5.4 7.4-5.4" />
    </Icon>
  );
}

export function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4.4v9.8M7.8 10.6l4.2 4.2 4.2-4.2" />
      <path d="M4.8 16.4v1.4a2 2 0 0 0 2 2h10.4a2 2 0 0 0 2-2v-1.4" />
    </Icon>
  );
}

export function BinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.8 7.2h14.4M9.4 7V5.4a1.2 1.2 0 0 1 1.2-1.2h2.8a1.2 1.2 0 0 1 1.2 1.2V7" />
      <path d="m6.4 7.4.8 10.8a1.8 1.8 0 0 0 1.8 1.6h6a1.8 1.8 0 0 0 1.8-1.6l.8-10.8" />
    </Icon>
  );
}
