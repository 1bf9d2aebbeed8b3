-- Whoever leaves before the paid period is over has the unused part back; a refund that is sent late carries interest,
-- which is a row of its own beside what was paid. Checked by the file after this one.
ALTER TABLE memberships
  DROP CONSTRAINT memberships_end_reason_check,
  ADD CONSTRAINT memberships_end_reason_check CHECK (end_reason IN
    ('canceled', 'unpaid', 'payment_failed', 'timeout', 'refunded', 'left', 'price_refused')) NOT VALID;
ALTER TABLE refunds
  DROP CONSTRAINT refunds_reason_check,
  ADD CONSTRAINT refunds_reason_check CHECK (reason IN
    ('guarantee', 'late_success', 'chargeback_reversed', 'membership_unused', 'top_up_unused', 'staff', 'outside',
     'late_interest')) NOT VALID,
  -- Since when it is owed, of one that took another's place; null: since it was written.
  ADD COLUMN owed_since timestamptz;

-- How the interest of a late refund was computed, once for each; it is sent as a refund of its own.
CREATE TABLE refund_interest (
  late_refund_id uuid PRIMARY KEY REFERENCES refunds (id),
  refund_id      uuid NOT NULL UNIQUE REFERENCES refunds (id),
  days_late      integer NOT NULL CHECK (days_late > 0),
  yearly_percent integer NOT NULL CHECK (yearly_percent > 0)
);
REVOKE UPDATE, DELETE ON refund_interest FROM somssi_app;
