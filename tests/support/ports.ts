import { portsFrom } from "../../scripts/stack.mjs";

/** The tests' own ports, so that they run beside `npm run dev`; TEST_PORT moves them. */
const first = Number(process.env.TEST_PORT ?? 8900);

export const browserPorts = portsFrom(first);
export const integrationPorts = portsFrom(first + 10);
export const outagePorts = portsFrom(first + 20);
export const seedPorts = portsFrom(first + 30);
export const searchPorts = portsFrom(first + 50);
export const scheduledPorts = portsFrom(first + 80);
export const costPorts = portsFrom(first + 90);
export const devPorts = portsFrom(first + 140);
export const seeAsPorts = portsFrom(first + 150);
/** The stack that scripts are tried beside, and the ports that they take for their own. */
export const commandStackPorts = portsFrom(first + 210);
export const commandPorts = portsFrom(first + 220);
export const planPorts = portsFrom(first + 200);
