-- What the table holds, in the field's words.
ALTER TABLE attempts RENAME TO rate_limit_hits;
ALTER INDEX attempts_window RENAME TO rate_limit_hits_window;
ALTER INDEX attempts_at RENAME TO rate_limit_hits_at;
