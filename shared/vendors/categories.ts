/** The 20 service categories of the vendor form. */

export const vendorCategories = [
  { value: 'legal', label: 'Legal' },
  { value: 'accounting', label: 'Accounting & Finance' },
  { value: 'business_consultant', label: 'Business Consultant' },
  { value: 'equipment_supplier', label: 'Equipment Supplier' },
  { value: 'technology_solutions', label: 'Technology Solutions' },
  { value: 'marketing_branding', label: 'Marketing & Branding' },
  { value: 'insurance_services', label: 'Insurance Services' },
  { value: 'real_estate', label: 'Real Estate Services' },
  { value: 'security_services', label: 'Security Services' },
  { value: 'packaging_solutions', label: 'Packaging Solutions' },
  { value: 'testing_compliance', label: 'Testing & Compliance' },
  { value: 'construction', label: 'Construction & Build-Out' },
  { value: 'hvac_services', label: 'HVAC Services' },
  { value: 'lighting_design', label: 'Lighting Design' },
  { value: 'point_of_sale', label: 'Point of Sale Systems' },
  { value: 'seed_genetics', label: 'Seed & Genetics' },
  { value: 'nutrient_supplies', label: 'Nutrient Supplies' },
  { value: 'transportation', label: 'Transportation Services' },
  { value: 'banking_finance', label: 'Banking & Finance' },
  { value: 'other', label: 'Other Services' },
] as const

/** The label of a stored `vendorType`; a value that is no category is free text and is returned unchanged. */
export function vendorCategoryLabel(value: string): string {
  return vendorCategories.find((category) => category.value === value)?.label ?? value
}
