export const dynamic = "force-dynamic";

export default function EmptyPage() {
  return (
    <main>
      <h1>English Coach</h1>
    </main>
  );
}
