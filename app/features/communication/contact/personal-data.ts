import { eq } from "drizzle-orm";
import { personal } from "~/platform/personal-data";
import { contactMessages } from "~db/schema";

export const contactData = [
  personal(contactMessages, {
    what: "Messages sent with the contact form from your email address",
    why: "reply",
    visibleTo: "our team",
    about: ({ email }) => eq(contactMessages.email, email),
    exported: ["id", "name", "email", "company", "message", "network", "createdAt"],
    erasure: { how: "deleted" },
  }),
];
