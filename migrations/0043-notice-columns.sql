-- Who was notified of what, and when a bank account was submitted, in the field's words.
ALTER TABLE memberships RENAME COLUMN told TO notified;
ALTER TABLE lot_balances RENAME COLUMN expiry_told_at TO expiry_notified_at;
ALTER TABLE certifications RENAME COLUMN expiry_told_at TO expiry_notified_at;
ALTER TABLE refund_accounts RENAME COLUMN told_at TO submitted_at;
