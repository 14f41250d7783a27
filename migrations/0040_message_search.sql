-- The words of messages, for the search in one's own conversations (features/messages/search.server.ts). `keys` has a
-- token for each side, so that a search reads only the messages of one person, and a token for the message itself, so
-- that the triggers find its row. The private-use character at the end keeps the stemmer off the ids.
CREATE VIRTUAL TABLE message_words USING fts5(keys, body, conversation_id UNINDEXED, seq UNINDEXED, tokenize="porter unicode61 remove_diacritics 2");
--> statement-breakpoint
CREATE VIEW message_words_source AS
SELECT m.conversation_id, m.seq, m.body,
  c.brand_id || char(57344) || ' ' || c.athlete_id || char(57344) || ' ' || c.id || m.seq || char(57344) AS keys
FROM messages m JOIN conversations c ON c.id = m.conversation_id
WHERE m.removed_at IS NULL AND m.body <> '';
--> statement-breakpoint
-- A job merges the segments, and not every sixteenth message (0005_search_upkeep.sql).
INSERT INTO message_words (message_words, rank) VALUES ('automerge', 0);
--> statement-breakpoint
INSERT INTO message_words (message_words, rank) VALUES ('crisismerge', 200);
--> statement-breakpoint
INSERT INTO message_words (keys, body, conversation_id, seq)
SELECT keys, s.body, s.conversation_id, s.seq FROM message_words_source s
JOIN messages m ON m.conversation_id = s.conversation_id AND m.seq = s.seq ORDER BY m.created_at, s.seq;
--> statement-breakpoint
CREATE TRIGGER messages_added AFTER INSERT ON messages
BEGIN
  INSERT INTO message_words (keys, body, conversation_id, seq)
  SELECT keys, body, conversation_id, seq FROM message_words_source
  WHERE conversation_id = new.conversation_id AND seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER messages_changed AFTER UPDATE OF body, removed_at ON messages
BEGIN
  DELETE FROM message_words WHERE message_words MATCH 'keys : "' || old.conversation_id || old.seq || char(57344) || '"';
  INSERT INTO message_words (keys, body, conversation_id, seq)
  SELECT keys, body, conversation_id, seq FROM message_words_source
  WHERE conversation_id = new.conversation_id AND seq = new.seq;
END;
--> statement-breakpoint
CREATE TRIGGER messages_deleted AFTER DELETE ON messages
BEGIN
  DELETE FROM message_words WHERE message_words MATCH 'keys : "' || old.conversation_id || old.seq || char(57344) || '"';
END;
