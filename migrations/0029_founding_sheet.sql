-- No statement inserts a member who already has a founding number: a claim sets it later.
DROP TRIGGER founding_sheet_insert;
