import "@/app/paper.css";

/** What is handed in can be printed. */
export default function WorksheetsLayout({ children }: { children: React.ReactNode }) {
  return children;
}
