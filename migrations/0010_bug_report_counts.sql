-- A report that counts adds to its member's number in the same step.
CREATE TRIGGER bug_reports_count AFTER INSERT ON bug_reports WHEN NEW.counted = 1
BEGIN
  UPDATE users SET bugs_reported = bugs_reported + 1 WHERE id = NEW.user_id;
END;
