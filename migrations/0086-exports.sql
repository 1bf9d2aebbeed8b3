-- Copies of everything that is a person's, which they asked for. One is made by a job, stands for some days and is destroyed.
CREATE TABLE exports (
  id          uuid PRIMARY KEY,
  account_id  uuid NOT NULL REFERENCES accounts (id),
  state       text NOT NULL CHECK (state IN ('asked', 'ready', 'destroyed')),
  asked_at    timestamptz NOT NULL,                        -- product time
  ready_at    timestamptz,
  expires_at  timestamptz,
  bytes       integer,
  storage_key text,
  CHECK ((state = 'asked') = (ready_at IS NULL)),
  CHECK ((state = 'ready') = (storage_key IS NOT NULL))
);
CREATE INDEX exports_account ON exports (account_id, asked_at DESC);
CREATE INDEX exports_asked ON exports (asked_at) WHERE state = 'asked';
CREATE INDEX exports_expires_at ON exports (expires_at) WHERE state = 'ready';
GRANT SELECT, INSERT, UPDATE, DELETE ON exports TO somssi_app;

-- The staff log is only ever added to, until its own time is over: that alone this function takes away.
CREATE OR REPLACE FUNCTION refuse_change_of_staff_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('somssi.staff_log_over', true) = 'on' THEN RETURN NULL; END IF;
  RAISE EXCEPTION 'staff_log is only ever added to';
END
$$;
CREATE FUNCTION destroy_over_staff_log(about_nobody_before timestamptz, about_people_before timestamptz)
RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  gone bigint;
BEGIN
  PERFORM set_config('somssi.staff_log_over', 'on', true);
  DELETE FROM public.staff_log
  WHERE at < CASE WHEN person_id IS NULL THEN about_nobody_before ELSE about_people_before END;
  GET DIAGNOSTICS gone = ROW_COUNT;
  PERFORM set_config('somssi.staff_log_over', '', true);
  RETURN gone;
END
$$;
REVOKE ALL ON FUNCTION destroy_over_staff_log FROM PUBLIC;
GRANT EXECUTE ON FUNCTION destroy_over_staff_log TO somssi_app;
