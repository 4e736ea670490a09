import { memo, Suspense } from "react";
import { animals } from "@/components/art/animals/animals";
import { classNames } from "@/components/ui/class-names";

type AvatarProps = {
  avatarId: keyof typeof animals;
  className?: string;
  /** What the picture is called; without it the picture is decorative. */
  name?: string;
};

/** Drawn again for another animal only: the server's drawing stays until the code of it is there. */
export const Avatar = memo(function Avatar({ avatarId, className, name }: AvatarProps) {
  const Animal = animals[avatarId];
  return (
    <span
      {...(name ? { role: "img", "aria-label": name } : {})}
      className={classNames("inline-block shrink-0 overflow-hidden rounded-full", className)}
    >
      <Suspense fallback={null}>
        <Animal className="block size-full" />
      </Suspense>
    </span>
  );
});
