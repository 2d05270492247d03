/** The 14 names on the home page's collection card, with the license of each. */
import type { OfficialLicense } from './catalogue.ts'

export const collectionNames = [
  { name: 'Cannabis Flower Indoor', license: 'cannabis_cultivator' },
  { name: 'Cannabis Flower Outdoor', license: 'cannabis_cultivator' },
  { name: 'Cannabis Flower Mixed', license: 'cannabis_cultivator' },
  { name: 'Manufacturing', license: 'cannabis_manufacturer' },
  { name: 'Wholesaler', license: 'cannabis_wholesaler' },
  { name: 'Retailer', license: 'cannabis_retailer' },
  { name: 'Delivery Service', license: 'cannabis_delivery_service' },
  { name: 'Microbusiness', license: 'cannabis_microbusiness' },
  { name: 'Event Organizer', license: 'cannabis_event_organizer' },
  { name: 'Testing Facility', license: 'cannabis_testing_facility' },
  { name: 'Transporter', license: 'cannabis_transporter' },
  { name: 'Hemp Processor', license: 'hemp_edible_manufacturer' },
  { name: 'Hemp Retailer', license: 'hemp_edible_retailer' },
  { name: 'Lower Potency Hemp Edible Retailer', license: 'hemp_edible_retailer' },
] as const satisfies readonly { name: string; license: OfficialLicense }[]
