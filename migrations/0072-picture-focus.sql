-- Where the eye goes in a picture, in percent of its width and height: what a crop must not lose. Null: no picture, one
-- that looks the same everywhere, or one from before.
ALTER TABLE uploads
  ADD COLUMN focus_x smallint CHECK (focus_x BETWEEN 0 AND 100),
  ADD COLUMN focus_y smallint CHECK (focus_y BETWEEN 0 AND 100);
ALTER TABLE uploads ADD CONSTRAINT uploads_focus CHECK ((focus_x IS NULL) = (focus_y IS NULL));
