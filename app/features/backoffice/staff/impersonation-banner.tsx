import { Button } from "~/components/ui/button";
import { Time } from "~/components/ui/time";
import { paths } from "~/paths";
import type { Claims } from "~/platform/session";
import styles from "~/styles.css?url";

/**
 * Above every page that staff see as someone else. Rendered by the server alone; it brings the whole style sheet, which
 * no page's own style knows it needs.
 */
export const ImpersonationBanner = ({ name, endsAt }: NonNullable<Claims["sees"]>) => (
  <>
    <link rel="stylesheet" href={styles} />
    <section
      id="see-as"
      aria-label="Seeing as someone else"
      className="see-as-bar sticky top-0 z-50 border-b-2 border-track bg-card print:hidden"
    >
      <form
        method="post"
        action={paths.seeAs}
        className="mx-auto flex max-w-site items-center justify-between gap-x-4 px-4 py-1.5 md:px-6"
      >
        <p className="wrap-anywhere min-w-0 text-sm leading-snug">
          You're seeing Laurel as <strong>{name}</strong>. Read only, until{" "}
          <Time at={endsAt} as="time" />.
        </p>
        <Button size="sm">Stop</Button>
      </form>
    </section>
  </>
);
