import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  type ClientLoaderFunctionArgs,
  Link,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { actionDataFor, type FormActionData } from "~/components/action-data";
import { lazyHydrated } from "~/components/later";
import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { BackLink, TextLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { Time } from "~/components/ui/time";
import { editDeliverables } from "~/features/campaigns/terms/form";
import { loadTermFields } from "~/features/campaigns/terms/lazy-term-fields";
import { ChangeList } from "~/features/deals/contracts/change-list";
import { TermLines } from "~/features/deals/contracts/term-lines";
import { acceptOffer } from "~/features/deals/invitations/accept-offer.server";
import { loadOffers } from "~/features/deals/invitations/load-offers.server";
import { OfferForm } from "~/features/deals/invitations/offer-form";
import { agreeSchema, offerSchema } from "~/features/deals/invitations/schema";
import { sendOffer } from "~/features/deals/invitations/send-offer.server";
import { requireMember, requireRecentProof } from "~/features/identity/accounts/guards.server";
import { hasPasskeys } from "~/features/identity/passkeys/passkey-list.server";
import { paths, withQuery } from "~/paths";
import { defineActions, handleForm, requireParam } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { formatMoney } from "~/platform/money";
import { pageTitle } from "~/product";
import type { RouteHandle } from "~/root";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `Offer for ${data.title}` : "Offer") },
];

const AnswerForm = lazyHydrated("answer-form", () =>
  import("~/features/deals/invitations/answer-form").then(({ AnswerForm }) => AnswerForm),
);

export const handle: RouteHandle = { topics: ["notifications"] };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const ctx = requireMember(context);
  // Side by side: one round trip.
  const [offers, mayUsePasskey] = await Promise.all([
    loadOffers(ctx, requireParam(params, "invitationId")),
    hasPasskeys(ctx.db, ctx.actor.personId),
  ]);
  return { ...offers, hasPasskeys: mayUsePasskey };
}

/** Opened by a link, the form comes whole. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const [data] = await Promise.all([serverLoader<typeof loader>(), loadTermFields()]);
  return data;
}

export const action = defineActions(({ context, params }) => {
  const ctx = requireMember(context);
  const id = requireParam(params, "invitationId");
  return {
    agree: handleForm(agreeSchema, async (form) => {
      if (form.name) requireRecentProof(context, { asksPassword: true });
      await acceptOffer(ctx, id, form, context);
      return redirectWithToast(context, paths.deal(id), {
        title: form.name ? "Accepted and signed" : "Offer accepted",
      });
    }),
    default: handleForm(
      offerSchema,
      async (form) => {
        if (form.name) requireRecentProof(context, { asksPassword: true });
        await sendOffer(ctx, id, form, context);
        return redirectWithToast(context, paths.offers(id), { title: "Offer sent" });
      },
      (form) => {
        editDeliverables(form);
      },
    ),
  };
});

export default function Offers() {
  const page = useLoaderData<typeof loader>();
  const { campaignId, title, other, side, offer, carried, isOwnOffer, isOpenOffer } = page;
  const isTheirOffer = isOpenOffer && !isOwnOffer;
  const actionData = useActionData<typeof action>() as FormActionData;
  const [newest, ...earlier] = page.offers;
  const back =
    side === "brand"
      ? withQuery(paths.brand.campaign(campaignId), { tab: "athletes" })
      : paths.athlete.campaign(campaignId);
  return (
    <>
      <BackLink to={back}>Back to the campaign</BackLink>
      <PageHead
        title={`${isOwnOffer ? "Your offer" : "Offer"}: ${formatMoney(carried.fee)}`}
        index={`${title} · ${other}`}
      />
      <div
        className={`grid items-start gap-4 ${page.mayOffer ? "lg:grid-cols-[1fr_1.7fr]" : "single-column"}`}
      >
        <div className="flex min-w-0 flex-col gap-4">
          <Card>
            <h2 className="text-lg">{isOwnOffer ? "You offered" : `${other} offers`}</h2>
            <TermLines lines={page.lines} />
            {newest && newest.number > 1 && <Changes offer={newest} />}
            <p className="mt-4 text-soft">
              {isOpenOffer ? (
                isOwnOffer ? (
                  `${page.isSigned ? "You've signed it. " : ""}${other} hasn't answered yet.`
                ) : (
                  "It's your turn to answer."
                )
              ) : page.status === "accepted" ? (
                <>
                  You've both agreed. <Link to={paths.deal(page.id)}>Open the deal</Link>
                </>
              ) : (
                "This invitation has been decided."
              )}
            </p>
            {isTheirOffer && (
              <Answers page={page} back={back} actionData={actionDataFor(actionData, "agree")} />
            )}
          </Card>
          {earlier.length > 0 && (
            <Card>
              <h2 className="text-lg">Earlier offers</h2>
              <ol className="mt-2 flex flex-col divide-y divide-line">
                {earlier.map((one) => (
                  <li key={one.number} className="py-3">
                    <p className="text-sm text-soft">
                      {one.by === side ? "You" : other} · <Time at={one.createdAt} />
                    </p>
                    {one.number > 1 ? (
                      <Changes offer={one} />
                    ) : (
                      <p>Invitation for {formatMoney(one.fee)}</p>
                    )}
                  </li>
                ))}
              </ol>
            </Card>
          )}
        </div>
        {page.mayOffer && (
          <Card>
            <h2 className="mb-4 text-lg">{isOwnOffer ? "Change your offer" : "Suggest another"}</h2>
            <OfferForm
              key={offer}
              offer={offer}
              carried={carried}
              other={other}
              isBrand={side === "brand"}
              hasPasskeys={page.hasPasskeys}
              cancel={back}
              variant={isTheirOffer ? "plain" : undefined}
              actionData={actionDataFor(actionData, "agree") ? undefined : actionData}
            />
          </Card>
        )}
      </div>
    </>
  );
}

type Page = ReturnType<typeof useLoaderData<typeof loader>>;

/** What an offer changed of the one before, and why. */
const Changes = ({ offer: { changes, note } }: { offer: Page["offers"][number] }) => (
  <div className="mt-3">
    <h3 className="sr-only">What changed</h3>
    <ChangeList changes={changes} />
    {note && <p className="mt-1.5 whitespace-pre-line">“{note}”</p>}
  </div>
);

/** The athlete reads everything once more before accepting; the brand accepts here. */
function Answers({
  page,
  back,
  actionData,
}: {
  page: Page;
  back: string;
  actionData: FormActionData;
}) {
  const { side, offer, carried, over, contract, names, conflicts } = page;
  if (side === "athlete")
    return (
      <div className="action-bar mt-3">
        <ButtonLink to={paths.athlete.accept(page.campaignId)}>
          Accept {formatMoney(carried.fee)}
        </ButtonLink>
      </div>
    );
  return (
    <>
      <AnswerForm
        {...{ offer, over, contract, names, conflicts, actionData }}
        key={offer}
        fee={carried.fee}
        hasPasskeys={page.hasPasskeys}
      />
      <p className="mt-4 border-t border-line pt-2">
        <TextLink
          to={withQuery(paths.brand.withdraw(page.id), { returnTo: back })}
          className="text-sm"
        >
          Decline and withdraw the invitation
        </TextLink>
      </p>
    </>
  );
}
