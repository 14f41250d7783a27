import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { useSending } from "~/components/sending";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { TextLink } from "~/components/ui/link";
import { PageHead } from "~/components/ui/page";
import { RadioCards } from "~/components/ui/radio-cards";
import { Time } from "~/components/ui/time";
import { loadOwnPosts } from "~/features/content/posts/own-posts.server";
import { requireAthlete } from "~/features/identity/accounts/guards.server";
import { platformName } from "~/features/reference/platforms/platform-names";
import { paths } from "~/paths";
import { requireParam } from "~/platform/define-actions";
import { pageTitle } from "~/product";

export const meta: MetaFunction = () => [{ title: pageTitle("Choose your post") }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const contentId = requireParam(params, "contentId");
  const own = await loadOwnPosts(requireAthlete(context), context.env, contentId);
  return { contentId, ...own };
}

/** The form goes to the content item's own page, which takes the address as if it were pasted there. */
export default function OwnPosts() {
  const { contentId, title, platform, posts, problem } = useLoaderData<typeof loader>();
  const busy = useSending();
  const contentItem = paths.athlete.content(contentId);
  if (!platform)
    return (
      <>
        <PageHead title="You can't choose a post for this now" index={title} />
        <ButtonLink to={contentItem}>See the content</ButtonLink>
      </>
    );
  return (
    <>
      <PageHead title="Choose your post" index={title} />
      <Card className="single-column flex flex-col gap-5">
        {problem ? (
          <>
            <p>{problem.text}</p>
            <div className="flex flex-wrap gap-2.5">
              <ButtonLink to={contentItem}>Paste a link</ButtonLink>
              {problem.leadsToChannels ? (
                <ButtonLink to={paths.athlete.social} variant="plain">
                  Social accounts
                </ButtonLink>
              ) : (
                <ButtonLink to={paths.athlete.ownPosts(contentId)} variant="plain">
                  Try again
                </ButtonLink>
              )}
            </div>
          </>
        ) : (
          <Form method="post" action={contentItem} className="flex flex-col gap-5">
            <input type="hidden" name="intent" value="post" />
            <RadioCards
              id="posts"
              name="postUrl"
              legend={`Your latest posts on ${platformName(platform)}`}
              required
              options={posts.map(({ address, caption, postedAt }) => ({
                value: address,
                label: <span className="line-clamp-2">{caption || "No caption"}</span>,
                hint: <Time at={postedAt} as="moment" />,
              }))}
            />
            <div className="flex flex-wrap items-center gap-x-5 gap-y-2.5">
              <Button busy={busy}>Mark as Posted</Button>
              <TextLink to={contentItem}>Paste a link instead</TextLink>
            </div>
          </Form>
        )}
      </Card>
    </>
  );
}
