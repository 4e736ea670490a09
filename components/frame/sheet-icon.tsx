import { Icon, type IconProps } from "@/components/ui/icons";

/** In a file of its own: the chat shows no other icon of a sheet. */
export function SheetIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.4 3.8h7.4l4.4 4.4v10.2a1.8 1.8 0 0 1-1.8 1.8H6.4a1.8 1.8 0 0 1-1.8-1.8V5.6a1.8 1.8 0 0 1 1.8-1.8Z" />
      <path d="M13.6 4v4.4H18M8.2 12.4h6.4M8.2 16h4" />
    </Icon>
  );
}
