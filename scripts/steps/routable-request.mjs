// Refusals of the application (app/api/refused), so that there is one place for their words and headers.
const unreadableAddress = "/api/refused/address";
const pageToRead = "/api/refused/method";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const ofApi = /^[/\\]+api(?:[/\\]|%2f|%5c|$)/i;
const plainPath = /^\/api(?:\/[^/\\]+)*$/;
const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * Turns a request that Next answers with a 500, a redirect or text of its own into one that the application refuses:
 * an address it cannot read, a method it does not know, a page that is written to.
 */
export function makeRoutable(request) {
  const { url, method } = request;
  const [path] = url.split("?", 1);
  // Every path of the API refuses OPTIONS, and says what it allows.
  if (!methods.has(method)) request.method = "OPTIONS";
  if (!url.startsWith("/") || (ofApi.test(path) && !isPlain(path))) request.url = unreadableAddress;
  else if (!ofApi.test(path) && method !== "GET" && method !== "HEAD") request.url = pageToRead;
}

/** What cannot even be parsed, as a request that can. */
export function unreadableRequest(request) {
  return Object.assign(request, { method: "GET", url: unreadableAddress });
}

/** One slash before each segment, none of which leads elsewhere or cannot be decoded. */
function isPlain(path) {
  try {
    decodeURIComponent(path);
    return plainPath.test(path) && !dotSegment.test(path);
  } catch {
    return false;
  }
}
