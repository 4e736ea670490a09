import { onlyToRead } from "@/lib/http/endpoints";

/** Where `npm start` sends a request to a page that is not to read it. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = onlyToRead();
