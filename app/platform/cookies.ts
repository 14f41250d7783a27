import { parse, serialize } from "cookie";

export interface CookieOptions {
  /** Seconds; without it the cookie ends with the browser. */
  maxAge?: number;
  /** False for cookies that page scripts may read. */
  httpOnly?: boolean;
}

/** This request's cookies, and what the answer shall set. Names carry `__Host-` where https allows it. */
export class CookieJar {
  #incoming: Record<string, string | undefined>;
  #outgoing = new Map<string, string>();

  constructor(
    request: Request,
    readonly secure: boolean,
  ) {
    this.#incoming = parse(request.headers.get("Cookie") ?? "");
  }

  /** The visitor brought no cookie at all. */
  get empty(): boolean {
    return Object.keys(this.#incoming).length === 0;
  }

  /** What the browser calls a cookie. */
  nameOf(name: string): string {
    return this.secure ? `__Host-${name}` : name;
  }

  get(name: string): string | null {
    return this.#incoming[this.nameOf(name)] ?? null;
  }

  set(name: string, value: string, { maxAge, httpOnly = true }: CookieOptions = {}) {
    const attributes = { path: "/", sameSite: "lax" as const, secure: this.secure, httpOnly };
    this.#outgoing.set(
      name,
      serialize(
        this.nameOf(name),
        value,
        maxAge === undefined ? attributes : { ...attributes, maxAge },
      ),
    );
  }

  delete(name: string) {
    this.set(name, "", { maxAge: 0 });
  }

  writeTo(headers: Headers) {
    for (const cookie of this.#outgoing.values()) headers.append("Set-Cookie", cookie);
  }
}
