import { portsFrom } from "../../scripts/stack.mjs";

/** The tests' own ports, so that they run beside `npm run dev`; TEST_PORT moves them. */
const first = Number(process.env.TEST_PORT ?? 8900);

export const browserPorts = portsFrom(first);
export const integrationPorts = portsFrom(first + 10);
export const outagePorts = portsFrom(first + 20);
/** These two are between others: a stack takes five, and two more where it starts the local Stripe and social providers. */
export const tablePorts = portsFrom(first + 15);
export const rightsPorts = portsFrom(first + 25);
export const seedPorts = portsFrom(first + 30);
export const insightPorts = portsFrom(first + 40);
export const searchPorts = portsFrom(first + 50);
export const rankingPorts = portsFrom(first + 60);
export const jobPorts = portsFrom(first + 70);
export const scheduledPorts = portsFrom(first + 80);
export const costPorts = portsFrom(first + 90);
export const contractPorts = portsFrom(first + 95);
export const amendmentPorts = portsFrom(first + 105);
export const draftPorts = portsFrom(first + 110);
export const disputePorts = portsFrom(first + 115);
export const pendingActionPorts = portsFrom(first + 120);
export const staffPorts = portsFrom(first + 125);
export const erasurePorts = portsFrom(first + 130);
export const exportPorts = portsFrom(first + 135);
export const devPorts = portsFrom(first + 140);
export const channelPorts = portsFrom(first + 160);
export const audiencePorts = portsFrom(first + 190);
export const seeAsPorts = portsFrom(first + 150);
export const reconciliationPorts = portsFrom(first + 165);
export const postPorts = portsFrom(first + 180);
export const normPorts = portsFrom(first + 175);
export const planPorts = portsFrom(first + 200);
