import { foldedWordsSql, separatedWordsSql } from "./fold-expressions";

/**
 * The words of messages, for the search in one's own conversations (features/communication/messages/search-messages.server.ts). `keys` has a token
 * for each side, so that a search reads only the messages of one person, and a token for the message itself, so that the
 * triggers find its row. The private-use character at the end keeps the stemmer off the ids. `separated` has the words again
 * that apostrophes join.
 */
const KEY_END = "char(57344)";

const add = `INSERT INTO message_words (keys, body, separated, conversation_id, seq)
  SELECT keys, body, separated, conversation_id, seq FROM message_words_source
  WHERE conversation_id = new.conversation_id AND seq = new.seq;`;

const remove = `DELETE FROM message_words WHERE message_words MATCH 'keys : "' || old.conversation_id || old.seq || ${KEY_END} || '"';`;

export const messageSearchSql = [
  `CREATE VIRTUAL TABLE message_words USING fts5(keys, body, separated, conversation_id UNINDEXED, seq UNINDEXED, tokenize="porter unicode61 remove_diacritics 2")`,
  // A job merges the segments (app/platform/full-text-search.ts), and not every sixteenth message.
  "INSERT INTO message_words (message_words, rank) VALUES ('automerge', 0)",
  "INSERT INTO message_words (message_words, rank) VALUES ('crisismerge', 200)",
  `CREATE VIEW message_words_source AS
SELECT m.conversation_id, m.seq, ${foldedWordsSql("m.body")} AS body, ${separatedWordsSql("m.body")} AS separated,
  c.brand_id || ${KEY_END} || ' ' || c.athlete_id || ${KEY_END} || ' ' || c.id || m.seq || ${KEY_END} AS keys
FROM messages m JOIN conversations c ON c.id = m.conversation_id
WHERE m.removed_at IS NULL AND m.body <> ''`,
  `CREATE TRIGGER messages_after_insert_words AFTER INSERT ON messages BEGIN
  ${add}
END`,
  `CREATE TRIGGER messages_after_update_words AFTER UPDATE OF body, removed_at ON messages BEGIN
  ${remove}
  ${add}
END`,
  `CREATE TRIGGER messages_after_delete_words AFTER DELETE ON messages BEGIN
  ${remove}
END`,
];
