import { showToast } from "@/components/ui/toast";

/** Copies a text and says so; or how to copy it by hand, where the browser refuses or the page is not served over https. */
export async function copyText(text: string, words: { copied: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: words.copied, variant: "success" });
  } catch {
    showToast({ title: words.failed, variant: "error" });
  }
}
