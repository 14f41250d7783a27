const COLUMNS: Record<number, string> = {
  2: "md:grid-cols-2",
  3: "md:grid-cols-3",
  4: "md:grid-cols-4",
  5: "md:grid-cols-5",
};

/**
 * A row of figures; two columns on phones, where an odd last figure takes the whole row.
 * The grid reserves every cell, so that nothing shifts while the page streams in.
 */
export function Figures({ items }: { items: { value: string; label: string }[] }) {
  return (
    <dl className={`grid grid-cols-2 border-t border-l border-line ${COLUMNS[items.length]}`}>
      {items.map(({ value, label }) => (
        <div
          key={label}
          className="grid grid-rows-[clamp(32px,4vw,42px)_auto] content-start border-r border-b border-line px-4 py-5 odd:last:col-span-2 md:px-5 md:py-7 md:odd:last:col-span-1"
        >
          <dt className="row-start-2 mt-1.5 text-sm text-soft">{label}</dt>
          <dd className="figure row-start-1 text-title">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
