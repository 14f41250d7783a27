import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Avatar } from "~/components/ui/avatar";
import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { requireBrand } from "~/features/identity/accounts/guards.server";
import { saveBrandProfile } from "~/features/profiles/brands/commands.server";
import { SPORTS_LIST } from "~/features/profiles/brands/fields";
import { BrandProfileForm } from "~/features/profiles/brands/profile-form";
import { loadOwnBrandProfile } from "~/features/profiles/brands/queries.server";
import { brandProfileSchema } from "~/features/profiles/brands/schema";
import { PictureEditor } from "~/features/profiles/pictures/picture-editor";
import { paths } from "~/paths";
import { defineActions, handleForm } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { editLists } from "~/platform/list-field";
import { pageTitle } from "~/product";

const LOGO = { purpose: "logo" } as const;

export const meta: MetaFunction = () => [{ title: pageTitle("Brand profile") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { actor, db } = requireBrand(context);
  return { profile: await loadOwnBrandProfile(db, actor.brandId) };
}

export const action = defineActions(({ context }) => {
  const ctx = requireBrand(context);
  return handleForm(
    brandProfileSchema,
    async (input) => {
      await saveBrandProfile(ctx, input);
      return redirectWithToast(context, paths.brand.dashboard, {
        title: "Your profile has been saved.",
      });
    },
    (form) => editLists(form, [SPORTS_LIST]),
  );
});

export default function BrandProfileScreen() {
  const { profile } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title="Brand profile"
        index="Athletes see this when they read your campaigns."
        actions={
          <ButtonLink to={paths.trackRecord} variant="plain" size="sm">
            Track record
          </ButtonLink>
        }
      />
      <div className="grid items-start gap-6 *:min-w-0 xl:grid-cols-[26rem_1fr]">
        <Card className="flex max-w-text flex-col gap-3">
          <h2 className="text-lg">Logo</h2>
          <PictureEditor target={LOGO} picture={profile?.logo ?? null}>
            <Avatar name={profile?.companyName || "A brand"} picture={profile?.logo} size="lg" />
          </PictureEditor>
        </Card>
        <BrandProfileForm profile={profile} actionData={useActionData<typeof action>()} />
      </div>
    </>
  );
}
