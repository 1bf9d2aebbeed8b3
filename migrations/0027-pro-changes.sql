-- When what anyone sees of a pro last changed, for those who keep a copy of the page; null: not since the approval.
ALTER TABLE pro_profiles ADD COLUMN changed_at timestamptz;

CREATE FUNCTION stamp_pro_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at := now();
  RETURN NEW;
END
$$;
CREATE TRIGGER pro_profiles_stamp BEFORE UPDATE ON pro_profiles
  FOR EACH ROW WHEN (
    (OLD.display_name, OLD.headline, OLD.introduction, OLD.career_years, OLD.photo_id, OLD.state, OLD.accepts_requests,
     OLD.allow_public_read, OLD.review_count, OLD.rating_sum, OLD.hire_count)
    IS DISTINCT FROM
    (NEW.display_name, NEW.headline, NEW.introduction, NEW.career_years, NEW.photo_id, NEW.state, NEW.accepts_requests,
     NEW.allow_public_read, NEW.review_count, NEW.rating_sum, NEW.hire_count))
  EXECUTE FUNCTION stamp_pro_change();

-- Those whom anyone may see, in the order of their ids, without reading the rows.
CREATE INDEX pro_profiles_listed ON pro_profiles (id) INCLUDE (changed_at, approved_at)
  WHERE state = 'approved' AND allow_public_read;
