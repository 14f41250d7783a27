import { Card } from "~/components/ui/card";
import { CopyField } from "~/components/ui/copy-field";
import { paths } from "~/paths";
import { plural } from "~/platform/numbers";
import type { OwnLink } from "./queries.server";

/** What an athlete gives to followers. */
export function OwnLinkCard({
  own: { link, stopped, code, clicks, orders },
  origin,
}: {
  own: OwnLink;
  /** Of this site, which the short link begins with. */
  origin: string;
}) {
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg">For your followers</h2>
      {link &&
        (stopped ? (
          <p>
            We've switched your link off, because of the brand's page that it led to. It isn't your
            fault. Take it out of posts that are still to come.
          </p>
        ) : (
          <CopyField label="Your link" value={origin + paths.go(link)} />
        ))}
      {code && <CopyField label="Your discount code" value={code} />}
      <p className="text-sm text-soft">
        {[
          link && `${plural(clicks, "click")} so far`,
          code && `${plural(orders, "order")} reported`,
        ]
          .filter(Boolean)
          .join(" · ")}
        . The brand sees the same.
      </p>
    </Card>
  );
}
