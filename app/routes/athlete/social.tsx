import { getFormProps } from "@conform-to/react";
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  redirectDocument,
} from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { FoldedFields } from "~/components/folded-fields";
import { Cancel, ErrorSummary, Field, useZodForm } from "~/components/form";
import { StoredNow } from "~/components/stored-now";
import { useExpectedVersion } from "~/components/submitted-values";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { PageHead } from "~/components/ui/page";
import { requireAthlete } from "~/features/identity/accounts/guards.server";
import { HANDLE_PLATFORMS, toChannelFields } from "~/features/profiles/athletes/channel-form";
import { explainAnomalies } from "~/features/profiles/audience/explain-anomalies.server";
import { ExplainForm } from "~/features/profiles/audience/explain-form";
import { explanationSchema } from "~/features/profiles/audience/schema";
import { findChannel } from "~/features/profiles/channels/channel";
import { adoptToken } from "~/features/profiles/channels/providers/instagram";
import { ChannelCard } from "~/features/profiles/connections/channel-card";
import { connectChannel } from "~/features/profiles/connections/connect-channel.server";
import { startConsent } from "~/features/profiles/connections/consent.server";
import { handlesForm, tokenForm } from "~/features/profiles/connections/forms";
import { saveHandles } from "~/features/profiles/connections/handles.server";
import {
  disconnectChannel,
  dismissRename,
  loadOwnChannels,
  syncOwnChannels,
} from "~/features/profiles/connections/own-channels.server";
import { platformSchema } from "~/features/profiles/connections/require-platform";
import { handlesSchema, tokenSchema } from "~/features/profiles/connections/schema";
import { platformName } from "~/features/reference/platforms/platform-names";
import { paths } from "~/paths";
import { defineActions, handleButton, handleForm } from "~/platform/define-actions";
import { redirectWithToast } from "~/platform/flash";
import { FieldError } from "~/platform/forms";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Social accounts") }];

export async function loader({ context }: LoaderFunctionArgs) {
  return loadOwnChannels(requireAthlete(context), context.env);
}

export const action = defineActions(({ context }) => {
  const ctx = requireAthlete(context);
  const { env } = context;
  const back = (title: string, description?: string) =>
    redirectWithToast(context, paths.athlete.social, {
      title,
      ...(description && { description }),
    });
  return {
    connect: handleButton(platformSchema, async ({ platform }) =>
      redirectDocument(await startConsent(ctx, env, platform), 303),
    ),
    token: handleForm(tokenSchema, async ({ accessToken }) => {
      const given = await adoptToken({ env, clock: () => ctx.now }, accessToken);
      if ("fault" in given && given.fault === "refused")
        throw new FieldError({
          accessToken: ["Instagram doesn't know this token. Copy all of it, or make a new one"],
        });
      await connectChannel(ctx, env, "instagram", given);
      return back("Instagram connected");
    }),
    disconnect: handleButton(platformSchema, async ({ platform }) => {
      const isRevoked = await disconnectChannel(ctx, env, platform);
      const name = platformName(platform);
      return back(
        "Disconnected",
        isRevoked ? undefined : `To end our access there too, remove us in ${name}'s settings.`,
      );
    }),
    "dismiss-rename": handleButton(platformSchema, async ({ platform }) => {
      await dismissRename(ctx, platform);
      return redirect(paths.athlete.social, 303);
    }),
    sync: async () => {
      const { worked, total } = await syncOwnChannels(ctx, env);
      return worked === total
        ? back("Sync complete")
        : back("Sync finished", `${worked} of ${total} channels answered. The reason is below.`);
    },
    explain: handleForm(
      explanationSchema.extend(platformSchema.shape),
      async ({ platform, explanation }) => {
        await explainAnomalies(ctx, platform, explanation);
        return back("Saved", "Brands see it beside the figures.");
      },
    ),
    save: handleForm(handlesSchema, async (handles) => {
      await saveHandles(ctx, handles);
      return back("Social accounts updated");
    }),
  };
});

export default function Social() {
  const { platforms, channels, isVerified, version } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  /** What the action said, to the form that it was about. */
  const answerTo = (intent: string, platform?: string) => {
    const sent = actionData?.result.initialValue;
    return sent?.intent === intent && (!platform || sent.platform === platform)
      ? actionData
      : undefined;
  };
  const busy = useNavigation().formData;
  const sending = busy ? `${busy.get("intent")} ${busy.get("platform") ?? ""}`.trim() : null;
  const isConnected = platforms.some(({ connection }) => connection);
  return (
    <>
      <PageHead
        title="Social accounts"
        index="Connect an account and brands see your real numbers. We can't post for you."
        actions={
          isConnected && (
            <Form method="post">
              <Button
                name="intent"
                value="sync"
                variant="plain"
                size="sm"
                busy={sending === "sync"}
              >
                {sending === "sync" ? "Syncing…" : "Sync Now"}
              </Button>
            </Form>
          )
        }
      />
      <div className="flex max-w-page flex-col gap-5">
        {platforms.map((own) => (
          <ChannelCard
            key={own.platform}
            own={own}
            busy={sending}
            question={
              own.signs.length > 0 && (
                <ExplainForm
                  platform={own.platform}
                  anomalies={own.signs}
                  actionData={answerTo("explain", own.platform)}
                />
              )
            }
          >
            {own.platform === "instagram" && <TokenForm actionData={answerTo("token")} />}
          </ChannelCard>
        ))}
        <Handles
          channels={channels}
          isVerified={isVerified}
          version={version}
          actionData={answerTo("save")}
        />
      </div>
    </>
  );
}

interface Answered {
  actionData: ReturnType<typeof useActionData<typeof action>>;
}

/** For those who have a token, such as a test user's, instead of a sign-in. */
function TokenForm({ actionData }: Answered) {
  const [form, fields] = useZodForm("token", tokenForm, { actionData });
  return (
    <FoldedFields
      title="Use an access token instead"
      open={form.errors !== undefined || fields.accessToken.errors !== undefined}
      small
    >
      <Form method="post" {...getFormProps(form)} className="mt-2 flex flex-col gap-3">
        <ErrorSummary form={form} />
        <Field
          field={fields.accessToken}
          label="Instagram access token"
          hint="From Instagram's developer pages"
          type="text"
          autoComplete="off"
        />
        <div>
          <Button name="intent" value="token" variant="plain">
            Connect with token
          </Button>
        </div>
      </Form>
    </FoldedFields>
  );
}

function Handles({
  channels,
  isVerified,
  version,
  actionData,
}: Answered & {
  channels: Parameters<typeof toChannelFields>[0];
  isVerified: boolean;
  version: number;
}) {
  const stored = toChannelFields(channels);
  const expectedVersion = useExpectedVersion(version, actionData);
  const [form, fields] = useZodForm("handles", handlesForm, {
    actionData,
    defaultValue: stored,
  });
  const typed = HANDLE_PLATFORMS.filter(
    (platform) => findChannel(channels, platform)?.source !== "connected",
  ).map(
    (platform) =>
      [
        `${platformName(platform)} handle`,
        stored[`${platform}Handle`] ?? "",
        fields[`${platform}Handle`],
      ] as const,
  );
  return (
    <Card>
      <h2 className="text-lg">Other accounts</h2>
      {isVerified && (
        <p className="mt-1 text-sm text-soft">
          If you add or change a handle, your Verified badge goes until we've checked it again.
        </p>
      )}
      <Form method="post" {...getFormProps(form)} className="mt-3 flex flex-col gap-4">
        <ErrorSummary form={form} />
        <input type="hidden" name={fields.expectedVersion.name} value={expectedVersion} />
        <StoredNow versionField={fields.expectedVersion} rows={typed} />
        <div className="grid gap-4 lg:grid-cols-3">
          {typed.map(([label, , field]) => (
            <Field key={label} field={field} label={label} type="text" autoComplete="off" />
          ))}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button name="intent" value="save">
            Save Changes
          </Button>
          <Cancel to={paths.athlete.dashboard} />
        </div>
      </Form>
    </Card>
  );
}
