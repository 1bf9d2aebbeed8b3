-- Work that was given away in the end says nothing of what work costs: no fact is kept of it.
CREATE OR REPLACE FUNCTION keep_price_fact() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.agreed_price = 0 THEN
    DELETE FROM price_facts WHERE hire_id = NEW.id;
    RETURN NULL;
  END IF;
  INSERT INTO price_facts (hire_id, service_slug, si_gun_gu_code, pro_id, price, completed_at, answers)
  SELECT NEW.id, NEW.service_slug, NEW.si_gun_gu_code, NEW.pro_id, NEW.agreed_price, NEW.completed_at,
         price_answers(f.questions, r.answers)
  FROM requests r JOIN service_forms f ON f.service_slug = r.service_slug AND f.version = r.form_version
  WHERE r.id = NEW.request_id
  ON CONFLICT (hire_id) DO UPDATE SET price = excluded.price, completed_at = excluded.completed_at;
  RETURN NULL;
END $$;

DELETE FROM price_facts WHERE price = 0;
