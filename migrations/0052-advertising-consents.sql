-- Advertising is agreed to channel by channel; the answer at sign-up ('marketing') holds for all until one is given.
ALTER TABLE consents DROP CONSTRAINT consents_kind_check;
ALTER TABLE consents ADD CONSTRAINT consents_kind_check CHECK (kind IN (
  'terms', 'privacy', 'age_14', 'marketing', 'marketing_night', 'marketing_push', 'marketing_text', 'marketing_email'));
