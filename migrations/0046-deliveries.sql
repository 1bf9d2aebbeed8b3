-- What goes to people outside the page: codes and letters of the account, and from now on notices, each on one channel.
ALTER TABLE outbox_messages RENAME TO deliveries;
ALTER INDEX outbox_messages_pkey RENAME TO deliveries_pkey;
ALTER INDEX outbox_messages_due RENAME TO deliveries_due;
ALTER INDEX outbox_messages_account RENAME TO deliveries_account;

-- How often it failed so far, which says when it is tried again; a provider that is down uses up none.
ALTER TABLE deliveries ADD COLUMN failures integer NOT NULL DEFAULT 0;
-- A code is worth nothing later; null: whenever it arrives.
ALTER TABLE deliveries ADD COLUMN useful_until timestamptz;

-- unclear: it may have gone out, and a second one would ring twice; staff see it.
ALTER TABLE deliveries DROP CONSTRAINT outbox_messages_state_check;
ALTER TABLE deliveries ADD CONSTRAINT deliveries_state_check
  CHECK (state IN ('pending', 'sending', 'sent', 'failed', 'unclear'));

-- A provider that is down as a whole is left alone for a while. One row for each channel that failed last.
CREATE TABLE delivery_breakers (
  channel    text PRIMARY KEY,
  failures   integer NOT NULL,
  open_until timestamptz NOT NULL                       -- product time
);
GRANT SELECT, INSERT, UPDATE, DELETE ON delivery_breakers TO somssi_app;
