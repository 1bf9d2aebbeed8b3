-- Money that goes back without us: a chargeback, a refund in the gateway's own console, a charge that failed after all.
-- A refund of ours is replaced when money went back beside it, and one from outside may be reversed.
ALTER TABLE refunds
  DROP CONSTRAINT refunds_state_check,
  ADD CONSTRAINT refunds_state_check CHECK (state IN ('waiting', 'done', 'failed', 'replaced', 'reversed')),
  ADD COLUMN reversed_at timestamptz,
  DROP CONSTRAINT refunds_check1,
  ADD CONSTRAINT refunds_done_check CHECK ((state IN ('done', 'reversed')) = (done_at IS NOT NULL)),
  ADD CONSTRAINT refunds_reversed_check CHECK ((state = 'reversed') = (reversed_at IS NOT NULL));

-- When the gateway is asked again about what it captured, without a word of its own.
ALTER TABLE payments ADD COLUMN review_at timestamptz;
UPDATE payments SET review_at = paid_at + interval '1 day'
WHERE status = 'paid' AND paid_at > now() - interval '180 days';
CREATE INDEX payments_review ON payments (review_at) WHERE review_at IS NOT NULL;

ALTER TABLE credit_transfers
  DROP CONSTRAINT credit_transfers_reason_check,
  ADD CONSTRAINT credit_transfers_reason_check CHECK (reason IN
    ('grant', 'hold', 'capture', 'release', 'expire', 'refund', 'spend', 'take_back', 'give_back'));
ALTER TABLE credit_entries
  DROP CONSTRAINT credit_entries_ledger_check,
  ADD CONSTRAINT credit_entries_ledger_check CHECK (ledger IN
    ('issued', 'available', 'held', 'spent', 'expired', 'taken_back'));

-- Credits that were used before the money for them was taken back, a row for each change: + owed and returned (somebody's
-- payment came back), − paid and undone. What is open of a lot is the sum of its rows.
CREATE TABLE credit_debts (
  id          uuid PRIMARY KEY,
  account_id  uuid NOT NULL REFERENCES accounts (id),
  lot_id      uuid NOT NULL REFERENCES credit_lots (id),       -- whose used credits are owed
  reason      text NOT NULL CHECK (reason IN ('owed', 'paid', 'returned', 'undone')),
  credits     integer NOT NULL CHECK (credits <> 0),
  transfer_id uuid REFERENCES credit_transfers (id),           -- of what was paid and returned
  at          timestamptz NOT NULL,
  CHECK ((credits > 0) = (reason IN ('owed', 'returned'))),
  CHECK ((transfer_id IS NOT NULL) = (reason IN ('paid', 'returned')))
);
CREATE INDEX credit_debts_account ON credit_debts (account_id);
CREATE INDEX credit_debts_lot ON credit_debts (lot_id);
CREATE TRIGGER credit_debts_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON credit_debts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
REVOKE UPDATE, DELETE ON credit_debts FROM somssi_app;
