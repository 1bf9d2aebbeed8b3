-- Requests that still have to come to pros: the call that publishes one only orders it, a job brings it to them batch
-- after batch, each in a transaction of its own.
CREATE TABLE request_dispatches (
  request_id        uuid PRIMARY KEY REFERENCES requests (id),
  reopened          boolean NOT NULL,                        -- it comes back to pros whom it had reached before
  designated_pro_id uuid REFERENCES pro_profiles (id),
  except_pro_ids    uuid[] NOT NULL,                         -- these may not quote any more
  reaches           integer NOT NULL CHECK (reaches > 0),    -- pros it was ordered for; the customer sees this number
  after_account_id  uuid,                                    -- whose account comes up to here has it
  ordered_at        timestamptz NOT NULL
);
CREATE INDEX request_dispatches_ordered ON request_dispatches (ordered_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON request_dispatches TO somssi_app;
