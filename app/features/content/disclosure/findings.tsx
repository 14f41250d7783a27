/** What the disclosure check found in a caption. */
export function Findings({ findings }: { findings: readonly string[] }) {
  if (findings.length === 0)
    return <p className="text-sm text-soft">The caption says it's an ad.</p>;
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
      {findings.map((finding) => (
        <li key={finding}>{finding}</li>
      ))}
    </ul>
  );
}
