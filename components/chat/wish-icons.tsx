import { Icon, type IconProps } from "@/components/ui/icons";

/** Lines of a text, the last of them ticked. */
export function CheckedTextIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.2 6.2h15.6M4.2 11.4h9.4M4.2 16.6h5.2" />
      <path d="m12.8 16.8 2.5 2.6 4.7-5.6" />
    </Icon>
  );
}

export function PencilIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4.4 19.6 1-4.3L16 4.7a1.9 1.9 0 0 1 2.7 0l.6.6a1.9 1.9 0 0 1 0 2.7L8.7 18.6Z" />
      <path d="m13.7 7 3.3 3.3" />
    </Icon>
  );
}
