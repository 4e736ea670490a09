import { remembering } from "@/lib/remembering";
import { foldForReading } from "./fold-text";

/** A text as readers read it. Every turn reads the same past. */
export const asRead = remembering((text: string): string => foldForReading(text).text);
