import { Card } from "~/components/ui/card";
import type { TeamNotice } from "./team-notices";

export const TeamNoticeCard = ({ title, note, next }: TeamNotice) => (
  <Card className="border-l-4 border-l-track">
    <h2 className="text-lg">{title}</h2>
    {note && <p className="mt-1 whitespace-pre-line">{note}</p>}
    {next && <p className="mt-1 text-soft">{next}</p>}
  </Card>
);
