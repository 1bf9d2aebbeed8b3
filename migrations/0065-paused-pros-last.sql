-- Who takes no requests at the moment stands behind everybody who does, in search and in what is suggested. No pro has a
-- thousand points, so below zero the paused are among themselves in the order that they had.
CREATE OR REPLACE VIEW search_facts AS
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
                  p.deal_kept_count, cardinality(held.certificates), false)
         - CASE WHEN p.accepts_requests THEN 0 ELSE 1000 END AS fit,
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

SELECT search_refresh(ARRAY(SELECT id FROM pro_profiles WHERE NOT accepts_requests ORDER BY id));
