-- Whatever ends a session or stops an account, the person's open event streams are woken, in whichever process
-- they are: before they say anything more they look whether they may.
CREATE FUNCTION wake_streams_of_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('person_events', NEW.account_id::text);
  RETURN NULL;
END
$$;
CREATE TRIGGER sessions_ended AFTER UPDATE OF ended_at ON sessions FOR EACH ROW
  WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION wake_streams_of_session();

CREATE FUNCTION wake_streams_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('person_events', NEW.id::text);
  RETURN NULL;
END
$$;
CREATE TRIGGER accounts_stopped AFTER UPDATE OF status ON accounts FOR EACH ROW
  WHEN (OLD.status = 'active' AND NEW.status <> 'active') EXECUTE FUNCTION wake_streams_of_account();
