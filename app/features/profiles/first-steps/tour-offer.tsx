import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";

/** Offers the tour. Both answers are stored. */
export const TourOffer = () => (
  <>
    <p className="mb-5">See how a campaign works, from the brief to the post. It takes a minute.</p>
    <Form method="post" className="flex flex-wrap gap-2.5">
      <Button name="intent" value="tour">
        Take the tour
      </Button>
      <Button variant="plain" name="intent" value="skip-tour">
        Not now
      </Button>
    </Form>
  </>
);
