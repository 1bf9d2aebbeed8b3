-- A request that is no real one has a reason of its own.
ALTER TABLE abuse_reports DROP CONSTRAINT pro_reports_reason_check;
ALTER TABLE abuse_reports ADD CONSTRAINT abuse_reports_reason_check
  CHECK (reason IN ('false_profile', 'false_request', 'off_platform_payment', 'no_show', 'abusive_words', 'fake_review',
                    'other')) NOT VALID;
