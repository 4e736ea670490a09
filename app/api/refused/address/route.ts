import { unreadableAddress } from "@/lib/http/endpoints";

/** Where `npm start` sends a request whose address Next could not route. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = unreadableAddress();
