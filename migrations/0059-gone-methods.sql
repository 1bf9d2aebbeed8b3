-- The gateway no longer has this method's key: whoever pays by it is told before the next charge fails.
ALTER TABLE billing_methods ADD COLUMN gone_at timestamptz;
-- Webhooks about keys are handled as those about payments are.
DROP INDEX webhook_inbox_unhandled;
CREATE INDEX webhook_inbox_unhandled ON webhook_inbox (received_at)
  WHERE handled_at IS NULL AND (payment_id IS NOT NULL OR billing_key IS NOT NULL);
