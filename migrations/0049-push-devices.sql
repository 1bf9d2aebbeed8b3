-- Devices of people that take pushes.
CREATE TABLE push_devices (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- In which it was registered last; the session's end ends it too.
  session_id uuid REFERENCES sessions (id) ON DELETE SET NULL,
  endpoint text NOT NULL UNIQUE,
  p256dh text NOT NULL,
  auth text NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  gone_at timestamptz              -- its push service took no more, or it was signed out
);
CREATE INDEX push_devices_of ON push_devices (account_id) WHERE gone_at IS NULL;
CREATE INDEX push_devices_session ON push_devices (session_id);

-- However a session ends (signed out here or from elsewhere, a new password), its device is told nothing any more.
CREATE FUNCTION end_push_devices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE push_devices SET gone_at = NEW.ended_at WHERE session_id = NEW.id AND gone_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER sessions_end_push_devices AFTER UPDATE OF ended_at ON sessions
  FOR EACH ROW WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL)
  EXECUTE FUNCTION end_push_devices();
