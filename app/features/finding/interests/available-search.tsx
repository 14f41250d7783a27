import { Form, Link } from "@remix-run/react";
import type { FormEvent } from "react";
import { Button } from "~/components/ui/button";
import { CheckBox } from "~/components/ui/checkbox";
import { FieldFrame, Input } from "~/components/ui/field";
import { Icon } from "~/components/ui/icon";
import { Popover } from "~/components/ui/popover";
import { SportOptions } from "~/features/reference/sports/sport-options";
import { type AvailableFilters, availablePath, NO_AVAILABLE_FILTERS } from "./available";

const CHIP =
  "inline-flex min-h-11 max-w-48 items-center gap-2 rounded-full px-3 text-sm whitespace-nowrap no-underline md:min-h-9";
const CHOSEN = "bg-leaf-wash font-strong text-leaf-deep";

/** One line: the filters behind a button that says what they are set to, and the athlete's lists. */
export function AvailableSearch({ filters, sport }: { filters: AvailableFilters; sport: string }) {
  const lists: [label: string, list: Partial<AvailableFilters>][] = [
    ["For you", {}],
    ["Saved", { list: "saved" }],
    ["Interested", { list: "asked" }],
  ];
  if (sport) lists.push([sport, { sport }]);
  const links = lists.map(([label, list]) => ({
    label,
    to: availablePath({ ...NO_AVAILABLE_FILTERS, ...list }),
  }));
  const address = availablePath(filters);
  const isList = links.some(({ to }) => to === address);
  const { q, fee, fits } = filters;
  const typed = [q && `“${q}”`, filters.sport, fee && `fee from ${fee}`, fits && "fits me"];
  return (
    <search className="relative -mt-2 mb-3 block">
      <div className="-mx-4 flex gap-1.5 overflow-x-auto px-4 py-1 md:mx-0 md:overflow-visible md:px-0">
        <Popover>
          <summary
            className={`${CHIP} list-none border hover:bg-leaf-wash ${isList ? "border-control" : `border-transparent ${CHOSEN}`}`}
          >
            <Icon name="search" />
            <span className={isList ? "max-md:sr-only" : "truncate"}>
              {isList ? "Search and filter" : typed.filter(Boolean).join(", ")}
            </span>
          </summary>
          <Form
            key={address}
            onSubmit={closePopover}
            className="absolute inset-x-0 top-full z-30 mt-1 flex flex-wrap items-end gap-x-4 gap-y-2 rounded-card border border-line bg-card p-4 shadow-float"
          >
            <FieldFrame id="available-q" label="Search campaigns" small className="flex-1 basis-56">
              <Input id="available-q" type="search" name="q" defaultValue={q} autoComplete="off" />
            </FieldFrame>
            <FieldFrame id="available-sport" label="Sport" small className="flex-1 basis-32">
              <Input
                id="available-sport"
                name="sport"
                defaultValue={filters.sport}
                list="available-sports"
              />
              <SportOptions id="available-sports" />
            </FieldFrame>
            <FieldFrame id="available-fee" label="Fee from (£)" small className="basis-28">
              <Input id="available-fee" name="fee" inputMode="decimal" defaultValue={fee} />
            </FieldFrame>
            <CheckBox name="fits" value="on" label="Fits me" defaultChecked={fits} />
            <Button className="ml-auto">Search</Button>
          </Form>
        </Popover>
        <nav aria-label="Available campaigns">
          <ul className="flex gap-1.5 md:flex-wrap">
            {links.map(({ label, to }) => (
              <li key={label} className="flex">
                <Link
                  to={to}
                  preventScrollReset
                  aria-current={to === address ? "page" : undefined}
                  className={`${CHIP} text-soft hover:text-ink current:bg-leaf-wash current:font-strong current:text-leaf-deep`}
                >
                  <span className="truncate">{label}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </search>
  );
}

function closePopover({ currentTarget }: FormEvent<HTMLFormElement>) {
  const popover = currentTarget.closest("details");
  if (!popover) return;
  popover.open = false;
  popover.querySelector("summary")?.focus();
}
