-- Every visitor asks for the founding fifty: one row instead of fifty. What makes a member listed is `isListed` of
-- worker/db/user-views.ts.
CREATE TABLE `founding_sheet` (
	`id` integer PRIMARY KEY NOT NULL,
	`places` text NOT NULL,
	CONSTRAINT "founding_sheet_one_row" CHECK(id = 1)
);
--> statement-breakpoint
INSERT INTO founding_sheet (id, places)
SELECT 1, json_group_object(founding_number, json_object(
      'number', founding_number, 'licenseeNumber', licensee_number, 'licenseType', license_type,
      'createdAt', created_at, 'id', id, 'name', coalesce(company_name, first_name || ' ' || last_name),
      'isListed', iif(is_profile_public AND license_status <> 'refused', 1, 0))) FROM users WHERE founding_number IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER founding_sheet_insert AFTER INSERT ON users WHEN NEW.founding_number IS NOT NULL
BEGIN
  UPDATE founding_sheet SET places = json_set(places, '$."' || NEW.founding_number || '"', json_object(
      'number', NEW.founding_number, 'licenseeNumber', NEW.licensee_number, 'licenseType', NEW.license_type,
      'createdAt', NEW.created_at, 'id', NEW.id, 'name', coalesce(NEW.company_name, NEW.first_name || ' ' || NEW.last_name),
      'isListed', iif(NEW.is_profile_public AND NEW.license_status <> 'refused', 1, 0)));
END;
--> statement-breakpoint
CREATE TRIGGER founding_sheet_update AFTER UPDATE OF founding_number, licensee_number, license_type, company_name, first_name,
  last_name, is_profile_public, license_status ON users WHEN NEW.founding_number IS NOT NULL
BEGIN
  UPDATE founding_sheet SET places = json_set(places, '$."' || NEW.founding_number || '"', json_object(
      'number', NEW.founding_number, 'licenseeNumber', NEW.licensee_number, 'licenseType', NEW.license_type,
      'createdAt', NEW.created_at, 'id', NEW.id, 'name', coalesce(NEW.company_name, NEW.first_name || ' ' || NEW.last_name),
      'isListed', iif(NEW.is_profile_public AND NEW.license_status <> 'refused', 1, 0)));
END;
--> statement-breakpoint
CREATE TRIGGER founding_sheet_release AFTER UPDATE OF founding_number ON users
WHEN OLD.founding_number IS NOT NULL AND OLD.founding_number IS NOT NEW.founding_number
BEGIN
  UPDATE founding_sheet SET places = json_remove(places, '$."' || OLD.founding_number || '"');
END;
--> statement-breakpoint
CREATE TRIGGER founding_sheet_delete AFTER DELETE ON users WHEN OLD.founding_number IS NOT NULL
BEGIN
  UPDATE founding_sheet SET places = json_remove(places, '$."' || OLD.founding_number || '"');
END;
