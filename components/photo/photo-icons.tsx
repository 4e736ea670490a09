import { Icon, type IconProps } from "@/components/ui/icons";

export function CameraIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.9 7.6h2.6l1.4-2.2a1.2 1.2 0 0 1 1-.6h4.2a1.2 1.2 0 0 1 1 .6l1.4 2.2h2.6a1.7 1.7 0 0 1 1.7 1.7v8.2a1.7 1.7 0 0 1-1.7 1.7H4.9a1.7 1.7 0 0 1-1.7-1.7V9.3a1.7 1.7 0 0 1 1.7-1.7Z" />
      <circle cx="12" cy="13.1" r="3.3" />
    </Icon>
  );
}

export function PictureIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.6" y="4.6" width="16.8" height="14.8" rx="2.2" />
      <circle cx="8.7" cy="9.6" r="1.5" />
      <path d="m4.2 17.6 4.6-4.2a1.4 1.4 0 0 1 1.9 0l2.6 2.5 1.9-1.7a1.4 1.4 0 0 1 1.9 0l3 2.9" />
    </Icon>
  );
}
