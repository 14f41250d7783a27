import { getFormProps } from "@conform-to/react";
import { Form, Link, useNavigation } from "@remix-run/react";
import { actionDataFor, type FormActionData } from "~/components/action-data";
import { ErrorSummary, Field, Select, useZodForm } from "~/components/form";
import { Button } from "~/components/ui/button";
import { FileInput } from "~/components/ui/field";
import { isConnectable } from "~/features/profiles/channels/providers/provider";
import { platformName } from "~/features/reference/platforms/platform-names";
import { paths } from "~/paths";
import { POST_SPANS } from "~db/constants";
import { SPAN_LABELS } from "./fields";
import { figuresForm } from "./forms";
import type { ShownPost } from "./queries.server";
import { spanEnd } from "./spans";

export interface TypedFiguresProps {
  post: ShownPost;
  actionData: FormActionData;
}

/** Where no platform tells the figures of a post, its athlete types them, and shows a screenshot. */
export function TypedFigures({ post, actionData }: TypedFiguresProps) {
  const { contentId, platform, figures } = post;
  const reported = figures.filter(({ source }) => source === "connected").map(({ span }) => span);
  const spans = POST_SPANS.filter(
    (span) => spanEnd(post.postedAt, span) <= Date.now() && !reported.includes(span),
  );
  const typed = figures.filter(({ source }) => source === "typed");
  return (
    <>
      {isConnectable(platform) && (
        <p>
          <Link to={paths.athlete.social}>Connect {platformName(platform)}</Link>, and the figures
          arrive automatically. Or enter them here: they're shown as entered by you.
        </p>
      )}
      {typed.map(({ span, screenshotId }) => (
        <form
          key={span}
          method="post"
          action={paths.athlete.screenshot(contentId, span)}
          encType="multipart/form-data"
          className="flex flex-col items-start gap-2"
        >
          <label htmlFor={`screenshot-${span}`} className="font-strong">
            {screenshotId ? "Another screenshot" : "Screenshot"} of the figures after{" "}
            {SPAN_LABELS[span]}
          </label>
          <FileInput id={`screenshot-${span}`} accept="image/png,image/jpeg" required />
          <Button size="sm" variant="plain">
            Add screenshot<span className="sr-only"> after {SPAN_LABELS[span]}</span>
          </Button>
        </form>
      ))}
      {spans.length > 0 ? (
        <FiguresForm spans={spans} actionData={actionData} />
      ) : (
        <p className="text-soft">You can enter the first figures an hour after the post.</p>
      )}
    </>
  );
}

function FiguresForm({
  spans,
  actionData,
}: {
  spans: readonly (keyof typeof SPAN_LABELS)[];
  actionData: FormActionData;
}) {
  const busy = useNavigation().formData?.get("intent") === "figures";
  const [form, fields] = useZodForm("figures", figuresForm, {
    actionData: actionDataFor(actionData, "figures"),
    defaultValue: { span: spans.at(-1) ?? "1h" },
  });
  const count = (name: "views" | "reach" | "engagements" | "impressions" | "clicks") => ({
    field: fields[name],
    inputMode: "numeric" as const,
  });
  return (
    <Form
      method="post"
      preventScrollReset
      {...getFormProps(form)}
      className="flex flex-col gap-4 border-t border-line pt-5"
    >
      <h3 className="text-base">Enter the figures</h3>
      <ErrorSummary form={form} />
      <input type="hidden" name="intent" value="figures" />
      <Select
        field={fields.span}
        label="How long after the post"
        options={spans.map((span) => ({ value: span, label: SPAN_LABELS[span] }))}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...count("views")} label="Views" />
        <Field {...count("reach")} label="Reach" />
        <Field {...count("engagements")} label="Engagements" hint="Likes, comments and shares" />
        <Field {...count("impressions")} label="Impressions" />
        <Field {...count("clicks")} label="Clicks" />
      </div>
      <div>
        <Button busy={busy}>Save figures</Button>
      </div>
    </Form>
  );
}
