import { useFetcher } from "@remix-run/react";
import { paths } from "~/paths";
import { THEMES, type Theme } from "./theme";

const LABELS: Record<Theme, string> = { system: "System", light: "Light", dark: "Dark" };

/** The choice of theme: a form, so that it works without scripts. */
export function ThemeForm({ theme }: { theme: Theme }) {
  const { Form } = useFetcher();
  return (
    <Form method="post" action={paths.theme} preventScrollReset>
      <fieldset className="inline-flex rounded-control border border-control p-1">
        <legend className="sr-only">Theme</legend>
        {THEMES.map((value) => (
          <button
            key={value}
            type="submit"
            name="theme"
            value={value}
            aria-pressed={value === theme}
            className="min-h-11 cursor-pointer rounded-[5px] border border-transparent px-2.5 text-sm whitespace-nowrap text-soft hover:text-ink aria-pressed:bg-leaf-wash aria-pressed:font-strong aria-pressed:text-leaf-deep md:min-h-9 forced-colors:border-[Canvas] forced-colors:aria-pressed:border-[Highlight]"
          >
            {LABELS[value]}
          </button>
        ))}
      </fieldset>
    </Form>
  );
}
