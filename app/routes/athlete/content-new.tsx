import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { useRef } from "react";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card, EmptyState } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { createContent } from "~/features/content/content/drafts.server";
import { filesOfContent } from "~/features/content/content/file-addresses";
import { listDeliverableDeals } from "~/features/content/content/list-content.server";
import { newContentSchema } from "~/features/content/content/schema";
import { requireAthlete } from "~/features/identity/accounts/guards.server";
import { ACCEPTED } from "~/features/media/media/limits";
import { paths, withQuery } from "~/paths";
import { defineActions, handleForm } from "~/platform/define-actions";
import { pageTitle } from "~/product";
import { newId } from "~db/columns";

export const meta: MetaFunction = () => [{ title: pageTitle("Add content") }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { actor, db } = requireAthlete(context);
  const deals = await listDeliverableDeals(db, actor.personId);
  const { searchParams } = context.request.url;
  const wanted = searchParams.get("deal");
  const chosen = deals.length === 1 ? deals[0] : deals.find(({ id }) => id === wanted);
  const lines = chosen?.progress?.lines ?? [];
  const named = searchParams.get("deliverable");
  const line =
    lines.find(({ deliverable }) => deliverable === named) ??
    lines.find(({ delivered, needed }) => delivered < needed);
  return {
    id: newId(),
    deals: deals.map(({ progress, ...deal }) => ({
      ...deal,
      missing: progress?.missing ?? [],
    })),
    chosen: chosen?.id ?? null,
    deliverable: line?.deliverable ?? null,
  };
}

/** Both make the draft. Its page is where files, caption and links are added. */
export const action = defineActions(({ context }) => {
  const ctx = requireAthlete(context);
  return handleForm(newContentSchema, async ({ intent, ...value }) => {
    await createContent(ctx, value);
    const page = paths.athlete.content(value.id);
    return redirect(intent === "add-link" ? withQuery(page, { kind: "link" }) : page, 303);
  });
});

export default function NewContent() {
  const { deals, chosen } = useLoaderData<typeof loader>();
  const deal = deals.find(({ id }) => id === chosen);
  if (deal) return <AddContent deal={deal} />;
  return (
    <>
      <PageHead title="Add content" />
      {deals.length > 0 ? (
        <section aria-labelledby="campaigns" className="single-column">
          <h2 id="campaigns" className="mb-3 text-lg">
            Which campaign is it for?
          </h2>
          <ul className="flex flex-col gap-3">
            {deals.map(({ id, title, company, missing }) => (
              <li key={id}>
                <Card className="relative">
                  <Link
                    to={withQuery(paths.athlete.newContent, { deal: id })}
                    className="font-strong after:absolute after:inset-0"
                  >
                    {title}
                  </Link>
                  <p className="text-sm text-soft">
                    {[company, missing.join(", ")].filter(Boolean).join("\u00a0· ")}
                  </p>
                </Card>
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <EmptyState
          title="No campaigns to create content for"
          action={
            <ButtonLink to={withQuery(paths.athlete.campaigns, { tab: "invitations" })}>
              See invitations
            </ButtonLink>
          }
        >
          Accept an invitation first. Once the campaign is active, you can add content for it.
        </EmptyState>
      )}
    </>
  );
}

function AddContent({
  deal: { id: dealId, title, company, missing },
}: {
  deal: ReturnType<typeof useLoaderData<typeof loader>>["deals"][number];
}) {
  const { id, deliverable } = useLoaderData<typeof loader>();
  const sent = useNavigation().formData?.get("intent");
  const refused = useActionData<typeof action>();
  const input = useRef<HTMLInputElement>(null);
  const send = async (files: FileList | null) => {
    if (!files?.length) return;
    const { queueFiles } = await import("~/features/media/media/uploads");
    queueFiles(filesOfContent(id).form, [...files]);
    const form = input.current?.form;
    form?.requestSubmit(form.querySelector("button"));
  };
  return (
    <>
      <PageHead
        title="Add content"
        index={[`For ${title}`, company].filter(Boolean).join("\u00a0· ")}
      />
      <Form method="post" className="single-column flex flex-col gap-4">
        <p role="alert" className="font-strong text-alert empty:hidden">
          {refused?.result?.error?.[""]?.join(" ")}
        </p>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="dealId" value={dealId} />
        {deliverable && <input type="hidden" name="deliverable" value={deliverable} />}
        <Button
          name="intent"
          value="add-files"
          busy={sent === "add-files"}
          onClick={(event) => {
            event.preventDefault();
            input.current?.click();
          }}
          className="self-start max-md:min-h-16 max-md:self-stretch"
        >
          Choose pictures or clips
        </Button>
        {/* Without scripts the button leads to the draft, where files are chosen. */}
        <input
          ref={input}
          type="file"
          multiple
          accept={ACCEPTED}
          hidden
          aria-label="Pictures or clips"
          onChange={(event) => void send(event.currentTarget.files)}
        />
        <p className="text-soft">
          {missing.length > 0 && `Still to send: ${missing.join(", ")}. `}It stays a private draft
          until you send it for review.
        </p>
        <Button
          variant="quiet"
          name="intent"
          value="add-link"
          busy={sent === "add-link"}
          className="-mx-5 self-start"
        >
          Add a link instead
        </Button>
      </Form>
    </>
  );
}
