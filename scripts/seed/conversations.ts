import type { conversationParticipants, conversations, messages } from "~db/schema";
import type { Agreements } from "./agreements";
import { ownerIn, type People } from "./people";
import type { SeededRandom } from "./random";

type Conversation = typeof conversations.$inferInsert;
type Side = typeof conversationParticipants.$inferInsert;
type Message = typeof messages.$inferInsert;

/** The sender, the days ago, the hour and the text. */
type Line = ["brand" | "athlete", ago: number, hour: number, text: string];

interface Talk {
  /** The agreement whose brand takes part. */
  campaign: string;
  with: "maya" | "accepted";
  /** The number of the last messages that their recipient has not read. */
  unread: number;
  lines: Line[];
}

const TALKS: Talk[] = [
  {
    campaign: "winter",
    with: "maya",
    unread: 1,
    lines: [
      ["brand", 21, 10, "Hi Maya, lovely to have you on board. When do you usually run?"],
      ["athlete", 21, 10.1, "Before seven, most days. The canal path is at its best then."],
      ["brand", 21, 11, "Perfect. Could we see a little of the frost?"],
      ["athlete", 20, 7, "If it comes. Thursday looks cold enough."],
      ["athlete", 20, 7.02, "I'll send a rough cut first, so you can say if it's too dark."],
      ["brand", 2, 15, "Got the frost clip. Could you check the sound near the end?"],
    ],
  },
  {
    campaign: "mornings",
    with: "maya",
    unread: 2,
    lines: [
      ["brand", 14, 9, "Hello Maya, did our invitation reach you? Happy to answer questions."],
      ["brand", 1, 9, "Just checking in: we'd start in two weeks."],
    ],
  },
  {
    campaign: "winter",
    with: "accepted",
    unread: 0,
    lines: [
      ["brand", 19, 13, "Thanks for accepting. The jacket goes out to you today."],
      ["athlete", 17, 18, "It's here, and it fits. Filming this weekend."],
    ],
  },
];

/** Creates conversations between brands and athletes. */
export function makeConversations(random: SeededRandom, { byKey }: Agreements, people: People) {
  const made: { conversations: Conversation[]; participants: Side[]; messages: Message[] } = {
    conversations: [],
    participants: [],
    messages: [],
  };
  for (const { campaign: key, with: other, unread, lines } of TALKS) {
    const deal = byKey.get(key);
    const athleteId = other === "maya" ? deal?.maya : deal?.accepted[0];
    if (!deal || !athleteId) throw new Error(`No athlete to write to about "${key}"`);
    const { brandId } = deal.campaign;
    const ownerId = ownerIn(people, brandId);
    const said = lines.map(([from, ago, hour, body], i) => {
      const createdAt = random.ago(ago, hour);
      const senderId = from === "brand" ? ownerId : athleteId;
      return { seq: i + 1, senderId, clientId: random.idAt(createdAt), body, createdAt };
    });
    const [first, last] = [said[0], said.at(-1)];
    if (!first || !last) continue;
    const id = random.idAt(first.createdAt);
    made.conversations.push({
      id,
      brandId,
      athleteId,
      startedBy: first.senderId,
      lastSeq: said.length,
      createdAt: first.createdAt,
    });
    made.messages.push(...said.map((message) => ({ ...message, conversationId: id })));
    for (const userId of [ownerId, athleteId]) {
      const behind = userId === last.senderId ? 0 : unread;
      made.participants.push({
        conversationId: id,
        userId,
        readSeq: said.length - behind,
        unread: behind,
        lastMessageAt: last.createdAt,
      });
    }
  }
  return made;
}
