-- Tells processes which public pages changed, so that none goes on showing what is gone. What is told on the channel
-- `public_changes` is the id of a pro or of a review, or "*" where that is too many to name or no page's own.
-- It is told inside the transaction that changed the row, and heard once that is committed.
CREATE FUNCTION tell_public_change() RETURNS trigger
LANGUAGE plpgsql SET search_path = public AS $$
DECLARE
  ids text[];
BEGIN
  EXECUTE format('SELECT array_agg(DISTINCT %I::text) FROM changed', TG_ARGV[0]) INTO ids;
  IF cardinality(ids) > 100 THEN
    PERFORM pg_notify('public_changes', '*');
  ELSIF cardinality(ids) > 0 THEN
    PERFORM pg_notify('public_changes', id) FROM unnest(ids) AS id;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION tell_all_public_changed() RETURNS trigger
LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  PERFORM pg_notify('public_changes', '*');
  RETURN NULL;
END $$;

DO $$
DECLARE
  facts record;
BEGIN
  -- What the pages of and about a pro are drawn from, with the column that says whose it is.
  FOR facts IN
    SELECT source, whose, event, held
    FROM (VALUES
      ('pro_profiles', 'id'), ('pro_services', 'pro_id'), ('pro_regions', 'pro_id'),
      ('certifications', 'pro_id'), ('consultants', 'pro_id'), ('consultations', 'pro_id'),
      ('hires', 'pro_id'), ('reviews', 'pro_id'), ('review_comments', 'review_id'),
      ('testimonials', 'pro_id'), ('portfolio_pieces', 'pro_id')
    ) AS sources (source, whose),
    (VALUES ('INSERT', 'NEW'), ('UPDATE', 'NEW'), ('DELETE', 'OLD')) AS events (event, held)
  LOOP
    EXECUTE format(
      'CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed
       FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change(%L)',
      'public_' || facts.source || '_' || lower(facts.event), facts.event, facts.source, facts.held, facts.whose);
  END LOOP;
  -- What all kinds of pages are drawn from; it changes seldom.
  FOR facts IN
    SELECT unnest(ARRAY['categories', 'services', 'service_forms', 'products', 'product_versions']) AS source
  LOOP
    EXECUTE format(
      'CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I
       FOR EACH STATEMENT EXECUTE FUNCTION tell_all_public_changed()',
      'public_' || facts.source, facts.source);
  END LOOP;
END $$;

-- A person's name stands below their reviews, and with the account goes the pro.
CREATE FUNCTION tell_public_person_changed() RETURNS trigger
LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  PERFORM pg_notify('public_changes', pro_id::text)
  FROM (SELECT id AS pro_id FROM pro_profiles WHERE account_id = NEW.id
        UNION SELECT pro_id FROM reviews WHERE author_id = NEW.id) AS shown;
  RETURN NULL;
END $$;
CREATE INDEX reviews_author ON reviews (author_id);
CREATE TRIGGER public_person AFTER UPDATE OF name, status ON accounts FOR EACH ROW
  WHEN ((OLD.name, OLD.status) IS DISTINCT FROM (NEW.name, NEW.status))
  EXECUTE FUNCTION tell_public_person_changed();
