-- outside a transaction
-- The newest hire of a request, cancelled ones among them, which the index of living hires leaves out.
DROP INDEX CONCURRENTLY IF EXISTS hires_request;
CREATE INDEX CONCURRENTLY hires_request ON hires (request_id, id DESC);
-- Whoever thinks of leaving is told what would be kept of them: nothing else reads these by their person.
DROP INDEX CONCURRENTLY IF EXISTS hires_customer;
CREATE INDEX CONCURRENTLY hires_customer ON hires (customer_id);
DROP INDEX CONCURRENTLY IF EXISTS messages_author;
CREATE INDEX CONCURRENTLY messages_author ON messages (author_id) WHERE author_id IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS abuse_reports_reporter;
CREATE INDEX CONCURRENTLY abuse_reports_reporter ON abuse_reports (reporter_id);
-- Ended sessions as well; the one of open sessions is no longer needed beside it.
DROP INDEX CONCURRENTLY IF EXISTS sessions_of;
CREATE INDEX CONCURRENTLY sessions_of ON sessions (account_id);
DROP INDEX CONCURRENTLY IF EXISTS sessions_account;
-- Which receipt a lot of credits was bought with.
DROP INDEX CONCURRENTLY IF EXISTS top_ups_lot;
CREATE INDEX CONCURRENTLY top_ups_lot ON top_ups (lot_id) WHERE lot_id IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS receipts_top_up;
CREATE INDEX CONCURRENTLY receipts_top_up ON receipts (top_up_id) WHERE top_up_id IS NOT NULL;
