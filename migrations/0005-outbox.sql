-- Messages to people outside the site (SMS, 알림톡, e-mail), written in the transaction that causes them.
CREATE TABLE outbox_messages (
  id          uuid PRIMARY KEY,
  account_id  uuid REFERENCES accounts (id),
  channel     text NOT NULL CHECK (channel IN ('sms', 'alimtalk', 'email')),
  recipient   text NOT NULL,
  subject     text,                                    -- e-mail only
  body        text NOT NULL,
  template    jsonb,                                   -- 알림톡 only: {"id": …, "variables": {…}}
  purpose     text NOT NULL,
  state       text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sending', 'sent', 'failed')),
  tries       integer NOT NULL DEFAULT 0,              -- also the fence: a sender that lost its lease has an older number
  not_before  timestamptz NOT NULL,                    -- product time
  lease_until timestamptz,                             -- real time: it guards against dead processes, not due dates
  provider_id text,
  last_error  text,
  created_at  timestamptz NOT NULL,
  sent_at     timestamptz,
  CHECK ((state = 'sending') = (lease_until IS NOT NULL)),
  CHECK ((state = 'sent') = (sent_at IS NOT NULL)),
  CHECK (template IS NULL OR channel = 'alimtalk')
);
CREATE INDEX outbox_messages_due ON outbox_messages (not_before, id) WHERE state IN ('pending', 'sending');
CREATE INDEX outbox_messages_account ON outbox_messages (account_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON outbox_messages TO somssi_app;

-- What the local counterpart "sent". Empty in production.
CREATE TABLE dev_inbox (
  id        uuid PRIMARY KEY,
  channel   text NOT NULL,
  recipient text NOT NULL,
  body      text NOT NULL,
  at        timestamptz NOT NULL
);
CREATE INDEX dev_inbox_recipient ON dev_inbox (recipient, at DESC, id DESC);
CREATE INDEX dev_inbox_at ON dev_inbox (at DESC, id DESC);
GRANT SELECT, INSERT, UPDATE, DELETE ON dev_inbox TO somssi_app;
