import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { subscriptionName } from "~/features/communication/notifications/unsubscribe";
import {
  unsubscribe,
  verifySubscription,
} from "~/features/communication/notifications/unsubscribe.server";
import { Aside, AuthPage, panel } from "~/features/identity/accounts/auth-page";
import { paths, withQuery } from "~/paths";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [
  { title: pageTitle("Unsubscribe") },
  { name: "robots", content: "noindex" },
];

export const headers: HeadersFunction = () => ({
  "Cache-Control": "no-store",
  // The address contains the signed token, so it must not be sent on.
  "Referrer-Policy": "same-origin",
});

/** The query of the page that confirms the unsubscription. */
const DONE = "done";

export async function loader({ context }: LoaderFunctionArgs) {
  const { searchParams } = context.request.url;
  const found = await verifySubscription(context, searchParams.get("token") ?? "");
  return data(
    { name: found && subscriptionName(found.subscription), done: searchParams.has(DONE) },
    { status: found ? 200 : 410 },
  );
}

/** Handles the page's button and the button of mail programs (RFC 8058), which send no session and follow no redirect. */
export async function action({ context }: ActionFunctionArgs) {
  const token = context.request.url.searchParams.get("token") ?? "";
  const ended = await unsubscribe(context, token);
  return redirect(withQuery(paths.unsubscribe, ended ? { token, [DONE]: "" } : { token }), 303);
}

export default function Unsubscribe() {
  const { name, done } = useLoaderData<typeof loader>();
  const title = done ? "You're unsubscribed" : "Unsubscribe";
  return (
    <AuthPage title={name ? title : "This link doesn't work"}>
      <div className={panel}>
        {!name && <p>Part of it may be missing. Try the link in the email again.</p>}
        {name && done && <p role="status">We won't email you {name} any more.</p>}
        {name && !done && (
          <>
            <p>Stop getting {name} by email? You'll still see everything in the app.</p>
            <Form method="post">
              <Button className="w-full">Unsubscribe</Button>
            </Form>
          </>
        )}
      </div>
      <Aside to={paths.notificationSettings} label="All notification settings" />
    </AuthPage>
  );
}
