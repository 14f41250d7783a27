/** What something would break, in words. */
export function Conflicts({
  conflicts,
  title = "Exclusivity",
}: {
  conflicts: string[];
  title?: string;
}) {
  if (conflicts.length === 0) return null;
  return (
    <div className="rounded-card border border-amber bg-amber-wash p-3.5 text-sm">
      <p className="font-strong">{title}</p>
      <ul className="mt-1 flex list-disc flex-col gap-1 pl-5">
        {conflicts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
