import { Icon, type IconProps } from "@/components/ui/icons";

/** A cloud that is struck through. */
export function OfflineIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 6.5A6 6 0 0 1 18 10a4.5 4.5 0 0 1 2.2 8M16.5 19H7a5 5 0 0 1-1.6-9.7M3 3l18 18" />
    </Icon>
  );
}
