-- What price guides are counted from: one row per completed hire, without names and texts. Written where a hire
-- completes, whoever completes it, so that a guide never reads requests and never misses a deal.
CREATE TABLE price_facts (
  hire_id        uuid PRIMARY KEY REFERENCES hires (id) ON DELETE CASCADE,
  service_slug   text NOT NULL REFERENCES services (slug),
  si_gun_gu_code text,                                    -- null: done online
  pro_id         uuid NOT NULL,                           -- a figure needs deals of several pros
  price          integer NOT NULL,                        -- won, agreed at the end
  completed_at   timestamptz NOT NULL,
  answers        jsonb NOT NULL                           -- to choices and numbers that anyone may see
);
CREATE INDEX price_facts_newest ON price_facts (service_slug, completed_at DESC) INCLUDE (price);

-- The answers of a request to the choices and numbers of its form, parts of groups included. Texts, days, places,
-- photos and what only the hired pro may see stay where they are.
CREATE FUNCTION price_answers(questions jsonb, answers jsonb) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN (SELECT coalesce(jsonb_object_agg(q ->> 'id', kept.answer), '{}')
          FROM jsonb_array_elements(questions) q,
               LATERAL (SELECT CASE WHEN q ->> 'kind' IN ('single', 'multi', 'number') THEN answers -> (q ->> 'id')
                                    WHEN q ->> 'kind' = 'group' AND jsonb_typeof(answers -> (q ->> 'id')) = 'object'
                                    THEN price_answers(q -> 'parts', answers -> (q ->> 'id')) END) AS kept (answer)
          WHERE NOT q ? 'reveal' AND kept.answer IS NOT NULL);
END $$;

CREATE FUNCTION keep_price_fact() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_facts (hire_id, service_slug, si_gun_gu_code, pro_id, price, completed_at, answers)
  SELECT NEW.id, NEW.service_slug, NEW.si_gun_gu_code, NEW.pro_id, NEW.agreed_price, NEW.completed_at,
         price_answers(f.questions, r.answers)
  FROM requests r JOIN service_forms f ON f.service_slug = r.service_slug AND f.version = r.form_version
  WHERE r.id = NEW.request_id
  ON CONFLICT (hire_id) DO UPDATE SET price = excluded.price, completed_at = excluded.completed_at;
  RETURN NULL;
END $$;

CREATE FUNCTION drop_price_fact() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM price_facts WHERE hire_id = NEW.id;
  RETURN NULL;
END $$;

CREATE TRIGGER hires_price_fact_new AFTER INSERT ON hires FOR EACH ROW
  WHEN (NEW.state = 'completed') EXECUTE FUNCTION keep_price_fact();
CREATE TRIGGER hires_price_fact AFTER UPDATE OF state, agreed_price, completed_at ON hires FOR EACH ROW
  WHEN (NEW.state = 'completed') EXECUTE FUNCTION keep_price_fact();
CREATE TRIGGER hires_price_fact_gone AFTER UPDATE OF state ON hires FOR EACH ROW
  WHEN (OLD.state = 'completed' AND NEW.state <> 'completed') EXECUTE FUNCTION drop_price_fact();

INSERT INTO price_facts (hire_id, service_slug, si_gun_gu_code, pro_id, price, completed_at, answers)
SELECT h.id, h.service_slug, h.si_gun_gu_code, h.pro_id, h.agreed_price, h.completed_at,
       price_answers(f.questions, r.answers)
FROM hires h
JOIN requests r ON r.id = h.request_id
JOIN service_forms f ON f.service_slug = r.service_slug AND f.version = r.form_version
WHERE h.state = 'completed';
