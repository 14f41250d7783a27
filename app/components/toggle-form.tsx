import { Form, useFetcher } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { HiddenFields } from "./ui/hidden-fields";

/**
 * A form whose button turns something on or off. It states the wanted result as `wanted`, so that sending it twice changes
 * nothing. With scripts (`inPlace`) the button changes at once, and back if the form could not be sent.
 */
export function ToggleForm({
  name,
  action,
  isOn,
  fields,
  children,
}: {
  /** Unique on the page; forms with the same name change together. */
  name: string;
  action: string;
  isOn: boolean;
  fields: Record<string, string>;
  children: (isOn: boolean) => ReactNode;
}) {
  const fetcher = useFetcher({ key: name });
  // React renders this at once. It renders the state of the router in slices, up to 13 frames later on a slow processor.
  const [tapped, setTapped] = useState<FormDataEntryValue | null>(null);
  useEffect(() => {
    if (fetcher.state === "idle") setTapped(null);
  }, [fetcher.state]);
  const wanted = tapped ?? fetcher.formData?.get("wanted");
  const on = wanted ? wanted === "on" : isOn;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    form.set("inPlace", "yes");
    setTapped(form.get("wanted"));
    fetcher.submit(form, { method: "post", action });
  };
  return (
    <Form method="post" action={action} onSubmit={onSubmit}>
      <HiddenFields values={{ ...fields, wanted: on ? "off" : "on" }} />
      {children(on)}
    </Form>
  );
}
