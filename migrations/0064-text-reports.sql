-- A text that its provider took in has not arrived yet: the provider is asked what became of it.
ALTER TABLE deliveries ADD COLUMN report text
  CHECK (report IN ('delivered', 'delivered_by_sms', 'undelivered', 'unreported'));
-- It went out, and yet did not arrive.
ALTER TABLE deliveries DROP CONSTRAINT outbox_messages_check1;
ALTER TABLE deliveries ADD CONSTRAINT deliveries_sent_at_check
  CHECK ((state = 'sent' OR report IS NOT DISTINCT FROM 'undelivered') = (sent_at IS NOT NULL));
-- When it is asked next, in product time; null: it is not, for it has told or is asked no more.
ALTER TABLE deliveries ADD COLUMN report_due timestamptz CHECK (report_due IS NULL OR state = 'sent');
CREATE INDEX deliveries_report_due ON deliveries (report_due, id) WHERE report_due IS NOT NULL;
