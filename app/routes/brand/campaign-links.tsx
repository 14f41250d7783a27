import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { actionDataFor, type FormActionData } from "~/components/action-data";
import { ButtonLink, buttonClass } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { EmptyList } from "~/components/ui/empty-list";
import { BackLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { NumberedPages } from "~/components/ui/pagination";
import { AthleteLinks } from "~/features/content/links/athlete-links";
import { CountingRules } from "~/features/content/links/counting-rules";
import { setDiscountCode } from "~/features/content/links/discount-code.server";
import { LandingForm } from "~/features/content/links/landing-form";
import { loadCampaignLinks } from "~/features/content/links/queries.server";
import { discountCodeSchema, landingSchema } from "~/features/content/links/schema";
import { setLandingPage } from "~/features/content/links/set-landing-page.server";
import { requireBrand } from "~/features/identity/accounts/guards.server";
import { paths, withQuery } from "~/paths";
import { currentPage, leaveMissingPage } from "~/platform/current-page";
import { defineActions, handleForm, requireParam } from "~/platform/define-actions";
import { notFound } from "~/platform/errors";
import { redirectWithToast } from "~/platform/flash";
import { formatMoney } from "~/platform/money";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Links and codes") }];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const number = currentPage(context.request.url);
  const campaignId = requireParam(params, "campaignId");
  const page = await loadCampaignLinks(requireBrand(context), campaignId, number);
  if (!page) throw notFound();
  leaveMissingPage(number, page.pages, (last) =>
    withQuery(paths.brand.links(campaignId), { page: String(last) }),
  );
  return { ...page, origin: context.env.APP_ORIGIN };
}

export const action = defineActions(({ context, params }) => {
  const ctx = requireBrand(context);
  const campaignId = requireParam(params, "campaignId");
  const done = (title: string) =>
    redirectWithToast(context, paths.brand.links(campaignId), { title });
  return {
    code: handleForm(discountCodeSchema, async (input) => {
      await setDiscountCode(ctx, campaignId, input);
      return done("Discount code saved");
    }),
    landing: handleForm(landingSchema, async ({ target }) => {
      await setLandingPage(ctx, campaignId, target, new URL(context.env.APP_ORIGIN).host);
      return done("Landing page saved");
    }),
  };
});

export default function CampaignLinks() {
  const { campaign, athletes, number, pages, origin } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>() as FormActionData;
  return (
    <>
      <BackLink to={paths.brand.campaign(campaign.id)}>Back to the campaign</BackLink>
      <PageHead
        title="Links and codes"
        index={campaign.title}
        actions={
          athletes.length > 0 && (
            <>
              <ButtonLink to={paths.brand.sales} variant="plain" size="sm">
                Report sales
              </ButtonLink>
              <a
                href={paths.brand.linksCsv(campaign.id)}
                className={buttonClass({ variant: "plain", size: "sm" })}
              >
                Download CSV
              </a>
            </>
          )
        }
      />
      {campaign.stopReason !== null && (
        <div role="alert" className="mb-4 max-w-text rounded-card border-2 border-alert p-4">
          <p className="font-strong">We've switched the links of this campaign off.</p>
          <p className="break-words">{campaign.stopReason}</p>
          <p>
            Once the page is safe, or you've set another one,{" "}
            <Link to={paths.contact}>write to us</Link>: we'll look at it and switch them on again.
          </p>
        </div>
      )}
      <Card className="mb-4">
        <LandingForm target={campaign.target} actionData={actionDataFor(actionData, "landing")} />
      </Card>
      {athletes.length === 0 ? (
        <EmptyList
          title="No athletes yet"
          example={["Rosie Calder", "214 clicks · 12 orders", formatMoney(84000)]}
          action={
            <ButtonLink to={paths.brand.campaign(campaign.id)} variant="plain">
              See the campaign
            </ButtonLink>
          }
        >
          Once athletes accept your invitation, their links and codes are here.
        </EmptyList>
      ) : (
        <AthleteLinks
          athletes={athletes}
          count={campaign.athletes}
          totals={campaign.totals}
          origin={origin}
          actionData={actionDataFor(actionData, "code")}
        />
      )}
      <NumberedPages
        label="Pages of athletes"
        number={number}
        pages={pages}
        to={(page) => withQuery("", { page: String(page) })}
      />
      <CountingRules />
    </>
  );
}
