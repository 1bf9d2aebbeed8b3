-- One of a piece's photos may show the place before the work. The first shows it after: both are laid over each other.
ALTER TABLE portfolio_pieces ADD COLUMN before_photo_id uuid;
ALTER TABLE portfolio_pieces ADD CONSTRAINT portfolio_pieces_before_photo
  CHECK (before_photo_id = ANY (photo_ids) AND before_photo_id <> photo_ids[1]);
