-- Since when a message has been on its way: each failed try moves not_before. Null before the first, and of messages
-- that were tried before this column stood.
ALTER TABLE deliveries ADD COLUMN first_tried_at timestamptz;

-- The application's role may not look at replication itself, only through the owner. Where the owner may not either
-- (neither a superuser nor a member of pg_monitor), positions are null and there is no row.
CREATE FUNCTION replication_lag() RETURNS TABLE (replica text, bytes bigint, seconds double precision)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT application_name, max(pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn))::bigint,
         max(coalesce(extract(epoch FROM replay_lag), 0))::double precision
  FROM pg_stat_replication WHERE replay_lsn IS NOT NULL AND NOT pg_is_in_recovery()
  GROUP BY application_name
$$;
REVOKE ALL ON FUNCTION replication_lag() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION replication_lag() TO somssi_app;
