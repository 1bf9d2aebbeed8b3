-- Search of pros. Words are kept as the keys that write them (domain/hangul/jamo): trigrams of whole syllables do not
-- find words of two. Everything here follows from pro_profiles and what hangs on it, by triggers (0028), in the same
-- transaction: a pro who hides is gone from search with that very commit.

-- Decomposed, spacing and separators dropped, A-Z in lower case.
CREATE FUNCTION search_folded(words text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(normalize(words, NFKD),
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ' || E' \t\n\v\f\r.,·‧•_~&+/|''"()[]{}<>:;!?-' || U&'\1680\2028\2029\feff\119e',
    'abcdefghijklmnopqrstuvwxyz')
$$;

CREATE FUNCTION search_letters(folded text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(translate(folded,
    U&'\1100\1101\1102\1103\1104\1105\1106\1107\1108\1109\110a\110b\110c\110d\110e\110f\1110\1111\1112' ||
    U&'\1161\1162\1163\1164\1165\1166\1167\1168\1169\116a\116b\116c\116d\116e\116f\1170\1171\1172\1173\1174\1175' ||
    U&'\11a8\11a9\11aa\11ab\11ac\11ad\11ae\11af\11b0\11b1\11b2\11b3\11b4\11b5\11b6\11b7\11b8\11b9\11ba\11bb\11bc\11bd\11be\11bf\11c0\11c1\11c2',
    'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ' || 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ' || 'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ')
    , 'ㅘ', 'ㅗㅏ'), 'ㅙ', 'ㅗㅐ'), 'ㅚ', 'ㅗㅣ'), 'ㅝ', 'ㅜㅓ'), 'ㅞ', 'ㅜㅔ')
    , 'ㅟ', 'ㅜㅣ'), 'ㅢ', 'ㅡㅣ'), 'ㄳ', 'ㄱㅅ'), 'ㄵ', 'ㄴㅈ'), 'ㄶ', 'ㄴㅎ')
    , 'ㄺ', 'ㄹㄱ'), 'ㄻ', 'ㄹㅁ'), 'ㄼ', 'ㄹㅂ'), 'ㄽ', 'ㄹㅅ'), 'ㄾ', 'ㄹㅌ')
    , 'ㄿ', 'ㄹㅍ'), 'ㅀ', 'ㄹㅎ'), 'ㅄ', 'ㅂㅅ')
$$;

CREATE FUNCTION search_jamo(words text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT search_letters(search_folded(words))
$$;

-- The first letter of each syllable.
CREATE FUNCTION search_initials(words text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT search_letters(translate(search_folded(words),
    U&'\1161\1162\1163\1164\1165\1166\1167\1168\1169\116a\116b\116c\116d\116e\116f\1170\1171\1172\1173\1174\1175' ||
    U&'\11a8\11a9\11aa\11ab\11ac\11ad\11ae\11af\11b0\11b1\11b2\11b3\11b4\11b5\11b6\11b7\11b8\11b9\11ba\11bb\11bc\11bd\11be\11bf\11c0\11c1\11c2', ''))
$$;

-- Three to eight keys (domain/hangul/jamo) from the start of each syllable: few pairs of syllables have more.
CREATE FUNCTION search_beginnings(jamo text) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 1 AS $$
DECLARE
  found text[] := '{}';
  length integer := length(jamo);
BEGIN
  FOR at IN 1 .. length - 2 LOOP
    IF substr(jamo, at, 2) COLLATE "C" ~ '^[ㄱ-ㅎ][ㅏ-ㅣ]' THEN
      FOR keys IN 3 .. least(8, length - at + 1) LOOP
        found := found || substr(jamo, at, keys);
      END LOOP;
    END IF;
  END LOOP;
  RETURN found;
END
$$;

-- What finished jobs of a pro cost, by service: the median of the agreed prices in won. Of services with at least
-- LEAST_IN_GROUP of them (domain/price-guide/thresholds): it is shown, filtered and sorted by, and a median of fewer
-- would tell what single customers paid.
CREATE TABLE pro_service_prices (
  pro_id       uuid NOT NULL REFERENCES pro_profiles (id) ON DELETE CASCADE,
  service_slug text NOT NULL REFERENCES services (slug),
  median       integer NOT NULL,
  count        integer NOT NULL CHECK (count >= 5),
  PRIMARY KEY (pro_id, service_slug)
);
CREATE INDEX pro_service_prices_cheapest ON pro_service_prices (service_slug, median, pro_id);

-- The last day (Asia/Seoul) on which a pro was seen or sent a quote.
CREATE TABLE pro_activity (
  pro_id    uuid PRIMARY KEY REFERENCES pro_profiles (id) ON DELETE CASCADE,
  active_on date NOT NULL
);
CREATE INDEX pro_activity_day ON pro_activity (active_on);

-- One row per pro whom everybody may see (features/pros/listed). Of every order, larger comes first.
CREATE TABLE search_pros (
  pro_id           uuid PRIMARY KEY REFERENCES pro_profiles (id) ON DELETE CASCADE,
  name             text NOT NULL,                      -- as jamo
  headline         text NOT NULL,                      -- as jamo
  initials         text NOT NULL,                      -- of the name
  services         text[] NOT NULL,
  regions          text[] NOT NULL,                    -- si-gun-gu and the si-do that they lie in
  certificates     text[] NOT NULL,                    -- kinds of approved ones
  accepts_requests boolean NOT NULL,
  rating_tenths    integer NOT NULL,                   -- as shown; 0 without reviews
  price            integer,                            -- of the service most done of those with one, won
  price_service    text,
  place            bigint NOT NULL,                    -- points of fit × 2^32 + a fixed draw between equals
  by_rating        integer NOT NULL,
  by_reviews       integer NOT NULL,
  by_hires         integer NOT NULL,
  by_price         integer NOT NULL,
  by_response      integer NOT NULL,
  is_new           boolean NOT NULL,
  new_until        timestamptz NOT NULL
);
-- How frequent a part of a name is decides between walking an order and the trigrams: the sample has to be large enough.
ALTER TABLE search_pros ALTER COLUMN name SET STATISTICS 1000;
ALTER TABLE search_pros ALTER COLUMN initials SET STATISTICS 1000;
-- Written at once: a list of pending entries would have to be read by every search.
-- Whole syllables: of these trigrams each stands in a great many names, which would all be read.
CREATE INDEX search_pros_beginnings ON search_pros USING gin (search_beginnings(name)) WITH (fastupdate = off);
-- Of how many beginnings the planner knows how frequent each is: ten times as many.
ALTER INDEX search_pros_beginnings ALTER COLUMN 1 SET STATISTICS 200;
CREATE INDEX search_pros_name ON search_pros USING gin (name gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX search_pros_headline ON search_pros USING gin (headline gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX search_pros_initials ON search_pros USING gin (initials gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX search_pros_facets ON search_pros USING gin (services, regions) WITH (fastupdate = off);
-- With the names, so that a walk along it for a name need not look into the table.
CREATE INDEX search_pros_place ON search_pros (place, pro_id) INCLUDE (name, initials);
CREATE INDEX search_pros_rating ON search_pros (by_rating, place, pro_id);
CREATE INDEX search_pros_reviews ON search_pros (by_reviews, place, pro_id);
CREATE INDEX search_pros_hires ON search_pros (by_hires, place, pro_id);
CREATE INDEX search_pros_price ON search_pros (by_price, place, pro_id);
CREATE INDEX search_pros_response ON search_pros (by_response, place, pro_id);
CREATE INDEX search_pros_new ON search_pros (new_until) WHERE is_new;

-- The best ten pros for what is too short for trigrams: one or two keys of a name, up to four first letters.
CREATE TABLE search_prefixes (
  prefix   text NOT NULL,
  position integer NOT NULL,
  pro_id   uuid NOT NULL REFERENCES pro_profiles (id) ON DELETE CASCADE,
  PRIMARY KEY (prefix, position)
);
CREATE INDEX search_prefixes_pro ON search_prefixes (pro_id);

-- Prefixes whose ten may have changed. Only ever added to, so that business transactions never wait for each other here.
CREATE TABLE search_prefix_changes (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  prefixes text[] NOT NULL
);

-- Points of domain/search/fit.
CREATE FUNCTION search_fit(
  review_count integer, rating_sum integer, hire_count integer, quote_count integer, answer_seconds bigint,
  deal_count integer, deal_kept_count integer, certificates integer, is_new boolean) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT greatest(0, 200 * (rating_sum + 20 - 3 * (review_count + 5)) / (review_count + 5))::bigint
    + 200 * hire_count / (hire_count + 10)
    + CASE WHEN quote_count = 0 THEN 40
           ELSE 150 * 3600 * quote_count::bigint / (3600 * quote_count::bigint + answer_seconds) END
    + CASE WHEN deal_count < 5 THEN 75 ELSE 150 * deal_kept_count / deal_count END
    + 25 * certificates
    + CASE WHEN is_new THEN 60 ELSE 0 END
$$;

CREATE FUNCTION search_place(fit bigint, pro_id uuid) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (fit << 32) + ('x' || left(md5(pro_id::text), 8))::bit(32)::bigint
$$;

-- What a row of search_pros has to be, but for whether the pro is new, which a clock decides.
CREATE VIEW search_facts AS
SELECT p.id AS pro_id,
       search_jamo(p.display_name) AS name,
       search_jamo(p.headline) AS headline,
       search_initials(p.display_name) AS initials,
       ARRAY(SELECT s.service_slug FROM pro_services s WHERE s.pro_id = p.id ORDER BY 1) AS services,
       ARRAY(SELECT r.si_gun_gu_code FROM pro_regions r WHERE r.pro_id = p.id
             UNION SELECT left(r.si_gun_gu_code, 2) FROM pro_regions r WHERE r.pro_id = p.id ORDER BY 1) AS regions,
       held.certificates,
       p.accepts_requests,
       CASE WHEN p.review_count = 0 THEN 0
            ELSE (20 * p.rating_sum + p.review_count) / (2 * p.review_count) END AS rating_tenths,
       done.median AS price,
       done.service_slug AS price_service,
       search_fit(p.review_count, p.rating_sum, p.hire_count, p.quote_count, p.answer_seconds, p.deal_count,
                  p.deal_kept_count, cardinality(held.certificates), false) AS fit,
       CASE WHEN p.review_count = 0 THEN -1
            ELSE 1000 * (p.rating_sum + 20) / (p.review_count + 5) END AS by_rating,
       p.review_count AS by_reviews,
       p.hire_count AS by_hires,
       coalesce(-done.median, -2147483648) AS by_price,
       CASE WHEN p.quote_count = 0 THEN -2147483648
            ELSE -least(p.answer_seconds / p.quote_count, 2147483647)::integer END AS by_response,
       coalesce(p.approved_at, p.applied_at) + interval '60 days' AS new_until
FROM pro_profiles p
CROSS JOIN LATERAL (
  SELECT ARRAY(SELECT DISTINCT c.kind FROM certifications c
               WHERE c.pro_id = p.id AND c.state = 'approved' AND c.kind IN ('identity', 'licence', 'business')
               ORDER BY 1) AS certificates) held
LEFT JOIN LATERAL (
  SELECT d.service_slug, d.median FROM pro_service_prices d WHERE d.pro_id = p.id
  ORDER BY d.count DESC, d.service_slug LIMIT 1) done ON true
WHERE p.state = 'approved' AND p.allow_public_read;

CREATE FUNCTION search_prefixes_of(name text, initials text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY(
    SELECT DISTINCT prefix
    FROM unnest(ARRAY[left(name, 1), left(name, 2), left(initials, 1), left(initials, 2), left(initials, 3),
                      left(initials, 4)]) AS prefix
    WHERE prefix <> '')
$$;

-- Brings the rows of these pros in step. Their profiles are held from here on, so that of two transactions that change
-- the same pro the later one sees what the earlier one did.
CREATE FUNCTION search_refresh(ids uuid[]) RETURNS void
LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  IF ids IS NULL OR cardinality(ids) = 0 THEN RETURN; END IF;
  PERFORM 1 FROM pro_profiles WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  WITH before AS MATERIALIZED (
    SELECT * FROM search_pros WHERE pro_id = ANY (ids)
  ), after AS MATERIALIZED (
    SELECT f.pro_id, f.name, f.headline, f.initials, f.services, f.regions, f.certificates, f.accepts_requests, f.rating_tenths,
           f.price, f.price_service,
           search_place(f.fit + CASE WHEN coalesce(b.is_new, true) THEN 60 ELSE 0 END, f.pro_id) AS place,
           f.by_rating, f.by_reviews, f.by_hires, f.by_price, f.by_response, coalesce(b.is_new, true) AS is_new, f.new_until
    FROM search_facts f LEFT JOIN before b ON b.pro_id = f.pro_id
    WHERE f.pro_id = ANY (ids)
  ), gone AS (
    DELETE FROM search_pros s USING before b
    WHERE s.pro_id = b.pro_id AND NOT EXISTS (SELECT 1 FROM after a WHERE a.pro_id = b.pro_id)
  ), written AS (
    INSERT INTO search_pros AS s SELECT * FROM after
    ON CONFLICT (pro_id) DO UPDATE SET
      name = excluded.name, headline = excluded.headline, initials = excluded.initials, services = excluded.services, regions = excluded.regions,
      certificates = excluded.certificates, accepts_requests = excluded.accepts_requests,
      rating_tenths = excluded.rating_tenths, price = excluded.price, price_service = excluded.price_service,
      place = excluded.place, by_rating = excluded.by_rating, by_reviews = excluded.by_reviews,
      by_hires = excluded.by_hires, by_price = excluded.by_price, by_response = excluded.by_response,
      new_until = excluded.new_until
    WHERE s.* IS DISTINCT FROM excluded.*
  )
  INSERT INTO search_prefix_changes (prefixes)
    SELECT search_prefixes_of(name, initials) FROM (
      SELECT b.pro_id, b.name, b.initials FROM before b LEFT JOIN after a ON a.pro_id = b.pro_id
      WHERE (b.name, b.initials, b.place) IS DISTINCT FROM (a.name, a.initials, a.place)
      UNION
      SELECT a.pro_id, a.name, a.initials FROM after a LEFT JOIN before b ON a.pro_id = b.pro_id
      WHERE (b.name, b.initials, b.place) IS DISTINCT FROM (a.name, a.initials, a.place)) changed;
END
$$;

-- No median of fewer than five deals (domain/price-guide/thresholds): it would tell of single ones.
CREATE VIEW pro_price_medians AS
SELECT pro_id, service_slug,
       floor(percentile_cont(0.5) WITHIN GROUP (ORDER BY agreed_price) + 0.5)::integer AS median, count(*) AS count
FROM hires WHERE state = 'completed'
GROUP BY pro_id, service_slug HAVING count(*) >= 5;

CREATE FUNCTION search_refresh_prices(ids uuid[], slugs text[]) RETURNS void
LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  IF ids IS NULL OR cardinality(ids) = 0 THEN RETURN; END IF;
  PERFORM 1 FROM pro_profiles WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM pro_service_prices p USING unnest(ids, slugs) AS asked (pro_id, service_slug)
  WHERE p.pro_id = asked.pro_id AND p.service_slug = asked.service_slug;
  INSERT INTO pro_service_prices (pro_id, service_slug, median, count)
    SELECT m.pro_id, m.service_slug, m.median, m.count
    FROM pro_price_medians m JOIN (SELECT DISTINCT * FROM unnest(ids, slugs)) AS asked (pro_id, service_slug)
      ON m.pro_id = asked.pro_id AND m.service_slug = asked.service_slug
    -- Said once more, so that only their deals are counted.
    WHERE m.pro_id = ANY (ids);
  PERFORM search_refresh(ids);
END
$$;

-- Takes up to `most` waiting changes and finds the ten of each prefix anew. Answers how many changes it took.
CREATE FUNCTION search_refresh_prefixes(most integer) RETURNS integer
LANGUAGE plpgsql SET search_path = public AS $$
DECLARE
  one text;
  taken integer;
  changed text[];
BEGIN
  -- One at a time: two would write the ten of the same prefix.
  PERFORM pg_advisory_xact_lock(7340170);
  WITH done AS (
    DELETE FROM search_prefix_changes WHERE id IN (SELECT id FROM search_prefix_changes ORDER BY id LIMIT most)
    RETURNING prefixes
  )
  SELECT (SELECT count(*) FROM done), ARRAY(SELECT DISTINCT unnest(prefixes) FROM done ORDER BY 1) INTO taken, changed;
  FOREACH one IN ARRAY changed LOOP
    DELETE FROM search_prefixes WHERE prefix = one;
    -- Planned with the prefix itself: of a frequent one the best stand at the front, a rare one has few in all.
    EXECUTE format($query$
      INSERT INTO search_prefixes (prefix, position, pro_id)
      SELECT %1$L, row_number() OVER (), pro_id FROM (
        SELECT pro_id FROM search_pros WHERE name LIKE %2$L OR initials LIKE %2$L
        ORDER BY place DESC, pro_id DESC LIMIT 10) best
    $query$, one, replace(replace(replace(one, '\', '\\'), '%', '\%'), '_', '\_') || '%');
  END LOOP;
  RETURN taken;
END
$$;

-- Everything anew, for rows that were written past the triggers. `at` says who is still new.
CREATE FUNCTION search_rebuild(at timestamptz) RETURNS void
LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  DELETE FROM search_prefix_changes;
  DELETE FROM search_prefixes;
  DELETE FROM search_pros;
  DELETE FROM pro_service_prices;
  INSERT INTO pro_service_prices (pro_id, service_slug, median, count)
    SELECT pro_id, service_slug, median, count FROM pro_price_medians;
  INSERT INTO search_pros
    SELECT pro_id, name, headline, initials, services, regions, certificates, accepts_requests, rating_tenths, price,
           price_service, search_place(fit + CASE WHEN new_until > at THEN 60 ELSE 0 END, pro_id), by_rating,
           by_reviews, by_hires, by_price, by_response, new_until > at, new_until
    FROM search_facts;
  INSERT INTO search_prefixes (prefix, position, pro_id)
    SELECT prefix, position, pro_id FROM (
      SELECT prefix, pro_id, row_number() OVER (PARTITION BY prefix ORDER BY place DESC, pro_id DESC) AS position
      FROM search_pros CROSS JOIN LATERAL unnest(search_prefixes_of(name, initials)) AS prefix) ranked
    WHERE position <= 10;
END
$$;

-- Ends being new for whom it is over by now. Answers how many.
CREATE FUNCTION search_end_newness(at timestamptz, most integer) RETURNS integer
LANGUAGE plpgsql SET search_path = public AS $$
DECLARE
  ids uuid[];
BEGIN
  ids := ARRAY(SELECT pro_id FROM search_pros WHERE is_new AND new_until <= at ORDER BY new_until LIMIT most);
  PERFORM 1 FROM pro_profiles WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE search_pros SET is_new = false WHERE pro_id = ANY (ids);
  PERFORM search_refresh(ids);
  RETURN cardinality(ids);
END
$$;
