-- Which message of a conversation a list of talks shows and is ordered by: the last one that somebody wrote or that tells
-- of a hire. Cards of a quote alone make no talk.
ALTER TABLE conversations ADD COLUMN listed_seq integer CHECK (listed_seq <= last_seq);
UPDATE conversations SET listed_seq = last_seq WHERE is_listed;
ALTER TABLE conversations DROP COLUMN is_listed;
