import type { ComponentProps, ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { classNames } from "@/components/ui/class-names";

type SettingGroupProps = ComponentProps<typeof Card> & { title: ReactNode };

/** Settings that belong together. */
export function SettingGroup({ title, className, children, ...rest }: SettingGroupProps) {
  return (
    <Card className={classNames("flex flex-col gap-2", className)} {...rest}>
      <h2 className="text-lg font-bold">{title}</h2>
      {children}
    </Card>
  );
}
