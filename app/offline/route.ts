import { offlinePage } from "@/lib/http/offline-page";

/** What the service worker shows in the place of a page for which there is no net. */
export const GET = () => offlinePage();
