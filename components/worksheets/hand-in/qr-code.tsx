import { encode } from "uqr";
import { worksheetWords } from "@/lib/i18n/it/worksheet-words";

/** What a reader needs around the code to find it, in squares of the code. */
const quietZone = 4;

/** An address as a code for a camera: dark on light in dark mode too, as readers need it. */
export default function QrCode({ text, className }: { text: string; className?: string }) {
  const { data, size } = encode(text, { ecc: "M", border: quietZone });
  return (
    <svg
      role="img"
      aria-label={worksheetWords.qr(text)}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={pathOf(data)} fill="#000" />
    </svg>
  );
}

/** A flat rectangle for each run of dark squares in a row. */
export function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        const length = (end === -1 ? row.length : end) - x;
        return [`M${x} ${y}h${length}v1h-${length}z`];
      }),
    )
    .join("");
}
