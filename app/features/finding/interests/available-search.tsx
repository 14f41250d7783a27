import { Form } from "@remix-run/react";
import { Button, ButtonLink } from "~/components/ui/button";
import { CheckBox } from "~/components/ui/checkbox";
import { FieldFrame, Input } from "~/components/ui/field";
import { SportOptions } from "~/features/reference/sports/sport-options";
import { paths } from "~/paths";
import { type AvailableFilters, availableQuery } from "./available";

/** The filters over the available campaigns. */
export function AvailableSearch({ filters }: { filters: AvailableFilters }) {
  const { q, sport, fee, fits, saved } = filters;
  return (
    <Form
      role="search"
      key={JSON.stringify(filters)}
      className="mb-5 flex flex-wrap items-end gap-x-4 gap-y-2"
    >
      <FieldFrame id="available-q" label="Search campaigns" small className="flex-1 basis-56">
        <Input id="available-q" type="search" name="q" defaultValue={q} autoComplete="off" />
      </FieldFrame>
      <FieldFrame id="available-sport" label="Sport" small className="basis-44">
        <Input id="available-sport" name="sport" defaultValue={sport} list="available-sports" />
        <SportOptions id="available-sports" />
      </FieldFrame>
      <FieldFrame id="available-fee" label="Fee from (£)" small className="basis-28">
        <Input id="available-fee" name="fee" inputMode="decimal" defaultValue={fee} />
      </FieldFrame>
      <CheckBox name="fits" value="on" label="Fits me" defaultChecked={fits} />
      <CheckBox name="saved" value="on" label="Saved" defaultChecked={saved} />
      <Button variant="plain">Search</Button>
      {Object.keys(availableQuery(filters)).length > 0 && (
        <ButtonLink to={paths.athlete.campaigns} variant="quiet">
          Clear filters
        </ButtonLink>
      )}
    </Form>
  );
}
