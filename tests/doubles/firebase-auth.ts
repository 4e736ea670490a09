import { generateKeyPairSync } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { jwtVerify, UnsecuredJWT } from "jose";
import { LoopbackDouble } from "./loopback-double";

type Answer = { status: number; json: unknown };
type Body = { token?: string; localId?: string; idToken?: string };

const audience = "https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit";
const lifetimeSeconds = 3600;

/**
 * Firebase Authentication on loopback: a token signed by the service account makes its user and signs them in, and a user
 * can be deleted.
 */
export class FirebaseAuthDouble extends LoopbackDouble {
  /** Who has signed in, and was not deleted since. */
  readonly users = new Set<string>();
  private readonly keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
  private readonly idTokens = new Map<string, string>();

  /** The service account's private key, as it stands in its file. */
  get privateKey(): string {
    return this.keys.privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  }

  /** Whose ID token this is. */
  verify = (idToken: string): string | undefined => this.idTokens.get(idToken);

  /** Whom a token for signing in is for. Throws for one that the service account has not signed. */
  async readToken(token: string): Promise<{ uid: string; claims: unknown }> {
    const { payload } = await jwtVerify(token, this.keys.publicKey, { audience });
    return { uid: String(payload.uid), claims: payload.claims };
  }

  /** Answers a call of the Identity Toolkit, whose last part of the path names it. */
  async answer(path: string, body: Body): Promise<Answer> {
    const call: string = /accounts:(\w+)$/.exec(path)?.[1] ?? "";
    switch (call) {
      case "signInWithCustomToken":
        return this.signIn(body.token ?? "");
      case "lookup": {
        const localId = this.verify(body.idToken ?? "");
        return { status: 200, json: { users: [{ localId }] } };
      }
      case "delete":
        if (!this.users.delete(body.localId ?? "")) return refusal("USER_NOT_FOUND");
        return { status: 200, json: {} };
      default:
        return refusal("OPERATION_NOT_ALLOWED");
    }
  }

  private async signIn(token: string): Promise<Answer> {
    const signedBy = await this.readToken(token).catch(() => undefined);
    if (!signedBy) return refusal("INVALID_CUSTOM_TOKEN");
    const { uid } = signedBy;
    this.users.add(uid);
    const now = Math.floor(Date.now() / 1000);
    const idToken = new UnsecuredJWT({ user_id: uid })
      .setSubject(uid)
      .setIssuedAt(now)
      .setExpirationTime(now + lifetimeSeconds)
      .encode();
    this.idTokens.set(idToken, uid);
    return { status: 200, json: { idToken, refreshToken: "refresh", expiresIn: String(lifetimeSeconds) } };
  }

  protected async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const { pathname } = new URL(request.url ?? "", `http://${this.host}`);
    const { status, json } = await this.answer(pathname, JSON.parse(body || "{}") as Body);
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(json));
  }
}

const refusal = (message: string): Answer => ({ status: 400, json: { error: { code: 400, message } } });
