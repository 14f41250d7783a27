/** What brands read of unusual figures, with the athlete's own words beside it. */
export function AudienceNotes({
  anomalies,
  name,
}: {
  anomalies: { text: string; explanation: string | null }[];
  name: string;
}) {
  if (anomalies.length === 0) return null;
  return (
    <section aria-labelledby="audience-notes" className="mt-4 border-l-3 border-leaf pl-3.5">
      <h3 id="audience-notes" className="text-base">
        Unusual figures
      </h3>
      <ul className="mt-1 flex flex-col gap-2 text-sm">
        {anomalies.map(({ text, explanation }) => (
          <li key={text}>
            {text} {explanation ? `${name} says: “${explanation}”` : `${name} hasn't said why.`}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-sm text-soft">
        There can be good reasons. It changes neither score nor order.
      </p>
    </section>
  );
}
