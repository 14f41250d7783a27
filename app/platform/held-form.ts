import type { AppLoadContext } from "@remix-run/cloudflare";
import { sql } from "drizzle-orm";
import { commit } from "./command";
import { MINUTE_MS, SECOND_MS } from "./durations";
import { SECRET_FIELDS } from "./secret-fields";
import { fromBase64Url, Signer, toBase64Url } from "./signing";

/*
 * A form that was sent after its session had ended waits, encrypted, until its sender has signed in again; so does one
 * whose fields came along with files, until its page is shown again. What decrypts it is in a cookie of that browser: the database alone opens nothing. docs/decisions/0022-held-forms.md
 */

const COOKIE = "held-form";
const LIFETIME_MS = 15 * MINUTE_MS;
const MAX_BYTES = 64 * 1024;
/** Of one account; the oldest gives way. */
const MAX_FORMS = 5;
const IV_BYTES = 12;

type HoldContext = Pick<AppLoadContext, "env" | "cookies" | "db" | "clock">;

/** Whose form it is, by a digest of the account, and the address it was sent to. */
interface Place {
  owner: string;
  address: string;
}

/** What the cookie holds: the browser's secret, and marks of the forms that wait. */
interface Held {
  secret: string;
  marks: string[];
}

const SECRET = /^[\w-]{43}$/;
const MARK_LENGTH = 8;
const markOf = (id: string) => id.slice(0, MARK_LENGTH);

function readCookie({ cookies }: HoldContext): Held | null {
  const [secret = "", ...marks] = cookies.get(COOKIE)?.split(".") ?? [];
  return SECRET.test(secret) ? { secret, marks } : null;
}

function writeCookie({ cookies }: HoldContext, { secret, marks }: Held) {
  if (marks.length === 0) return cookies.delete(COOKIE);
  cookies.set(COOKIE, [secret, ...marks].join("."), { maxAge: LIFETIME_MS / SECOND_MS });
}

const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));

const signer = ({ env }: HoldContext) => new Signer(env.SESSION_SECRETS, "held-form");

const idOf = (ctx: HoldContext, secret: string, { owner, address }: Place) =>
  signer(ctx).digest(JSON.stringify([secret, owner, address]));

async function keyOf(ctx: HoldContext, secret: string): Promise<CryptoKey> {
  const bytes = fromBase64Url(await signer(ctx).digest(secret));
  return crypto.subtle.importKey("raw", bytes as Uint8Array<ArrayBuffer>, "AES-GCM", false, [
    "encrypt",
    "decrypt",
  ]);
}

const cipher = (iv: Uint8Array<ArrayBuffer>, id: string) => ({
  name: "AES-GCM",
  iv,
  additionalData: new TextEncoder().encode(id),
});

/**
 * Keeps a posted form for this browser and account. Secrets are left out.
 * @returns false when it is too long to keep, or empty
 */
export async function holdForm(ctx: HoldContext, place: Place, form: FormData): Promise<boolean> {
  const values = new URLSearchParams();
  for (const [name, value] of form)
    if (typeof value === "string" && !SECRET_FIELDS.includes(name)) values.append(name, value);
  const text = new TextEncoder().encode(values.toString());
  if (text.length === 0 || text.length > MAX_BYTES) return false;
  const { secret, marks } = readCookie(ctx) ?? {
    secret: toBase64Url(random(32).buffer),
    marks: [],
  };
  const id = await idOf(ctx, secret, place);
  const iv = random(IV_BYTES);
  const sealed = await crypto.subtle.encrypt(cipher(iv, id), await keyOf(ctx, secret), text);
  const now = ctx.clock();
  const { owner } = place;
  const effects = [
    sql`insert into held_forms (id, owner, sealed, expires_at)
        values (${id}, ${owner}, ${`${toBase64Url(iv.buffer)}.${toBase64Url(sealed)}`}, ${now + LIFETIME_MS})
        on conflict (id) do update set sealed = excluded.sealed, expires_at = excluded.expires_at`,
    sql`delete from held_forms where owner = ${owner} and id not in
        (select id from held_forms where owner = ${owner} order by expires_at desc limit ${MAX_FORMS})`,
  ];
  await commit(ctx, { effects });
  const others = marks.filter((mark) => mark !== markOf(id));
  writeCookie(ctx, { secret, marks: [...others, markOf(id)].slice(-MAX_FORMS) });
  return true;
}

/** Whether a form of this browser waits anywhere. */
export const holdsForms = ({ cookies }: Pick<HoldContext, "cookies">) =>
  cookies.get(COOKIE) !== null;

/** The form that waits for this browser and account at this address. It is given out once. */
export async function takeHeldForm(ctx: HoldContext, place: Place): Promise<FormData | null> {
  const held = readCookie(ctx);
  if (!held) return null;
  const id = await idOf(ctx, held.secret, place);
  const mark = markOf(id);
  if (!held.marks.includes(mark)) return null;
  const removal = sql`delete from held_forms where id = ${id} and owner = ${place.owner}
    returning sealed, expires_at`;
  const resultOf = await commit(ctx, { effects: [removal] });
  writeCookie(ctx, { ...held, marks: held.marks.filter((other) => other !== mark) });
  const row = resultOf(removal)?.rows[0];
  if (!row || Number(row.expires_at) <= ctx.clock()) return null;
  const text = await open(ctx, held.secret, id, String(row.sealed));
  if (text === null) return null;
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(text)) form.append(name, value);
  return form;
}

async function open(ctx: HoldContext, secret: string, id: string, sealed: string) {
  const [iv, bytes] = sealed.split(".").map(fromBase64Url);
  if (!iv || !bytes) return null;
  try {
    const key = await keyOf(ctx, secret);
    return new TextDecoder().decode(await crypto.subtle.decrypt(cipher(iv, id), key, bytes));
  } catch {
    // Sealed with another secret, or damaged.
    return null;
  }
}

/** At sign-out: what waits can no longer be read. */
export const dropHeldForms = ({ cookies }: Pick<HoldContext, "cookies">) => cookies.delete(COOKIE);
