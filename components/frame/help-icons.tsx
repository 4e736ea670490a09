import { Icon, type IconProps } from "@/components/ui/icons";

export function LifebuoyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.8" />
      <circle cx="12" cy="12" r="3.7" />
      <path d="m5.8 5.8 3.6 3.6M14.6 14.6l3.6 3.6M18.2 5.8l-3.6 3.6M9.4 14.6l-3.6 3.6" />
    </Icon>
  );
}

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.1 3.9 5.3 4.6a2 2 0 0 0-1.5 2.2c.9 7 6.4 12.5 13.4 13.4a2 2 0 0 0 2.2-1.5l.7-2.8a1.5 1.5 0 0 0-.8-1.7l-3-1.4a1.5 1.5 0 0 0-1.8.4l-1.1 1.4a11 11 0 0 1-4-4l1.4-1.1a1.5 1.5 0 0 0 .4-1.8l-1.4-3a1.5 1.5 0 0 0-1.7-.8Z" />
    </Icon>
  );
}
