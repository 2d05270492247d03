-- The rows of the state's list by the words of their names and city. `facets` holds the version and the license type as
-- one word each. Without content: a hit's rowid is the row's id.
CREATE VIRTUAL TABLE roster_search USING fts5(
  text, facets, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2'
);
--> statement-breakpoint
CREATE TRIGGER roster_search_insert AFTER INSERT ON roster_rows
BEGIN
  INSERT INTO roster_search (rowid, text, facets) VALUES (
    NEW.id,
    NEW.business_name || ' ' || ifnull(NEW.trade_name, '') || ' ' || ifnull(NEW.city, ''),
    'v' || NEW.version_id || ' ' || replace(ifnull(NEW.license_type, 'unknown'), '_', '')
  );
END;
--> statement-breakpoint
CREATE TRIGGER roster_search_delete AFTER DELETE ON roster_rows
BEGIN
  DELETE FROM roster_search WHERE rowid = OLD.id;
END;
