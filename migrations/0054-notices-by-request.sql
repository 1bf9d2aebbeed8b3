-- What happened to one request is one entry of a person's list. No reference: the key of a request that somebody has
-- locked would make whoever gives a notice wait for them.
ALTER TABLE notifications ADD COLUMN request_id uuid;
UPDATE notifications SET request_id = r.id
FROM requests r
WHERE r.id::text = (regexp_match(path, '(?:^/requests/|[?&]request_id=)([0-9a-f-]{36})'))[1];
UPDATE notifications SET request_id = q.request_id
FROM quotes q
WHERE q.id::text = (regexp_match(path, '^(?:/quote\?id=|/chats/)([0-9a-f-]{36})'))[1];
CREATE INDEX notifications_request ON notifications (account_id, request_id, created_at DESC, id DESC)
  WHERE request_id IS NOT NULL;
