import { ButtonLink } from "~/components/ui/button";
import { paths, withQuery } from "~/paths";

interface ListPagesProps {
  label: string;
  /** Which list: its filter or its words. */
  query: Record<string, string>;
  /** Where the next page begins; null on the last page. */
  older: string | null;
  isFirst: boolean;
}

/** Links to the newest and to the next older page of a list at /messages. */
export function ListPages({ label, query, older, isFirst }: ListPagesProps) {
  if (isFirst && !older) return null;
  return (
    <nav aria-label={label} className="mt-4 flex flex-wrap gap-3">
      {!isFirst && (
        <ButtonLink to={withQuery(paths.messages, query)} variant="plain" size="sm" rel="prev">
          Newest
        </ButtonLink>
      )}
      {older && (
        <ButtonLink
          to={withQuery(paths.messages, { ...query, after: older })}
          variant="plain"
          size="sm"
          rel="next"
          className="ml-auto"
        >
          Older
        </ButtonLink>
      )}
    </nav>
  );
}
