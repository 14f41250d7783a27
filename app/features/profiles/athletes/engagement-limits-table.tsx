import { ENGAGEMENT_LIMITS } from "./engagement-limits";

/** The highest rates we accept, as published. */
export const EngagementLimitsTable = () => (
  <table className="mt-3 border-collapse">
    <caption className="text-left font-strong">Highest engagement rate we accept</caption>
    <thead>
      <tr>
        <th scope="col" className="eyebrow py-2 pr-8 text-left">
          Followers on a channel
        </th>
        <th scope="col" className="eyebrow py-2 text-right">
          Rate
        </th>
      </tr>
    </thead>
    <tbody>
      {ENGAGEMENT_LIMITS.map(([audience, limit]) => (
        <tr key={audience} className="border-t border-line">
          <th scope="row" className="py-1.5 pr-8 text-left font-normal">
            {audience}
          </th>
          <td className="py-1.5 text-right tabular-nums">{limit}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
