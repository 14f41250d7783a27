// Prints the code that signs the demo's staff in just now: `npm run code`.
import { createStaffCode } from "./seed/staff-factor";

console.log(createStaffCode(Date.now()));
