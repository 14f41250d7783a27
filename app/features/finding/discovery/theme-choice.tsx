import { CheckBox } from "~/components/ui/checkbox";
import { formatWhole } from "~/platform/numbers";

/** Content themes as checkboxes; athletes with any ticked theme match. Ticked themes are always listed. */
export function ThemeChoice({
  chosen,
  themes,
}: {
  chosen: string[];
  themes: { theme: string; n: number }[];
}) {
  const unlisted = chosen.filter((theme) => !themes.some((listed) => listed.theme === theme));
  const all = [
    ...unlisted.map((theme) => ({ theme, count: "" })),
    ...themes.map(({ theme, n }) => ({ theme, count: ` (${formatWhole(n)})` })),
  ];
  if (all.length === 0) return null;
  return (
    <fieldset className="col-span-full">
      <legend className="text-sm text-soft">Content themes</legend>
      <div className="grid gap-x-5 sm:grid-cols-3">
        {all.map(({ theme, count }) => (
          <CheckBox
            key={theme}
            name="theme"
            value={theme}
            defaultChecked={chosen.includes(theme)}
            label={theme + count}
          />
        ))}
      </div>
    </fieldset>
  );
}
