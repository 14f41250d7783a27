import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { MediaFile } from "./media-files";
import type { AthleteContent } from "./queries.server";

/** What staff made of the athlete's files, beside their own; until the brand decides, the athlete may object. */
export function ComparePolished({ content }: { content: AthleteContent }) {
  const busy = useNavigation().formData?.get("intent") === "send-own";
  return (
    <section aria-labelledby="polished">
      <h2 id="polished" className="mb-3 text-lg">
        Polished by our team
      </h2>
      <Card className="flex flex-col gap-5">
        {content.polished.map(({ own, polished }) => (
          <div key={polished.id} className="grid gap-4 sm:grid-cols-2">
            <Side title="Yours" file={own} />
            <Side title="Polished" file={polished} />
          </div>
        ))}
        {content.status === "awaiting_review" && (
          <Form method="post" className="flex flex-col items-start gap-2">
            <p className="text-sm text-soft">
              {content.company || "The brand"} has the polished version. If you prefer yours, send
              it instead: it becomes version {content.version + 1}.
            </p>
            <Button variant="plain" name="intent" value="send-own" busy={busy}>
              Send mine
            </Button>
          </Form>
        )}
      </Card>
    </section>
  );
}

const Side = ({
  title,
  file,
}: {
  title: string;
  file: AthleteContent["polished"][number]["own"];
}) => (
  <figure className="min-w-0">
    <figcaption className="mb-1 text-sm font-strong">{title}</figcaption>
    <MediaFile file={file} />
  </figure>
);
