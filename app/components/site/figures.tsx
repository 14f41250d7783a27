/** Figures in a row, like a scoreboard; two abreast on phones, where an odd last one takes the whole row. */
export function Figures({ items }: { items: { value: string; label: string }[] }) {
  return (
    <dl className="grid grid-cols-2 border-t border-l border-line md:grid-flow-col md:auto-cols-fr md:grid-cols-none">
      {items.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end border-r border-b border-line px-4 py-5 odd:last:col-span-2 md:px-5 md:py-7 md:odd:last:col-span-1"
        >
          <dt className="mt-1.5 text-sm text-soft">{label}</dt>
          <dd className="figure text-[clamp(32px,4vw,42px)]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
