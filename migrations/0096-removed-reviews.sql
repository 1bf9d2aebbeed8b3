-- outside a transaction
-- What a pro's page says of reviews that the back office took down, by their reasons.
DROP INDEX CONCURRENTLY IF EXISTS reviews_removed;
CREATE INDEX CONCURRENTLY reviews_removed ON reviews (pro_id) WHERE state = 'deleted_by_staff';
