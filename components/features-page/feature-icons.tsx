import { Icon, type IconProps } from "@/components/ui/icons";

export function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="5.6" width="16" height="14.2" rx="2.4" />
      <path d="M4 10.2h16M8.4 3.8v3.4M15.6 3.8v3.4" />
      <path d="m9.2 14.8 2 2 3.6-3.8" />
    </Icon>
  );
}

export function NewTabIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M18.6 13.4v4.4a2 2 0 0 1-2 2H6.2a2 2 0 0 1-2-2V7.4a2 2 0 0 1 2-2h4.4" />
      <path d="M14.2 4.2h5.6v5.6M19.6 4.4l-8.4 8.4" />
    </Icon>
  );
}

export function PencilIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4.2 19.8 1-4.4L15.8 4.8a1.9 1.9 0 0 1 2.7 0l.7.7a1.9 1.9 0 0 1 0 2.7L8.6 18.8l-4.4 1Z" />
      <path d="m13.8 6.8 3.4 3.4" />
    </Icon>
  );
}

export function BulbIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9.2 16.4c0-2-3-3.4-3-7a5.8 5.8 0 0 1 11.6 0c0 3.6-3 5-3 7H9.2Z" />
      <path d="M9.8 20h4.4" />
    </Icon>
  );
}
