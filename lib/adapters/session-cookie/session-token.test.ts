import { createHmac, randomBytes } from "node:crypto";
import { readToken, signToken } from "./session-token";

const key = randomBytes(32);
const now = new Date("2026-11-20T09:00:00Z");
const seconds = now.getTime() / 1000;
const claims = { sub: "0199-a-session", iat: seconds, exp: seconds + 60 };

const encode = (value: unknown) =>
  Buffer.from(typeof value === "string" ? value : JSON.stringify(value)).toString("base64url");

const sign = (signed: string) => `${signed}.${createHmac("sha256", key).update(signed).digest("base64url")}`;

/** A token of any header and payload with a right signature: what the signature does not refuse. */
const forge = (payload: unknown, header: unknown = { alg: "HS256" }) =>
  sign(`${encode(header)}.${encode(payload)}`);

/** The same in the other alphabet of base64, where it differs. */
const otherAlphabet = encode({ ...claims, sub: "???>>>" })
  .replaceAll("_", "/")
  .replaceAll("-", "+");

test("a token of ours names its session until it is over", () => {
  const token = signToken(key, claims);
  expect(readToken([key], token, now)).toBe(claims.sub);
  expect(readToken([key], token, new Date(now.getTime() + 59_999))).toBe(claims.sub);
  expect(readToken([key], token, new Date(now.getTime() + 60_000))).toBeUndefined();
  expect(readToken([randomBytes(32)], token, now)).toBeUndefined();
});

test("a token of an earlier key is read as long as that key is there", () => {
  const earlier = randomBytes(32);
  const token = signToken(earlier, claims);
  expect(readToken([key, earlier], token, now)).toBe(claims.sub);
  expect(readToken([key], token, now)).toBeUndefined();
});

// Made with jose 6 by `new SignJWT().setProtectedHeader({ alg: "HS256" })`: what browsers already hold.
test("a token that another library has signed is read, and ours has the same bytes", () => {
  const known =
    "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMTk5LWEtc2Vzc2lvbiIsImlhdCI6MTc5NTE2NTIwMCwiZXhwIjoxNzk1MTY1MjYwfQ.Q36F1CKoIlc_RDT_gFQDdErePfJtGn68wxrTzLNmRCk";
  const knownKey = Buffer.alloc(32, 7);
  expect(signToken(knownKey, claims)).toBe(known);
  expect(readToken([knownKey], known, now)).toBe(claims.sub);
});

test.each([
  ["nothing", ""],
  ["dots", ".."],
  ["many dots", ".".repeat(900)],
  ["no algorithm", forge(claims, { alg: "none" })],
  ["another algorithm", forge(claims, { alg: "HS512" })],
  ["a header with more in it", forge(claims, { alg: "HS256", crit: ["exp"] })],
  ["a fourth part", `${signToken(key, claims)}.x`],
  ["no signature", signToken(key, claims).split(".").slice(0, 2).join(".") + "."],
  ["padding", `${signToken(key, claims)}=`],
  ["a blank in it", signToken(key, claims).replace(".", ". ")],
  ["the other base64 alphabet", sign(`${encode({ alg: "HS256" })}.${otherAlphabet}`)],
  ["no JSON", forge("{")],
  ["null", forge("null")],
  ["a list", forge([claims])],
  ["no end", forge({ sub: claims.sub })],
  ["an end that is a text", forge({ ...claims, exp: "9999999999" })],
  ["an end out of range", forge('{"sub":"x","exp":-1e999}')],
  ["no session", forge({ exp: claims.exp })],
  ["a session that is no text", forge({ ...claims, sub: { not: "" } })],
  ["too much", `${signToken(key, claims)}${"x".repeat(1000)}`],
  ["characters that are no ASCII", "é.💥.\ud800"],
])("a token of %s is none", (_title, token) => {
  expect(readToken([key], token, now)).toBeUndefined();
});

test("the other alphabet makes a difference here", () => {
  expect(otherAlphabet).toMatch(/[+/]/);
});

test("a token with any character changed is none", () => {
  const token = signToken(key, claims);
  for (let at = 0; at < token.length; at += 1) {
    const changed = token.slice(0, at) + (token[at] === "A" ? "B" : "A") + token.slice(at + 1);
    expect([at, readToken([key], changed, now)]).toEqual([at, undefined]);
  }
});
