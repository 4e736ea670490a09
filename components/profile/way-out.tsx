type WayOutProps = {
  /** What it leads to. */
  text: string;
  children: React.ReactNode;
};

/** A way out of Pro, in a row of its own: one is not pressed for the other. */
export function WayOut({ text, children }: WayOutProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-2">
      {children}
      <p className="text-sm text-ink-soft sm:text-right">{text}</p>
    </div>
  );
}
