-- What people write to the help desk, and what it answers.
CREATE TABLE support_tickets (
  id            uuid PRIMARY KEY,
  account_id    uuid NOT NULL REFERENCES accounts (id),
  topic         text NOT NULL CHECK (topic IN
    ('account', 'request', 'payment', 'membership', 'review', 'error', 'privacy', 'other')),
  subject       text NOT NULL,
  about_kind    text CHECK (about_kind IN ('request', 'payment')),
  about_id      uuid,                                     -- of a request, or of the receipt of a payment
  trace_id      text,                                     -- of the request that failed
  state         text NOT NULL CHECK (state IN ('new', 'answered', 'waiting', 'closed')),
  version       integer NOT NULL DEFAULT 1,               -- of the whole thread: what staff looked at
  waiting_since timestamptz,                              -- null unless staff owe an answer
  answered_at   timestamptz,                              -- of the last answer
  closed_at     timestamptz,
  closed_by     text CHECK (closed_by IN ('person', 'staff', 'time')),
  closed_staff_id uuid REFERENCES accounts (id),
  created_at    timestamptz NOT NULL,
  changed_at    timestamptz NOT NULL,
  CHECK ((about_kind IS NULL) = (about_id IS NULL)),
  CHECK ((state IN ('new', 'waiting')) = (waiting_since IS NOT NULL)),
  CHECK ((state = 'closed') = (closed_at IS NOT NULL)),
  CHECK ((closed_at IS NULL) = (closed_by IS NULL))
);
CREATE INDEX support_tickets_account ON support_tickets (account_id, id DESC);
CREATE INDEX support_tickets_waiting ON support_tickets (waiting_since, id) WHERE waiting_since IS NOT NULL;
CREATE INDEX support_tickets_answered ON support_tickets (answered_at, id) WHERE state = 'answered';
CREATE INDEX support_tickets_closed ON support_tickets (closed_at, id) WHERE state = 'closed';

CREATE TABLE support_messages (
  id         uuid PRIMARY KEY,
  ticket_id  uuid NOT NULL REFERENCES support_tickets (id),
  author_id  uuid NOT NULL REFERENCES accounts (id),
  by         text NOT NULL CHECK (by IN ('person', 'staff')),
  text       text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX support_messages_ticket ON support_messages (ticket_id, id);
GRANT SELECT, INSERT, UPDATE, DELETE ON support_tickets, support_messages TO somssi_app;

ALTER TABLE uploads DROP CONSTRAINT uploads_purpose_check;
ALTER TABLE uploads ADD CONSTRAINT uploads_purpose_check CHECK (purpose IN (
  'request_photo', 'quote_attachment', 'review_photo', 'profile_photo', 'message_file', 'certification_file',
  'certification_image', 'report_photo', 'portfolio_photo', 'support_file')) NOT VALID;
ALTER TABLE uploads DROP CONSTRAINT uploads_attached_kind_check;
ALTER TABLE uploads ADD CONSTRAINT uploads_attached_kind_check CHECK (attached_kind IN
  ('request', 'quote', 'message', 'review', 'pro', 'portfolio', 'certification', 'report', 'support')) NOT VALID;
