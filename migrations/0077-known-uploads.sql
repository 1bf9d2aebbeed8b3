-- Every file is of a purpose and use that the product knows: looked at beside the writes that go on meanwhile.
ALTER TABLE uploads VALIDATE CONSTRAINT uploads_purpose_check;
ALTER TABLE uploads VALIDATE CONSTRAINT uploads_attached_kind_check;
