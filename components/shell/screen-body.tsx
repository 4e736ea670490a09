/** The column of a screen with its title. */
export function ScreenBody({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-5 px-4 pt-6 pb-10 wrap-break-word">
      <h1 className="text-2xl font-bold">{title}</h1>
      {children}
    </div>
  );
}
