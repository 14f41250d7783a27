import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { paths } from "~/paths";

/** Recovery codes, shown this once. */
export const NewCodes = ({ codes }: { codes: string[] }) => (
  <Card className="flex flex-col gap-4 border-leaf">
    <div role="status">
      <h2 className="text-lg">Save your recovery codes</h2>
      <p className="mt-1 text-soft">
        Each signs you in once if you don't have your phone. Keep them somewhere safe: we can't show
        them again.
      </p>
    </div>
    <ul
      aria-label="Recovery codes"
      className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-x-6 gap-y-1.5 font-mono"
    >
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
    <ButtonLink to={paths.security} className="self-start">
      I've saved them
    </ButtonLink>
  </Card>
);
