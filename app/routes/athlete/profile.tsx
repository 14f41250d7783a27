import { getFormProps } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { pageTitle } from "~/brand";
import { Cancel, ErrorSummary, useZodForm } from "~/components/form";
import { Button } from "~/components/ui/button";
import { PageHead } from "~/components/ui/page";
import { requireAthlete } from "~/features/accounts/guards.server";
import { saveProfile } from "~/features/athletes/commands.server";
import { AboutFields, PlatformFields, PublicField } from "~/features/athletes/profile-fields";
import { ownProfile } from "~/features/athletes/queries.server";
import { profileSchema } from "~/features/athletes/schema";
import { refreshAround, unhurried } from "~/features/matching/refresh.server";
import { redirectWithToast } from "~/platform/flash";
import { submitForm } from "~/platform/forms";

export const meta: MetaFunction = () => [{ title: pageTitle("Profile") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { actor, db } = requireAthlete(context);
  const profile = await ownProfile(db, actor.userId);
  return { profile, publicPage: profile?.isPublic ? `/athletes/${actor.userId}` : null };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const acting = requireAthlete(context);
  return submitForm(await request.formData(), profileSchema, async (profile) => {
    await saveProfile(acting, profile);
    context.waitUntil(unhurried(acting, refreshAround(acting.db, acting.actor.userId, acting.now)));
    return redirectWithToast(context, "/athlete/dashboard", {
      title: "Your profile has been saved.",
    });
  });
}

export default function Profile() {
  const { profile, publicPage } = useLoaderData<typeof loader>();
  const [form, fields] = useZodForm("profile", profileSchema, {
    answer: useActionData<typeof action>(),
    defaultValue: profile && { ...profile, contentThemes: profile.contentThemes?.join(", ") },
  });
  const busy = useNavigation().formAction === "/athlete/profile";
  return (
    <>
      <PageHead
        title="Your profile"
        lead="Brands read this before they invite you. Your Ambassador Score follows from it."
      />
      <Form method="post" {...getFormProps(form)} className="flex max-w-[880px] flex-col gap-5">
        <ErrorSummary form={form} />
        <AboutFields fields={fields} />
        <PlatformFields fields={fields} />
        <PublicField fields={fields} address={publicPage} />
        <div className="flex flex-wrap items-center gap-2">
          <Button busy={busy}>{busy ? "Saving…" : "Save Profile"}</Button>
          <Cancel to="/athlete/dashboard" />
        </div>
      </Form>
    </>
  );
}
