-- outside a transaction
-- How many talks wait for a person: counted on each of their pages.
DROP INDEX CONCURRENTLY IF EXISTS message_reads_unread;
CREATE INDEX CONCURRENTLY message_reads_unread ON message_reads (account_id) WHERE unread > 0;
