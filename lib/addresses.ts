/** Where an installation listens and how it is reached, as far as addresses are compared. */
export type Place = {
  HOST: string;
  PORT: number;
  APP_URL: string;
  VERCEL: boolean;
  VERCEL_URL?: string;
  VERCEL_BRANCH_URL?: string;
  VERCEL_PROJECT_PRODUCTION_URL?: string;
};

const loopback = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i;
const privateAddress =
  /^(?:(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254)\.[\d.]+|\[(?:f[cd]|fe[89ab])[\da-f]*:[\da-f:.]*\])$/i;
// Endings that the public name system never gives to anybody.
const privateName = /\.(?:local|internal|test|home\.arpa)$/i;

const hostnameOf = (url: string) => new URL(url).hostname;

/** Whether this is a preview of a branch: a demonstration, for whoever has its address. */
export function isPreview({ VERCEL, VERCEL_ENV }: { VERCEL: boolean; VERCEL_ENV?: string }): boolean {
  return VERCEL && VERCEL_ENV === "preview";
}

const groupsOf = (part = "") => part.split(":").filter(Boolean);

/** Who is counted as one caller: an IPv4 address, or the /64 that a household has of IPv6. */
export function networkOf(ip: string): string {
  const url = `http://[${ip}]`;
  if (!ip.includes(":") || !URL.canParse(url)) return ip;
  const [start, end] = new URL(url).hostname.slice(1, -1).split("::");
  const [head, tail] = [groupsOf(start), groupsOf(end)];
  const zeros = Array<string>(8 - head.length - tail.length).fill("0");
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(":")}::/64`;
}

/** Whether a URL leads no further than this computer or the network it is in. */
export function isPrivateUrl(url: string): boolean {
  const host = hostnameOf(url);
  return loopback.test(host) || privateAddress.test(host) || privateName.test(host);
}

/** Whether only this computer can open a connection, be it a browser or a proxy that stands in front. */
export function listensToLoopback({ HOST, VERCEL }: Pick<Place, "HOST" | "VERCEL">): boolean {
  return !VERCEL && loopback.test(HOST);
}

/**
 * Whether the app is for this computer alone: it listens to nobody else, and its address is of no use elsewhere. With https
 * something stands in front of it, and who reaches that is not known.
 */
export function isLoopbackOnly({ APP_URL, ...place }: Pick<Place, "HOST" | "VERCEL" | "APP_URL">): boolean {
  return listensToLoopback(place) && APP_URL.startsWith("http:") && loopback.test(hostnameOf(APP_URL));
}

/** What decides whether the demo accounts are here. */
export type DemoSettings = Pick<Place, "HOST" | "VERCEL" | "APP_URL"> & { ALLOW_DEMO_ACCOUNTS: boolean };

/** Whether the demo accounts are here. Their passwords are public: where others can get in they never are unasked. */
export function hasDemoAccounts(settings: DemoSettings): boolean {
  return isLoopbackOnly(settings) || settings.ALLOW_DEMO_ACCOUNTS;
}

/** Whether an `Origin` header is ours: scheme, host and port. */
export function isOurOrigin(place: Place, origin: string): boolean {
  return originsOf(place).includes(origin);
}

/** Whether a `Host` header is ours. A name that was turned to our address (DNS rebinding) is not. */
export function isOurHost(place: Place, host: string): boolean {
  const origins = listensToLoopback(place)
    ? [...originsOf(place), ...loopbackOrigins(place)] // A proxy on this computer may ask for it by such a name.
    : originsOf(place);
  return origins.some((origin) => hostsOf(origin).includes(host.toLowerCase()));
}

function originsOf(place: Place): string[] {
  const { APP_URL, VERCEL, VERCEL_URL, VERCEL_BRANCH_URL, VERCEL_PROJECT_PRODUCTION_URL } = place;
  const deployment = [VERCEL_URL, VERCEL_BRANCH_URL, VERCEL_PROJECT_PRODUCTION_URL];
  return [
    APP_URL,
    ...(VERCEL ? deployment.flatMap((host) => (host ? [`https://${host}`] : [])) : []),
    ...(isLoopbackOnly(place) ? loopbackOrigins(place) : []),
  ];
}

const loopbackOrigins = ({ PORT }: Place): string[] =>
  ["localhost", "127.0.0.1", "[::1]"].map((name) => new URL(`http://${name}:${PORT}`).origin);

/** How a `Host` header may name an origin: the port that the scheme implies may be left out. */
function hostsOf(origin: string): string[] {
  const { protocol, host, hostname, port } = new URL(origin);
  return [host, `${hostname}:${port || (protocol === "https:" ? 443 : 80)}`];
}
