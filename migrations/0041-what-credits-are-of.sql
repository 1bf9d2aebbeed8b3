-- What a movement of credits was for and which membership granted a lot, in columns of their own. References and sources
-- stay what they are besides: the name under which a thing is written once, compared as a whole and never read.
-- As in 0040 the columns are first generated ones: old rows are filled without an UPDATE, which the ledger refuses.
-- No foreign keys on what a movement is for: they would lock a quote or request after the account's credits, against
-- the order of decision 024; ledger:check compares them instead.
ALTER TABLE credit_transfers
  ADD COLUMN quote_id uuid GENERATED ALWAYS AS
    (CASE WHEN starts_with(reference, 'quote:') THEN substr(reference, 7)::uuid END) STORED,
  ADD COLUMN request_id uuid GENERATED ALWAYS AS
    (CASE WHEN starts_with(reference, 'request:') THEN substr(reference, 9, 36)::uuid END) STORED,
  -- Of a write-off, the instant at which the lot had run out: 'lot:<id>:2027-03-10T05:00:00.000Z'. The first ones did not
  -- say it; they were written when it had just happened.
  ADD COLUMN ran_out_at timestamptz GENERATED ALWAYS AS
    (CASE WHEN detail <> 'lot_expired' THEN NULL
          WHEN reference ~ '^lot:[0-9a-f-]{36}:\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$' THEN
            make_timestamp(substr(reference, 42, 4)::int, substr(reference, 47, 2)::int, substr(reference, 50, 2)::int,
                           substr(reference, 53, 2)::int, substr(reference, 56, 2)::int,
                           substr(reference, 59, 6)::double precision) AT TIME ZONE 'UTC'
          ELSE at END) STORED;
ALTER TABLE credit_transfers
  ALTER COLUMN quote_id DROP EXPRESSION,
  ALTER COLUMN request_id DROP EXPRESSION,
  ALTER COLUMN ran_out_at DROP EXPRESSION,
  ADD CONSTRAINT credit_transfers_quote_check CHECK
    (quote_id IS NOT NULL OR reason NOT IN ('hold', 'capture', 'release')),
  ADD CONSTRAINT credit_transfers_ran_out_check CHECK ((ran_out_at IS NOT NULL) = (detail = 'lot_expired'));

-- 'membership:<id>:<first day of the period>:<what>'
ALTER TABLE credit_lots
  ADD COLUMN membership_id uuid GENERATED ALWAYS AS
    (CASE WHEN starts_with(source, 'membership:') THEN split_part(source, ':', 2)::uuid END) STORED,
  ADD COLUMN period_start date GENERATED ALWAYS AS
    (CASE WHEN starts_with(source, 'membership:') THEN
       make_date(split_part(split_part(source, ':', 3), '-', 1)::int, split_part(split_part(source, ':', 3), '-', 2)::int,
                 split_part(split_part(source, ':', 3), '-', 3)::int) END) STORED;
ALTER TABLE credit_lots
  ALTER COLUMN membership_id DROP EXPRESSION,
  ALTER COLUMN period_start DROP EXPRESSION,
  ADD CONSTRAINT credit_lots_membership_id_fkey FOREIGN KEY (membership_id) REFERENCES memberships (id),
  ADD CONSTRAINT credit_lots_period_check CHECK ((membership_id IS NULL) = (period_start IS NULL));
CREATE INDEX credit_lots_membership ON credit_lots (membership_id, period_start) WHERE membership_id IS NOT NULL;
