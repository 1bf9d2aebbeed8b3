-- Of a million pros a word finds hundreds in a name and thousands by a place, only the best twenty of which are shown. The
-- best few pros by fit therefore have indexes of their own, which answer nearly every first page
-- (server/features/search/front, which says the same points). Names are rarer than places, so more pros are needed.
CREATE INDEX search_pros_front_beginnings ON search_pros USING gin (search_beginnings(name)) WITH (fastupdate = off)
  WHERE place >= 600::bigint << 32;
-- How frequent a beginning is the planner is to take from the index of all names, whichever it finds first.
ALTER INDEX search_pros_front_beginnings ALTER COLUMN 1 SET STATISTICS 0;
CREATE INDEX search_pros_front_facets ON search_pros USING gin (services, regions) WITH (fastupdate = off)
  WHERE place >= 700::bigint << 32;
