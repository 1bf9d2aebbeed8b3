-- Where a file stands among those that are used together: as they were chosen, not as their sending ended.
ALTER TABLE uploads ADD COLUMN position integer NOT NULL DEFAULT 0;
