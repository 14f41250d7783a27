import { Avatar } from "../ui/avatar";
import { Badge, Tags } from "../ui/badge";
import { Card, STATS, Stat } from "../ui/card";
import { ChartFrame } from "../ui/chart-frame";
import { Laurel } from "../ui/laurel";
import { LineChart } from "../ui/line-chart";
import { Progress } from "../ui/progress";
import { SparkLine } from "../ui/spark-line";
import { type Column, Table } from "../ui/table";
import { TaskRow, TaskRows } from "../ui/task-row";
import { Part, Section } from "./frame";

interface Person {
  name: string;
  from: string;
  followers: string;
  rate: string;
}

const PEOPLE: Person[] = [
  { name: "Maya Okafor", from: "Manchester, UK", followers: "182.4K", rate: "5.8%" },
  {
    name: "Wolfeschlegelsteinhausenbergerdorff von Hohenzollern-Sigmaringen",
    from: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, UK",
    followers: "1.2B",
    rate: "100.0%",
  },
  { name: "Li", from: "Not said", followers: "0", rate: "0.0%" },
];

const COLUMNS: Column<Person>[] = [
  { label: "Name", cell: ({ name }) => name },
  { label: "Location", cell: ({ from }) => from },
  { label: "Followers", narrow: "after", cell: ({ followers }) => followers, numeric: true },
  { label: "Engagement", narrow: "beside", cell: ({ rate }) => rate, numeric: true },
];

const MONTHS = ["Jun", "Jul", "Aug", "Sep", "Oct", "Nov"].map((month, i) => ({
  month,
  reach: 40 + i * 9,
  clicks: 20 + ((i * 17) % 40),
}));

const RATES = [2, 2.4, null, 3.9, null, null, 5.1, 5.8].map((rate, i) => ({
  month: ["Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov"][i] ?? "",
  rate,
}));

export function Figures() {
  return (
    <Section id="figures" title="Figures and lists" index="Zero, huge, long and nothing at all.">
      <Part name="Stat" wide>
        <div className={STATS}>
          <Stat label="Active Campaigns" value={0} note="none yet" />
          <Stat label="Total Reach" value="1,204,870,311" note="three platforms, 21 Nov 2026" />
          <Stat label="Engagement" value="5.8%" note="norm for your tier 3.9%" />
        </div>
      </Part>
      <Part name="The laurel">
        <div className="specimen-row">
          {[0, 4, 47, 82, 100].map((score) => (
            <Laurel key={score} score={score} />
          ))}
          <Laurel score={82} size={132} />
          <Laurel score={82} size={40} />
        </div>
      </Part>
      <Part name="Badges, tags, avatars">
        <div className="specimen-row">
          <Badge>Draft</Badge>
          <Badge tone="good">Approved</Badge>
          <Badge tone="waiting">Pending</Badge>
          <Badge tone="wrong">Removed</Badge>
        </div>
        <Tags labels={["Trail runs", "Kit tests", `A theme ${"very ".repeat(14)}long`]} />
        <div className="specimen-row">
          <Avatar name="Maya Okafor" size="lg" />
          <Avatar name="Li" />
          <Avatar name="Åsa Öberg" size="sm" />
        </div>
      </Part>
      <Part name="Progress">
        <Progress label="Profile" value={0} text="0 of 25" />
        <Progress label="Engagement" value={9} max={25} text="9 of 25" />
        <Progress label="Reach" value={25} max={25} text="25 of 25" />
        <Progress label="Uploading" text="hills.mp4" />
      </Part>
      <Part name="Card">
        <Card>A surface above the paper, with a rule around it.</Card>
      </Part>
      <Part name="What waits" wide>
        <TaskRows>
          <TaskRow
            title="Northlight asked for changes"
            detail="“Please show the shoe at the start.” · First clip, version 1"
            when="answer by 26 Nov 2026"
            to="#figures"
            action="Revise"
          />
          <TaskRow
            title={`An invitation with a name ${"that goes on ".repeat(8)}`}
            detail={"And a word about it that fills more than its two lines. ".repeat(6)}
            to="#figures"
            action="Read the brief"
          />
        </TaskRows>
      </Part>
      <Part name="Table" wide>
        <Table caption="People" columns={COLUMNS} rows={PEOPLE} rowKey={({ name }) => name} />
      </Part>
      <Part name="Table that scrolls where it is narrow" wide>
        <Table
          caption="People, wide"
          narrow="scroll"
          columns={COLUMNS}
          rows={PEOPLE}
          rowKey={({ name }) => name}
        />
      </Part>
      <Part name="Table without rows" wide>
        <Table
          caption="Nobody"
          columns={COLUMNS}
          rows={[]}
          rowKey={({ name }) => name}
          empty="Nobody fits. Loosen a filter."
        />
      </Part>
      <Part name="Chart" wide>
        <ChartFrame
          title="Reach and clicks"
          level={3}
          summary="Reach grew from 40K in June to 85K in November; clicks stayed between 20K and 54K."
          series={[
            { label: "Reach", tone: "leaf" },
            { label: "Clicks", tone: "track" },
            { label: "Norm", tone: "gold" },
          ]}
          columns={[
            { label: "Month", cell: ({ month }) => month },
            { label: "Reach", cell: ({ reach }) => `${reach}K`, numeric: true },
            { label: "Clicks", cell: ({ clicks }) => `${clicks}K`, numeric: true },
          ]}
          rows={MONTHS}
          rowKey={({ month }) => month}
        >
          <LineChart
            lines={[
              { points: course(({ reach }) => reach), tone: "leaf" },
              { points: course(({ clicks }) => clicks), tone: "track" },
              { points: course(() => 36), tone: "gold" },
            ]}
            from={0}
            reads={MONTHS.map(({ month, reach, clicks }) => `${month}: ${reach}K, ${clicks}K`)}
            formatX={(i) => MONTHS[Math.round(i)]?.month ?? ""}
            formatY={(thousands) => `${thousands}K`}
          />
        </ChartFrame>
      </Part>
      <Part name="Spark line">
        <SparkLine counts={[0, 3, 1, 8, 5, 12, 9]} label="38 clicks in 7 days" />
        <SparkLine counts={[0, 0, 0, 0]} label="No clicks in 4 days" />
      </Part>
      <Part name="Chart with gaps" wide>
        <ChartFrame
          title="Engagement"
          level={3}
          summary="Engagement grew from 2.0% to 5.8%; three months have no figure."
          columns={[
            { label: "Month", cell: ({ month }) => month },
            {
              label: "Engagement",
              narrow: "beside",
              cell: ({ rate }) => rate?.toFixed(1) ?? "none",
              numeric: true,
            },
          ]}
          rows={RATES}
          rowKey={({ month }) => month}
        >
          <LineChart
            lines={[{ points: RATES.map(({ rate }, x) => ({ x, y: rate })), tone: "leaf" }]}
            formatX={(i) => RATES[Math.round(i)]?.month ?? ""}
            formatY={(rate) => `${rate.toFixed(1)}%`}
          />
        </ChartFrame>
      </Part>
      <Part name="Chart with one figure" wide>
        <ChartFrame
          title="Followers"
          level={3}
          summary="Followers: 1.2B, the only figure so far."
          columns={[{ label: "Day", cell: (day: string) => day }]}
          rows={["21 Nov"]}
          rowKey={(day) => day}
        >
          <LineChart
            lines={[{ points: [{ x: 0, y: 1_200_000_000 }], tone: "leaf" }]}
            formatX={() => "21 Nov"}
            formatY={(people) => `${(people / 1_000_000_000).toFixed(1)}B`}
          />
        </ChartFrame>
      </Part>
      <Part name="Chart without figures" wide>
        <ChartFrame
          title="Followers"
          level={3}
          columns={[{ label: "Day", cell: (day: string) => day }]}
          rows={[]}
          rowKey={(day) => day}
          empty="The first figures come tonight."
        >
          {null}
        </ChartFrame>
      </Part>
    </Section>
  );
}

const course = (value: (month: (typeof MONTHS)[number]) => number) =>
  MONTHS.map((month, x) => ({ x, y: value(month) }));
