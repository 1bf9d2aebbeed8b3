-- Being asked to talk elsewhere, and advertising, have reasons of their own.
ALTER TABLE abuse_reports DROP CONSTRAINT abuse_reports_reason_check;
ALTER TABLE abuse_reports ADD CONSTRAINT abuse_reports_reason_check
  CHECK (reason IN ('false_profile', 'false_request', 'off_platform_payment', 'off_platform_contact', 'no_show',
                    'abusive_words', 'advertising', 'fake_review', 'other')) NOT VALID;
