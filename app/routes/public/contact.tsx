import { getFormProps, getInputProps } from "@conform-to/react";
import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { ErrorSummary, Field, TextArea, useZodForm } from "~/components/form";
import { CONTAINER, FieldHead } from "~/components/site/section";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { loadEntitlements } from "~/features/billing/subscriptions/load-entitlements.server";
import { sendContactMessage } from "~/features/communication/contact/commands.server";
import { contactForm } from "~/features/communication/contact/forms";
import { contactSchema } from "~/features/communication/contact/schema";
import { pageMeta } from "~/features/site/site/page-meta";
import { paths } from "~/paths";
import { defineActions, handleForm } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { product } from "~/product";
import { newId } from "~db/columns";

export const meta: MetaFunction = (args) => pageMeta(args, paths.contact);

/** A form brought back from a cache would carry the id of a message that was sent already. */
export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

export function loader({ context }: LoaderFunctionArgs) {
  const { claims } = context.session;
  return { id: newId(), name: claims?.name, email: claims?.email };
}

export const action = defineActions(({ context }) => {
  const {
    db,
    env,
    clock,
    session,
    request: { ip },
  } = context;
  const { claims } = session;
  const now = clock();
  return handleForm(contactSchema, async (message) => {
    const hasPriority =
      claims?.type === "brand" &&
      (
        await loadEntitlements(
          { db, now, actor: { personId: claims.uid, brandId: claims.brandId } },
          "brand",
        )
      ).prioritySupport;
    await sendContactMessage({ db, env, now, ip, hasPriority }, message);
    return redirectWithToast(context, paths.contact, {
      title: "Message Sent!",
      description: "We'll get back to you within 24 hours.",
    });
  });
});

export default function Contact() {
  const defaults = useLoaderData<typeof loader>();
  const [form, fields] = useZodForm("contact", contactForm, {
    actionData: useActionData<typeof action>(),
    defaultValue: defaults,
  });
  const { key, required: _, ...id } = getInputProps(fields.id, { type: "hidden" });
  return (
    <>
      <FieldHead
        title="Contact us"
        index="Schedule a demo, ask about a campaign, or tell us what isn't working. A real person will reply within 24 hours."
      />
      <div
        className={`${CONTAINER} grid gap-10 py-10 md:py-16 lg:grid-cols-[minmax(0,640px)_1fr] lg:gap-16`}
      >
        <Form method="post" {...getFormProps(form)} className="flex flex-col gap-5">
          <h2 className="text-xl">Send a message</h2>
          <ErrorSummary form={form} />
          <input key={key} {...id} />
          <div className="grid gap-5 md:grid-cols-2">
            <Field field={fields.name} label="Name" autoComplete="name" />
            <Field field={fields.email} label="Email" type="email" autoComplete="email" />
          </div>
          <Field field={fields.company} label="Company" autoComplete="organization" />
          <TextArea
            field={fields.message}
            label="Message"
            rows={7}
            hint="10 to 2000 characters. For a demo, suggest two times that suit you."
          />
          <div className="hidden" aria-hidden="true">
            <label htmlFor={fields.leaveEmpty.id}>Leave this field empty</label>
            <input
              type="text"
              id={fields.leaveEmpty.id}
              name={fields.leaveEmpty.name}
              tabIndex={-1}
              autoComplete="off"
            />
          </div>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button>Send message</Button>
            <p className="text-sm text-soft">
              We only use this to reply to you. <Link to={paths.privacy}>Privacy Policy</Link>
            </p>
          </div>
        </Form>
        <Card className="self-start md:p-7">
          <h2 className="text-lg">Other ways to reach us</h2>
          <dl className="mt-4 flex flex-col gap-4">
            <div>
              <dt className="text-sm text-soft">Support</dt>
              <dd>
                <a href={`mailto:${product.support}`}>{product.support}</a>
              </dd>
            </div>
            <div>
              <dt className="text-sm text-soft">Privacy and your data</dt>
              <dd>
                <a href={`mailto:${product.privacy}`}>{product.privacy}</a>
              </dd>
            </div>
            <div>
              <dt className="text-sm text-soft">Quick answers</dt>
              <dd>
                <Link to={paths.help}>Help Centre</Link>
              </dd>
            </div>
            <div>
              <dt className="text-sm text-soft">See it for yourself</dt>
              <dd className="flex flex-wrap gap-x-4">
                <Link to={paths.demo.brand}>Brand demo</Link>
                <Link to={paths.demo.athlete}>Athlete demo</Link>
              </dd>
            </div>
          </dl>
        </Card>
      </div>
    </>
  );
}
