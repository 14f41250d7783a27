import { Avatar } from "../ui/avatar";
import { floating, Popover } from "../ui/popover";
import type { FrameLink } from "./section";
import { AccountLinks, type Person } from "./side-navigation";
import type { Theme } from "./theme";
import { ThemeForm } from "./theme-form";

export interface AccountMenuProps {
  person: Pick<Person, "name" | "avatar">;
  links: FrameLink[];
  theme: Theme;
}

/** The account menu in the top bar. On phones the initials open it. */
export function AccountMenu({ person: { name, avatar }, links, theme }: AccountMenuProps) {
  return (
    <Popover className="relative">
      <summary className="flex min-h-11 max-w-52 min-w-11 list-none items-center justify-center rounded-control px-2 text-sm font-strong hover:bg-leaf-wash md:border md:border-control md:px-3.5">
        <span className="md:hidden">
          <Avatar name={name} picture={avatar} size="sm" />
        </span>
        <span className="truncate max-md:sr-only">{name}</span>
      </summary>
      <div className={`w-64 ${floating}`}>
        <p className="eyebrow px-3 py-2">My Account</p>
        <AccountLinks links={links} />
        <div className="mt-2 border-t border-line px-3 pt-3 pb-2">
          <p aria-hidden="true" className="mb-1.5 text-sm text-soft">
            Theme
          </p>
          <ThemeForm theme={theme} />
        </div>
      </div>
    </Popover>
  );
}
