-- Reports about a pro, apart from the report of a pro's own figures.
ALTER TABLE pro_reports RENAME TO abuse_reports;
ALTER INDEX pro_reports_one_open RENAME TO abuse_reports_one_open;
ALTER INDEX pro_reports_queue RENAME TO abuse_reports_queue;
ALTER INDEX pro_reports_pro RENAME TO abuse_reports_pro;
