import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { actionDataFor, type FormActionData } from "~/components/action-data";
import { ErrorSummary, Field, useZodForm } from "~/components/form";
import { Button } from "~/components/ui/button";
import { TextLink } from "~/components/ui/link";
import { isConnectable } from "~/features/profiles/channels/providers/provider";
import { paths } from "~/paths";
import { LivePeriodNote } from "../posts/live-period-note";
import { postForm } from "./forms";
import type { AthleteContent } from "./queries.server";

export interface PostFormProps {
  content: Pick<AthleteContent, "id" | "company" | "platform">;
  actionData: FormActionData;
}

/** Where the athlete has posted what was approved. */
export function PostForm({ content: { id, company, platform }, actionData }: PostFormProps) {
  const busy = useNavigation().formData?.get("intent") === "post";
  const [form, fields] = useZodForm("post", postForm, {
    actionData: actionDataFor(actionData, "post"),
  });
  return (
    <Form method="post" {...getFormProps(form)} className="flex flex-col gap-4">
      <ErrorSummary form={form} />
      <input type="hidden" name="intent" value="post" />
      <Field
        field={fields.postUrl}
        label="Address of your post"
        hint="Post it on your channel, then paste its link here. The brand will see it."
        autoComplete="off"
      />
      <details>
        <summary className="disclosure text-sm">How long it stays up</summary>
        <LivePeriodNote company={company || "the brand"} />
      </details>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button busy={busy}>Mark as Posted</Button>
        {isConnectable(platform) && (
          <TextLink to={paths.athlete.ownPosts(id)}>Choose from your last posts</TextLink>
        )}
      </div>
    </Form>
  );
}
