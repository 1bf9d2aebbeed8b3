-- What keeps the rows of 0021-search in step with what they follow from, in the transaction that changes it.

CREATE FUNCTION search_profile_changed() RETURNS trigger
LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO pro_activity (pro_id, active_on) SELECT id, (applied_at AT TIME ZONE 'Asia/Seoul')::date FROM added
      ON CONFLICT DO NOTHING;
    PERFORM search_refresh(ARRAY(SELECT id FROM added));
  ELSE
    PERFORM search_refresh(ARRAY(SELECT a.id FROM added a JOIN removed r ON r.id = a.id WHERE a.* IS DISTINCT FROM r.*));
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER search_profile_added AFTER INSERT ON pro_profiles
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION search_profile_changed();
CREATE TRIGGER search_profile_changed AFTER UPDATE ON pro_profiles
  REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION search_profile_changed();

-- For what hangs on a pro by a column pro_id.
CREATE FUNCTION search_part_changed() RETURNS trigger
LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM search_refresh(ARRAY(SELECT DISTINCT pro_id FROM added));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM search_refresh(ARRAY(SELECT DISTINCT pro_id FROM removed));
  ELSE
    PERFORM search_refresh(ARRAY(SELECT pro_id FROM added UNION SELECT pro_id FROM removed));
  END IF;
  RETURN NULL;
END
$$;
DO $do$
DECLARE
  part text;
BEGIN
  FOREACH part IN ARRAY ARRAY['pro_services', 'pro_regions', 'certifications'] LOOP
    EXECUTE format($$
      CREATE TRIGGER search_part_added AFTER INSERT ON %1$I
        REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION search_part_changed();
      CREATE TRIGGER search_part_changed AFTER UPDATE ON %1$I
        REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION search_part_changed();
      CREATE TRIGGER search_part_removed AFTER DELETE ON %1$I
        REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION search_part_changed();
    $$, part);
  END LOOP;
END
$do$;

CREATE FUNCTION search_hire_changed() RETURNS trigger
LANGUAGE plpgsql SET search_path = public AS $$
DECLARE
  ids uuid[];
  slugs text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(pro_id), array_agg(service_slug) INTO ids, slugs FROM (
      SELECT DISTINCT pro_id, service_slug FROM added WHERE state = 'completed') done;
  ELSE
    SELECT array_agg(pro_id), array_agg(service_slug) INTO ids, slugs FROM (
      SELECT DISTINCT a.pro_id, a.service_slug FROM added a JOIN removed r ON r.id = a.id
      WHERE 'completed' IN (a.state, r.state) AND (a.state, a.agreed_price) IS DISTINCT FROM (r.state, r.agreed_price)) done;
  END IF;
  PERFORM search_refresh_prices(ids, slugs);
  RETURN NULL;
END
$$;
CREATE TRIGGER search_hire_added AFTER INSERT ON hires
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION search_hire_changed();
CREATE TRIGGER search_hire_changed AFTER UPDATE ON hires
  REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION search_hire_changed();

CREATE FUNCTION pro_sent_quotes() RETURNS trigger
LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  INSERT INTO pro_activity (pro_id, active_on)
    SELECT * FROM (
      SELECT pro_id, (max(sent_at) AT TIME ZONE 'Asia/Seoul')::date AS day FROM added GROUP BY pro_id ORDER BY pro_id) sent
    -- Or a second quote of the day would wait for the first one's transaction, which held the row to change nothing.
    WHERE NOT EXISTS (SELECT 1 FROM pro_activity a WHERE a.pro_id = sent.pro_id AND a.active_on >= sent.day)
  ON CONFLICT (pro_id) DO UPDATE SET active_on = excluded.active_on
    WHERE pro_activity.active_on < excluded.active_on;
  RETURN NULL;
END
$$;
CREATE TRIGGER pro_sent_quotes AFTER INSERT ON quotes
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION pro_sent_quotes();

CREATE FUNCTION pro_was_seen() RETURNS trigger
LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  INSERT INTO pro_activity (pro_id, active_on)
    SELECT id, (NEW.last_seen_at AT TIME ZONE 'Asia/Seoul')::date FROM pro_profiles p
    WHERE account_id = NEW.account_id AND NOT EXISTS (
      SELECT 1 FROM pro_activity a
      WHERE a.pro_id = p.id AND a.active_on >= (NEW.last_seen_at AT TIME ZONE 'Asia/Seoul')::date)
  ON CONFLICT (pro_id) DO UPDATE SET active_on = excluded.active_on
    WHERE pro_activity.active_on < excluded.active_on;
  RETURN NULL;
END
$$;
CREATE TRIGGER pro_signed_in AFTER INSERT ON sessions FOR EACH ROW EXECUTE FUNCTION pro_was_seen();
CREATE TRIGGER pro_was_seen AFTER UPDATE OF last_seen_at ON sessions FOR EACH ROW
  WHEN ((NEW.last_seen_at AT TIME ZONE 'Asia/Seoul')::date <> (OLD.last_seen_at AT TIME ZONE 'Asia/Seoul')::date)
  EXECUTE FUNCTION pro_was_seen();

INSERT INTO pro_activity (pro_id, active_on)
  SELECT p.id, (greatest(p.applied_at, (SELECT max(q.sent_at) FROM quotes q WHERE q.pro_id = p.id),
                         (SELECT max(s.last_seen_at) FROM sessions s WHERE s.account_id = p.account_id))
                AT TIME ZONE 'Asia/Seoul')::date
  FROM pro_profiles p;
SELECT search_rebuild(now());
