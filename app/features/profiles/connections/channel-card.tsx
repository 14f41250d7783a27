import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Badge } from "~/components/ui/badge";
import { Button, buttonClass } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Popover } from "~/components/ui/popover";
import { Time } from "~/components/ui/time";
import { PlatformLogo } from "~/features/reference/platforms/platform-logo";
import { platformName } from "~/features/reference/platforms/platform-names";
import { formatCount } from "~/platform/numbers";
import { audienceName } from "../athletes/channel-form";
import { engagementText } from "../athletes/figures";
import { FigureSource } from "../channels/figure-source";
import type { ConnectablePlatform } from "../channels/providers/provider";
import { describeSource } from "../channels/sources";
import { describeConnection } from "./connection-state";
import type { OwnChannel } from "./own-channels.server";

/** A channel, how its connection stands, and the one thing to do about it. @param children more ways to connect it */
export function ChannelCard({
  own: { platform, canConnect, channel, connection },
  busy,
  question,
  children,
}: {
  own: OwnChannel;
  /** The intent and the platform of the form that is being sent. */
  busy: string | null;
  /** About its figures. */
  question?: ReactNode;
  children?: ReactNode;
}) {
  const name = platformName(platform);
  const status = connection && describeConnection(connection.state, platform);
  const button = (intent: string, text: string) => (
    <Act intent={intent} platform={platform} text={text} busy={busy} />
  );
  return (
    <Card id={platform} className="flex scroll-mt-24 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">
          <PlatformLogo platform={platform} />
          {name}
        </h2>
        {connection && (
          <Badge tone={status ? "wrong" : "good"}>{status ? "Needs a look" : "Connected"}</Badge>
        )}
      </div>
      {channel && (
        <p>
          {channel.handle && <span className="font-strong">{channel.handle}</span>}
          {channel.handle && channel.followers > 0 && ": "}
          {channel.followers > 0 &&
            `${formatCount(channel.followers)} ${audienceName(platform).toLowerCase()}, ${engagementText(channel.engagementRate)}`}
          <span className="block text-sm text-soft">
            <FigureSource source={describeSource(channel, "you")} />
          </span>
        </p>
      )}
      {connection?.renamedFrom && (
        <p role="status">
          {name} says you're now {channel?.handle}, not {connection.renamedFrom}. Brands see the new
          name. {button("dismiss-rename", "OK")}
        </p>
      )}
      {status && (
        <p className="text-clay" role="status">
          {status.text}
          {connection.state === "limited" && connection.nextSyncAt !== null && (
            <>
              {" "}
              Next try: <Time at={connection.nextSyncAt} as="moment" />.
            </>
          )}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {status?.button === "sync" && button("sync", "Sync now")}
        {canConnect &&
          (!connection || status?.button === "connect") &&
          button("connect", connection ? `Connect ${name} again` : `Connect ${name}`)}
        {connection && (
          <Popover className="relative max-md:open:w-full">
            <summary className={`${buttonClass({ variant: "plain" })} list-none`}>
              Disconnect {name}
            </summary>
            <div className="z-20 mt-2 flex flex-col items-start gap-3 rounded-card border border-line bg-card p-4 shadow-float md:absolute md:w-80">
              <p>
                Brands will still see these figures, with a note that {name} is no longer connected.
                We delete everything else that {name} sent us.
              </p>
              {button("disconnect", "Yes, disconnect")}
            </div>
          </Popover>
        )}
      </div>
      {!canConnect && !connection && (
        <p className="text-soft">
          {name} can't be connected here yet. You can enter your figures in your profile.
        </p>
      )}
      {!connection && children}
      {question}
    </Card>
  );
}

function Act({
  intent,
  platform,
  text,
  busy,
}: {
  intent: string;
  platform: ConnectablePlatform;
  text: string;
  busy: string | null;
}) {
  return (
    <Form method="post" className="inline">
      <input type="hidden" name="platform" value={platform} />
      <Button name="intent" value={intent} variant="plain" busy={busy === `${intent} ${platform}`}>
        {text}
      </Button>
    </Form>
  );
}
