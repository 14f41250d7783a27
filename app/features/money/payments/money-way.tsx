import type { Place } from "./payment-visibility";

interface Station {
  who: string;
  what: string;
  isHere: boolean;
}

/** Where the money is on its way from the brand to the athlete, as three stations. */
export function MoneyWay({
  place,
  company,
  athlete,
  holder,
}: {
  place: Place;
  company: string;
  athlete: string;
  holder: string;
}) {
  const stations: Station[] = [
    { who: company, what: "pays", isHere: place === "brand" || place === "divided" },
    { who: holder, what: "holds it", isHere: place === "held" },
    { who: athlete, what: "gets it", isHere: place === "athlete" || place === "divided" },
  ];
  return (
    <ol className="grid grid-cols-3 text-center text-sm" aria-label="Where the money is">
      {stations.map(({ who, what, isHere }, i) => (
        <li key={what} className="relative min-w-0 px-1">
          {i > 0 && (
            <span aria-hidden="true" className="absolute top-3 right-1/2 h-0.5 w-full bg-line" />
          )}
          <span
            aria-hidden="true"
            className={`relative z-1 mx-auto flex size-6 items-center justify-center rounded-full border-2 font-[650] ${isHere ? "border-leaf bg-leaf text-on-leaf" : "border-control bg-card text-soft"}`}
          >
            {isHere && "£"}
          </span>
          <span className={`mt-1.5 block break-words ${isHere ? "font-[650]" : "text-soft"}`}>
            {who}
          </span>
          <span className="block text-soft">{what}</span>
          {isHere && <span className="sr-only">The money is here.</span>}
        </li>
      ))}
    </ol>
  );
}
