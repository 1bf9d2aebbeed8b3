-- A picture's impression, shown in its place until it comes: five colours of three hexadecimal digits (all over, then
-- the corners row by row). Null: no picture, a transparent one, or one from before. Smaller copies have no rows: their
-- files are named after storage_key and go with it.
ALTER TABLE uploads
  ADD COLUMN blur text CHECK (blur IS NULL OR (kind = 'image' AND blur ~ '^([0-9a-f]{3}){5}$'));
