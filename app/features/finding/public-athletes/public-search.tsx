import { Form } from "@remix-run/react";
import { Button, ButtonLink } from "~/components/ui/button";
import { FieldFrame, Input } from "~/components/ui/field";
import { PlaceOptions } from "~/features/reference/places/place-options";
import { SportOptions } from "~/features/reference/sports/sport-options";
import { paths } from "~/paths";
import type { Filters } from "../discovery/filters";

/** The search over the public athletes. */
export function PublicSearch({ filters: { q, place } }: { filters: Filters }) {
  return (
    <Form role="search" className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <FieldFrame id="sport" label="Sport or name" className="flex-1 basis-48">
        <Input id="sport" type="search" name="q" defaultValue={q} list="sports" />
        <SportOptions id="sports" />
      </FieldFrame>
      <FieldFrame id="place" label="Place" className="flex-1 basis-48">
        <Input id="place" type="search" name="place" defaultValue={place} list="places" />
        <PlaceOptions id="places" />
      </FieldFrame>
      <Button>Search</Button>
      {(q || place) && (
        <ButtonLink to={paths.athletes} variant="quiet">
          Clear
        </ButtonLink>
      )}
    </Form>
  );
}
