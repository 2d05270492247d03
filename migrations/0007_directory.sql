-- The directory: one row a member in a full-text index whose rowid is the listing order, so that a page is read from
-- the index alone. A table without content keeps only the index; `facets` holds the filters as words that begin with a
-- private-use character, which nobody's text can pass for.
CREATE VIRTUAL TABLE directory USING fts5(
  words, facets, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2',
  prefix = '1 2 3 4 5 6 7 8 9 10 11 12'
);
--> statement-breakpoint
INSERT INTO directory_labels (value, label) VALUES
  ('indoor_cultivation', 'Indoor Cultivation'),
  ('outdoor_cultivation', 'Outdoor Cultivation'),
  ('greenhouse_cultivation', 'Greenhouse Cultivation'),
  ('nursery_and_genetics', 'Nursery & Genetics'),
  ('harvest_and_curing', 'Harvest, Drying & Curing'),
  ('hemp_cultivation', 'Hemp Cultivation'),
  ('extraction_and_concentrates', 'Extraction & Concentrates'),
  ('edibles_manufacturing', 'Edibles Manufacturing'),
  ('beverage_manufacturing', 'Beverage Manufacturing'),
  ('topicals_and_tinctures', 'Topicals & Tinctures'),
  ('white_label_production', 'White-Label Production'),
  ('product_development', 'Product Development'),
  ('packaging_services', 'Packaging Services'),
  ('packaging_supplies', 'Packaging Supplies'),
  ('labeling_and_label_review', 'Labeling & Label Review'),
  ('laboratory_testing', 'Laboratory Testing'),
  ('quality_assurance', 'Quality Assurance'),
  ('wholesale_distribution', 'Wholesale Distribution'),
  ('secure_transport', 'Secure Transport'),
  ('delivery', 'Delivery'),
  ('storage_and_warehousing', 'Storage & Warehousing'),
  ('inventory_management', 'Inventory Management'),
  ('retail_sales', 'Retail Sales'),
  ('point_of_sale_systems', 'Point-of-Sale (POS) Systems'),
  ('payment_processing', 'Payment Processing'),
  ('medical_patient_services', 'Medical Patient Services'),
  ('event_planning', 'Event Planning'),
  ('accounting_and_finance', 'Accounting & Finance'),
  ('tax_planning', 'Tax Planning'),
  ('banking', 'Banking'),
  ('funding_and_investment', 'Funding & Investment'),
  ('insurance', 'Insurance'),
  ('legal', 'Legal'),
  ('regulatory_compliance', 'Regulatory Compliance'),
  ('license_application_help', 'License Application Help'),
  ('track_and_trace_support', 'Track-and-Trace Support'),
  ('consulting', 'Business Consulting'),
  ('staff_training', 'Staff Training'),
  ('recruiting_and_staffing', 'Recruiting & Staffing'),
  ('payroll_and_hr', 'Payroll & HR'),
  ('marketing', 'Marketing & Advertising'),
  ('branding_and_design', 'Branding & Design'),
  ('software_and_websites', 'Software & Websites'),
  ('security', 'Security'),
  ('facility_design_and_construction', 'Facility Design & Construction'),
  ('equipment_supply', 'Equipment Supply & Maintenance'),
  ('waste_disposal', 'Waste Disposal'),
  ('cannabis_microbusiness', 'Cannabis Microbusiness'),
  ('cannabis_mezzobusiness', 'Cannabis Mezzobusiness'),
  ('cannabis_cultivator', 'Cannabis Cultivator'),
  ('cannabis_manufacturer', 'Cannabis Manufacturer'),
  ('cannabis_retailer', 'Cannabis Retailer'),
  ('cannabis_wholesaler', 'Cannabis Wholesaler'),
  ('cannabis_transporter', 'Cannabis Transporter'),
  ('cannabis_testing_facility', 'Cannabis Testing Facility'),
  ('cannabis_event_organizer', 'Cannabis Event Organizer'),
  ('cannabis_delivery_service', 'Cannabis Delivery Service'),
  ('medical_cannabis_combination_business', 'Medical Cannabis Combination Business'),
  ('hemp_edible_manufacturer', 'Lower-Potency Hemp Edible Manufacturer'),
  ('hemp_edible_retailer', 'Lower-Potency Hemp Edible Retailer'),
  ('other', 'Other Cannabis Business'),
  ('vendor_service_provider', 'Cannabis Vendor/Service Provider'),
  ('accounting', 'Accounting & Finance'),
  ('business_consultant', 'Business Consultant'),
  ('equipment_supplier', 'Equipment Supplier'),
  ('technology_solutions', 'Technology Solutions'),
  ('marketing_branding', 'Marketing & Branding'),
  ('insurance_services', 'Insurance Services'),
  ('real_estate', 'Real Estate Services'),
  ('security_services', 'Security Services'),
  ('packaging_solutions', 'Packaging Solutions'),
  ('testing_compliance', 'Testing & Compliance'),
  ('construction', 'Construction & Build-Out'),
  ('hvac_services', 'HVAC Services'),
  ('lighting_design', 'Lighting Design'),
  ('point_of_sale', 'Point of Sale Systems'),
  ('seed_genetics', 'Seed & Genetics'),
  ('nutrient_supplies', 'Nutrient Supplies'),
  ('transportation', 'Transportation Services'),
  ('banking_finance', 'Banking & Finance');
--> statement-breakpoint
-- The order, highest first: featured, founding by number, newest, sample data; the id stands in the last ten digits.
CREATE VIEW directory_documents AS
SELECT u.id AS user_id,
  u.id + CASE
    WHEN u.is_sample_data = 1 THEN 0
    WHEN max(u.featured_until, u.placement_until) > unixepoch('subsec') * 1000
      OR (u.account_type = 'vendor' AND u.client_referrals >= 10) THEN 3000000000000
    WHEN u.founding_number IS NOT NULL THEN 2000000000000 + (50 - u.founding_number) * 10000000000
    ELSE 1000000000000
  END AS place,
  replace(
    u.first_name || ' ' || u.last_name || ' ' || ifnull(u.company_name, '') || ' ' || ifnull(u.business_description, '')
      || ' ' || ifnull(u.city, '') || ' ' || ifnull(u.other_business_type, '')
      || ' ' || ifnull((SELECT l.label FROM directory_labels l WHERE l.value = u.license_type), '')
      || ' ' || ifnull((SELECT l.label FROM directory_labels l WHERE l.value = u.vendor_type), '')
      || ' ' || ifnull((SELECT group_concat(ifnull(l.label, s.value), ' ')
           FROM json_each(u.services_offered) s LEFT JOIN directory_labels l ON l.value = s.value), '')
      || ' ' || ifnull((SELECT group_concat(w.value, ' ') FROM json_each(u.looking_for) w), ''),
    char(57344), ' ') AS words,
  char(57344) || CASE WHEN u.is_profile_public = 1 AND u.license_status <> 'refused' THEN 'public' ELSE 'hidden' END
    || ' ' || char(57344) || replace(u.license_type, '_', '')
    || CASE WHEN u.license_status = 'verified' THEN ' ' || char(57344) || 'verified' ELSE '' END AS facets
FROM users u;
--> statement-breakpoint
CREATE TRIGGER directory_insert AFTER INSERT ON users
BEGIN
  INSERT INTO directory_places (user_id, place)
  SELECT user_id, place FROM directory_documents WHERE user_id = NEW.id;
  INSERT INTO directory (rowid, words, facets)
  SELECT place, words, facets FROM directory_documents WHERE user_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER directory_update AFTER UPDATE OF first_name, last_name, company_name, business_description, city,
  other_business_type, license_type, license_status, vendor_type, services_offered, looking_for, is_profile_public,
  founding_number, is_sample_data, featured_until, placement_until, account_type, client_referrals ON users
BEGIN
  DELETE FROM directory WHERE rowid = (SELECT place FROM directory_places WHERE user_id = OLD.id);
  UPDATE directory_places SET place = (SELECT place FROM directory_documents WHERE user_id = NEW.id)
  WHERE user_id = NEW.id;
  INSERT INTO directory (rowid, words, facets)
  SELECT place, words, facets FROM directory_documents WHERE user_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER directory_delete AFTER DELETE ON users
BEGIN
  DELETE FROM directory WHERE rowid = (SELECT place FROM directory_places WHERE user_id = OLD.id);
  DELETE FROM directory_places WHERE user_id = OLD.id;
END;
--> statement-breakpoint
INSERT INTO directory_places (user_id, place) SELECT user_id, place FROM directory_documents;
--> statement-breakpoint
INSERT INTO directory (rowid, words, facets) SELECT place, words, facets FROM directory_documents;
