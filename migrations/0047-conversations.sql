-- What is said in a conversation is numbered from 1 without gaps, under the lock of the conversation's row: both sides read
-- it in that order, pages go by it, and how far somebody has read is one of these numbers.
CREATE TABLE conversations (
  quote_id  uuid PRIMARY KEY REFERENCES quotes (id),
  last_seq  integer NOT NULL CHECK (last_seq >= 1),
  is_listed boolean NOT NULL                             -- somebody has written in it, or the quote was hired
);
GRANT SELECT, INSERT, UPDATE, DELETE ON conversations TO somssi_app;

ALTER TABLE messages
  ADD COLUMN seq         integer,
  ADD COLUMN client_id   uuid,                           -- made by the page that sent it, for sending it again
  ADD COLUMN card        text,                           -- of what happened in the deal; null: somebody wrote it
  ADD COLUMN subject_id  uuid,                           -- what the card is about
  ADD COLUMN card_values jsonb,
  ADD COLUMN has_contact_details boolean NOT NULL DEFAULT false,
  ALTER COLUMN author_id DROP NOT NULL;                  -- null: nobody did it, its time had come
UPDATE messages m SET seq = numbered.seq
FROM (SELECT id, row_number() OVER (PARTITION BY quote_id ORDER BY id) AS seq FROM messages) numbered
WHERE numbered.id = m.id;
INSERT INTO conversations (quote_id, last_seq, is_listed)
SELECT quote_id, max(seq), true FROM messages GROUP BY quote_id;
ALTER TABLE messages
  ALTER COLUMN seq SET NOT NULL,
  ADD CONSTRAINT messages_seq_check CHECK (seq >= 1),
  ADD CONSTRAINT messages_card_check CHECK ((card IS NULL) = (card_values IS NULL)),
  ADD CONSTRAINT messages_author_check CHECK (card IS NOT NULL OR author_id IS NOT NULL);
DROP INDEX messages_quote;
CREATE UNIQUE INDEX messages_seq ON messages (quote_id, seq);
-- However often a page sends a message, it is there once.
CREATE UNIQUE INDEX messages_client ON messages (author_id, client_id) WHERE client_id IS NOT NULL;

-- Marks of who had no message yet are not kept: a row begins with the first message to its person.
ALTER TABLE message_reads RENAME COLUMN read_to TO read_to_id;
ALTER TABLE message_reads
  ADD COLUMN read_to integer NOT NULL DEFAULT 0,         -- the number of the last message read, 0 for none
  ADD COLUMN unread  integer NOT NULL DEFAULT 0 CHECK (unread >= 0),
  ALTER COLUMN read_at DROP NOT NULL;
UPDATE message_reads r SET read_to = m.seq FROM messages m WHERE m.id = r.read_to_id;
ALTER TABLE message_reads
  DROP COLUMN read_to_id,
  ALTER COLUMN read_to DROP DEFAULT,
  ALTER COLUMN unread DROP DEFAULT;
INSERT INTO message_reads (quote_id, account_id, read_to, unread)
SELECT q.id, side.account_id, coalesce(r.read_to, 0), count(*)
FROM quotes q
JOIN requests on_request ON on_request.id = q.request_id
JOIN pro_profiles p ON p.id = q.pro_id
CROSS JOIN LATERAL (VALUES (on_request.customer_id), (p.account_id)) side (account_id)
JOIN messages m ON m.quote_id = q.id AND m.author_id <> side.account_id
LEFT JOIN message_reads r ON r.quote_id = q.id AND r.account_id = side.account_id
WHERE m.seq > coalesce(r.read_to, 0)
GROUP BY q.id, side.account_id, r.read_to
ON CONFLICT (quote_id, account_id) DO UPDATE SET unread = excluded.unread;

ALTER TABLE uploads DROP CONSTRAINT uploads_attached_kind_check;
ALTER TABLE uploads ADD CONSTRAINT uploads_attached_kind_check CHECK (attached_kind IN
  ('request', 'quote', 'message', 'review', 'pro', 'portfolio', 'certification', 'report'));
