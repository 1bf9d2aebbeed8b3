-- A pro passes on a request that reached them, with a reason. The column stood there for it and was never written.
ALTER TABLE request_recipients RENAME COLUMN dismissed_at TO passed_at;
ALTER TABLE request_recipients ADD COLUMN pass_reason text
  CHECK (pass_reason IN ('too_far', 'no_time', 'not_offered', 'too_vague', 'too_dear', 'other'));
ALTER TABLE request_recipients ADD CONSTRAINT request_recipients_pass
  CHECK ((passed_at IS NULL) = (pass_reason IS NULL));
