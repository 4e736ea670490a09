import { Icon, type IconProps } from "@/components/ui/icons";

export function TrashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.4 6.8h15.2M9.4 6.6V5a1.2 1.2 0 0 1 1.2-1.2h2.8A1.2 1.2 0 0 1 14.6 5v1.6" />
      <path d="m6.4 7 .7 11.4a1.8 1.8 0 0 0 1.8 1.7h6.2a1.8 1.8 0 0 0 1.8-1.7L17.6 7M10.2 11v5M13.8 11v5" />
    </Icon>
  );
}

export function ArrowUpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 19.2V4.8M5.6 11 12 4.6l6.4 6.4" />
    </Icon>
  );
}

export function ArrowDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4.8v14.4M5.6 13l6.4 6.4 6.4-6.4" />
    </Icon>
  );
}

export function PencilIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m14.6 5.4 4 4M4.6 19.4l.9-4.1L16 4.8a1.6 1.6 0 0 1 2.3 0l.9.9a1.6 1.6 0 0 1 0 2.3L8.7 18.5Z" />
    </Icon>
  );
}

/** Two lines that become one. */
export function JoinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.6 5.4h14.8M4.6 18.6h14.8M12 8.2v7.6M9.4 10.8 12 8.2l2.6 2.6M9.4 13.2l2.6 2.6 2.6-2.6" />
    </Icon>
  );
}

export function CopyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="8.4" y="8.4" width="11.4" height="11.4" rx="2" />
      <path d="M5.6 15.6a1.6 1.6 0 0 1-1.4-1.6V5.8a1.6 1.6 0 0 1 1.6-1.6H14a1.6 1.6 0 0 1 1.6 1.4" />
    </Icon>
  );
}

export function PrintIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.4 8.4V4.2h9.2v4.2M7.4 16.6H5.6a1.8 1.8 0 0 1-1.8-1.8v-4.6a1.8 1.8 0 0 1 1.8-1.8h12.8a1.8 1.8 0 0 1 1.8 1.8v4.6a1.8 1.8 0 0 1-1.8 1.8h-1.8" />
      <path d="M7.4 13.8h9.2v6H7.4z" />
    </Icon>
  );
}
