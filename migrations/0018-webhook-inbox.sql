-- What the payment gateway has told, each message once. A message moves nothing by itself: the gateway is asked for
-- the truth about the payment it names. Kept for longer than the gateway repeats itself.
CREATE TABLE webhook_inbox (
  id            text PRIMARY KEY,                       -- the gateway's
  type          text NOT NULL,
  payment_id    text,
  billing_key   text,
  body          jsonb NOT NULL,                         -- the rest of it that we know, nothing secret
  received_at   timestamptz NOT NULL,
  claimed_until timestamptz,                            -- somebody is handling it
  handled_at    timestamptz
);
CREATE INDEX webhook_inbox_unhandled ON webhook_inbox (received_at)
  WHERE handled_at IS NULL AND payment_id IS NOT NULL;
CREATE INDEX webhook_inbox_received ON webhook_inbox (received_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON webhook_inbox TO somssi_app;
