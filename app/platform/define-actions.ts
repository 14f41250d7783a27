import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { z } from "zod";
import { AppError, notFound } from "./errors";
import { submitForm } from "./forms";
import { INTENT } from "./list-field";

/** Takes a form of a page. What it returns is the answer of the page's action. */
type FormHandler<R = unknown> = (form: FormData) => R;

/** One handler for each value of `intent` that a page's buttons send; `default` takes the form whose buttons send others. */
type IntentHandlers = Record<string, FormHandler>;

type ResultOf<H> =
  H extends FormHandler<infer R>
    ? Awaited<R>
    : H extends IntentHandlers
      ? Awaited<ReturnType<H[keyof H]>>
      : never;

/**
 * The one way in which a page takes its forms. `prepare` guards, and returns the handler of the page's only form, or one
 * handler for each intent. An unknown intent is refused.
 */
export const defineActions =
  <H extends FormHandler | IntentHandlers>(prepare: (args: ActionFunctionArgs) => H | Promise<H>) =>
  async (args: ActionFunctionArgs): Promise<ResultOf<H>> => {
    const handlers: FormHandler | IntentHandlers = await prepare(args);
    const form = await readForm(args.request);
    if (typeof handlers === "function") return handlers(form) as ResultOf<H>;
    const intent = String(form.get(INTENT));
    const handler = Object.hasOwn(handlers, intent) ? handlers[intent] : handlers.default;
    if (!handler) throw notOfThePage();
    return (await handler(form)) as ResultOf<H>;
  };

/** The guard of requests checks the names of fields in forms without a file. One with a file keeps plain names only. */
async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get("Content-Type")?.toLowerCase() ?? "";
  if (type.startsWith("application/x-www-form-urlencoded")) return request.formData();
  // Empty when it cannot be read.
  const form = await request.formData().catch(() => new FormData());
  for (const name of [...form.keys()]) if (!/^[a-z]\w*$/i.test(name)) form.delete(name);
  return form;
}

/**
 * A form that people fill in: what is wrong is said beside its field, and what was typed stays.
 * @param edit changes the form before it is read, as lists without scripts need it
 */
export const handleForm =
  <S extends z.ZodType, R>(
    schema: S,
    run: (value: z.infer<S>) => Promise<R>,
    edit?: (form: FormData) => void,
  ) =>
  (form: FormData) => {
    edit?.(form);
    return submitForm(form, schema, run);
  };

/** A form that can be sent in two ways: the first handler takes it if this field is filled in, as a passkey's button does. */
export const handleEither =
  <A, B>(field: string, filled: FormHandler<A>, empty: FormHandler<B>) =>
  (form: FormData): A | B =>
    form.get(field) ? filled(form) : empty(form);

/** A button with hidden fields. Only a forged form has wrong ones. */
export const handleButton =
  <S extends z.ZodType, R>(schema: S, run: (value: z.infer<S>) => R) =>
  (form: FormData): R => {
    const parsed = schema.safeParse(Object.fromEntries(form));
    if (!parsed.success) throw notOfThePage();
    return run(parsed.data);
  };

/** The hidden fields of a button, as text. */
export const textFields = <N extends string>(...names: N[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.string()])) as Record<N, z.ZodString>);

const notOfThePage = () => new AppError("invalid", "Please use the buttons on the page.");

/** A parameter of the route's own address. @throws a 404 for a name that the address does not have */
export function requireParam(params: Readonly<Record<string, string | undefined>>, name: string) {
  const value = params[name];
  if (value === undefined) throw notFound();
  return value;
}
