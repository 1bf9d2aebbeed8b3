-- The text of a message that has ended goes, also of one that could not be sent: it may hold a code or a link.
UPDATE outbox_messages SET body = '', template = NULL WHERE state = 'failed' AND (body <> '' OR template IS NOT NULL);
