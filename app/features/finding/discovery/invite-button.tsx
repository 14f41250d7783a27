import { useLocation } from "@remix-run/react";
import { useState } from "react";
import { useModalRoute } from "~/components/modal-route";
import { ButtonLink } from "~/components/ui/button";
import { paths } from "~/paths";

interface Props {
  athlete: { id: string; name: string };
  /** The preselected campaign. */
  campaignId?: string;
}

/** Links to the invitation page; with scripts it opens the same form in a dialog. */
export function InviteButton({
  athlete,
  campaignId,
  label = "Invite",
  ...style
}: Props & {
  label?: string;
  variant?: "primary" | "plain" | "quiet";
  size?: "md" | "sm";
}) {
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  const { Part: InviteDialog, instead } = useModalRoute(() =>
    import("./invite-dialog").then((module) => module.InviteDialog),
  );
  const query = new URLSearchParams({
    ...(campaignId ? { campaign: campaignId } : {}),
    returnTo: pathname + search,
  });
  const address = `${paths.brand.invite(athlete.id)}?${query}`;

  return (
    <>
      <ButtonLink to={address} onClick={instead(() => setOpen(true))} {...style}>
        {label}
        <span className="sr-only">{` ${athlete.name}`}</span>
      </ButtonLink>
      {open && InviteDialog && (
        <InviteDialog athlete={athlete} address={address} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
