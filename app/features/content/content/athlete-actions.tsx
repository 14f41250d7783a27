import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { actionDataFor, type FormActionData } from "~/components/action-data";
import { lazyHydrated } from "~/components/later";
import { Button, buttonClass } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { isCancelledCampaign } from "~/features/campaigns/campaigns/policy";
import type { EditButton, EditFormProps } from "./edit-form";
import { Fold } from "./fold";
import type { PostFormProps } from "./post-form";
import type { AthleteContent } from "./queries.server";

const FilesInHand = lazyHydrated<Omit<Props, "editorId">>("files-in-hand", () =>
  import("./files-in-hand").then(({ FilesInHand }) => FilesInHand),
);
const EditForm = lazyHydrated<EditFormProps>("edit-form", () =>
  import("./edit-form").then(({ EditForm }) => EditForm),
);
const PolishForm = lazyHydrated<Omit<Props, "editorId">>("polish-form", () =>
  import("./polish-form").then(({ PolishForm }) => PolishForm),
);
const PostKit = lazyHydrated<Pick<Props, "content">>("post-kit", () =>
  import("./post-kit").then(({ PostKit }) => PostKit),
);
const PostForm = lazyHydrated<PostFormProps>("post-form", () =>
  import("./post-form").then(({ PostForm }) => PostForm),
);

interface Props {
  content: AthleteContent;
  /** The id of the form on this page. Each load of the page makes a new one. */
  editorId: string;
  actionData: FormActionData;
}

/** The athlete's actions in the current state, the next step first. */
export function AthleteActions({ content, editorId, actionData }: Props) {
  if (isCancelledCampaign(content.campaignStatus))
    return (
      <Card>
        <p>The brand cancelled the campaign. There's nothing more to do here.</p>
      </Card>
    );
  switch (content.status) {
    case "draft":
      return <DraftActions content={content} editorId={editorId} actionData={actionData} />;
    case "polishing":
      return (
        <Section title="With our team">
          <p>
            Our team is checking this. They'll send it to the brand, or back to you with a note.
          </p>
          <Step intent="recall" variant="plain">
            Unsend
          </Step>
        </Section>
      );
    case "awaiting_review":
      return (
        <Section title="With the brand">
          <p>{content.company || "The brand"} is reviewing this. To change it, unsend it first.</p>
          <Step intent="withdraw" variant="plain">
            Unsend
          </Step>
        </Section>
      );
    case "rejected":
      return (
        <>
          <FilesInHand content={content} actionData={actionData} />
          <EditForm
            title={`Version ${content.version + 1}`}
            content={content}
            editorId={editorId}
            buttons={REVISE}
            actionData={actionData}
          />
        </>
      );
    case "closed":
      return (
        <Card>
          <p>The brand ended the deal. There's nothing more to do here.</p>
        </Card>
      );
    case "approved":
      return (
        <>
          <Section title="Post it">
            <PostKit content={content} />
            <PostForm content={content} actionData={actionData} />
          </Section>
          <div className="action-bar md:hidden">
            <label htmlFor="post-postUrl" className={buttonClass({ variant: "plain" })}>
              Paste link
            </label>
          </div>
        </>
      );
    default:
      return null;
  }
}

const SAVE: readonly EditButton[] = [{ intent: "save", label: "Save draft", variant: "plain" }];
const SAVE_OR_SEND: readonly EditButton[] = [
  ...SAVE,
  { intent: "save-submit", label: "Send for review" },
];
const REVISE: readonly EditButton[] = [{ intent: "revise", label: "Send new version" }];

function DraftActions({ content, editorId, actionData }: Props) {
  const held = content.moderation === "open";
  return (
    <>
      {held && (
        <Section title="With our moderators">
          <p>
            The brand flagged this content. You can change it now, and send it once our moderators
            have decided.
          </p>
        </Section>
      )}
      <FilesInHand content={content} actionData={actionData} />
      <EditForm
        title="Your post"
        content={content}
        editorId={editorId}
        buttons={held ? SAVE : SAVE_OR_SEND}
        actionData={actionData}
      />
      <div className="border-t border-line">
        {!held && (
          <Fold
            title="Ask us to check it first"
            open={Boolean(actionDataFor(actionData, "polish"))}
          >
            <PolishForm content={content} actionData={actionData} />
          </Fold>
        )}
        {content.moderation === null && (
          <Fold title="Delete draft">
            <div className="flex flex-col items-start gap-3">
              <p>This deletes it with its versions and comments. You can't undo it.</p>
              <Step intent="delete" variant="plain">
                Delete this draft
              </Step>
            </div>
          </Fold>
        )}
      </div>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-labelledby="next-step">
      <h2 id="next-step" className="mb-3 text-lg">
        {title}
      </h2>
      <Card className="flex flex-col gap-4">{children}</Card>
    </section>
  );
}

function Step({
  intent,
  variant,
  children,
}: {
  intent: "withdraw" | "recall" | "delete";
  variant?: "plain";
  children: ReactNode;
}) {
  const busy = useNavigation().formData?.get("intent") === intent;
  return (
    <Form method="post" preventScrollReset>
      <Button variant={variant ?? "primary"} name="intent" value={intent} busy={busy}>
        {children}
      </Button>
    </Form>
  );
}
