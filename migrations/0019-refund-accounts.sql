-- Where a refund by bank transfer goes: bank, number and holder, encrypted with a key that the database does not know.
CREATE TABLE refund_accounts (
  refund_id uuid PRIMARY KEY REFERENCES refunds (id),
  sealed    bytea NOT NULL,                               -- nonce, tag, ciphertext
  told_at   timestamptz NOT NULL
);
ALTER TABLE refunds ADD COLUMN transfer_reference text;   -- of the transfer that staff made

CREATE INDEX refunds_failed ON refunds (id) WHERE state = 'failed';
CREATE INDEX memberships_overdue ON memberships (id) WHERE state = 'overdue';

-- A second press of "buy" for the same pack meets the first one.
CREATE UNIQUE INDEX top_ups_pending ON top_ups (account_id, product_id) WHERE state = 'pending';
