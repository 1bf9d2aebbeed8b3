const settings = {
  listen_addresses: "127.0.0.1",
  max_connections: "200",
  shared_buffers: "256MB",
  work_mem: "16MB",
  random_page_cost: "1.1",
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  log_min_messages: "warning",
  // A failed statement and its values would put personal data into the log.
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_checkpoints: "off",
};

/** What an acknowledged write needs to survive a crash of the process or the machine. */
export const durableSettings: Record<string, string> = {
  ...settings,
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
};

/** For databases that tests throw away. */
export const disposableSettings: Record<string, string> = {
  ...settings,
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_wal_size: "256MB",
  // Databases that live for seconds have nothing to clean up, and nobody follows their log.
  autovacuum: "off",
  // A copied database is written out to the disk file by file otherwise, although nothing waits for that.
  file_copy_method: "clone",
  // A statement is asked a few times on a connection; planning it for its values each time takes longer than running it.
  plan_cache_mode: "force_generic_plan",
  wal_level: "minimal",
  max_wal_senders: "0",
};
