/** The parts of the names of seeded people and businesses, all fictional. */

export const firstNames = [
  'Marisol',
  'Anders',
  'Nou',
  'Deqa',
  'Ingrid',
  'Tomas',
  'Keesha',
  'Wyatt',
  'Mai',
  'Abdi',
  'Linnea',
  'Rosalind',
  'Javier',
  'Winona',
  'Bjorn',
  'Priya',
  'Marcus',
  'Solveig',
  'Elena',
  'Darnell',
  'Pao',
  'Greta',
  'Hamza',
  'Clara',
  'Otis',
  'Yesenia',
  'Soren',
  'Amina',
  'Cody',
  'Halima',
  'Lars',
  'Bao',
  'Jolene',
  'Mateo',
  'Astrid',
  'Reggie',
  'Fatuma',
  'Neil',
  'Chue',
  'Harriet',
] as const

export const lastNames = [
  'Tangvald',
  'Vang',
  'Farah',
  'Lindqvist',
  'Okafor',
  'Halvorson',
  'Xiong',
  'Redbird',
  'Kowalski',
  'Moua',
  'Ahmed',
  'Sorenson',
  'Delgado',
  'Whitefeather',
  'Haugen',
  'Nguyen',
  'Brandt',
  'Warsame',
  'Peltier',
  'Ostrander',
  'Thao',
  'Engstrom',
  'Barrera',
  'Lofgren',
  'Mohamud',
  'Schuster',
  'Yang',
  'Nygaard',
  'Castellanos',
  'Dahl',
  'Roebuck',
  'Hassan',
  'Kittelson',
  'Lor',
  'Fontaine',
  'Bergquist',
  'Osman',
  'Tollefson',
  'Mattila',
  'Prudhomme',
] as const

/** First and second words of a business's name. */
export const placeWords = [
  'Birch',
  'Granite',
  'Prairie',
  'Loon',
  'Cedar',
  'Iron Range',
  'Driftless',
  'Tamarack',
  'North Shore',
  'Bluff',
  'Maple',
  'Wild Rice',
  'Headwater',
  'Agate',
  'Blue Ox',
  'Boundary',
  'Juniper',
  'Red Wing',
  'Aspen',
  'Stone Arch',
  'Lakehead',
  'Sumac',
  'Portage',
  'Winter Wheat',
  'Basswood',
  'Heron',
  'Gooseberry',
  'Ember',
  'Sawtooth',
  'Oxbow',
] as const

/** The last word of a business's name, by trade family. */
export const tradeWords = {
  grow: ['Gardens', 'Growers', 'Cultivation', 'Farm', 'Greenhouse'],
  make: ['Edibles', 'Extracts', 'Kitchen', 'Works', 'Infusions'],
  move: ['Transport', 'Logistics', 'Supply', 'Distribution', 'Couriers'],
  sell: ['Dispensary', 'Provisions', 'Mercantile', 'Cannabis Co.', 'Market'],
  test: ['Labs', 'Analytics', 'Testing', 'Assay', 'Science'],
  serve: ['Partners', 'Services', 'Group', 'Advisors', 'Studio'],
} as const

/** Cities with ZIP code and area code. */
export const cities = [
  ['Minneapolis', '55401', '612'],
  ['Saint Paul', '55101', '651'],
  ['Duluth', '55802', '218'],
  ['Rochester', '55902', '507'],
  ['Saint Cloud', '56301', '320'],
  ['Mankato', '56001', '507'],
  ['Bemidji', '56601', '218'],
  ['Moorhead', '56560', '218'],
  ['Winona', '55987', '507'],
  ['Northfield', '55057', '507'],
  ['Stillwater', '55082', '651'],
  ['Bloomington', '55420', '952'],
  ['Brainerd', '56401', '218'],
  ['Grand Marais', '55604', '218'],
  ['Eden Prairie', '55344', '952'],
  ['Maple Grove', '55369', '763'],
  ['Alexandria', '56308', '320'],
  ['Red Wing', '55066', '651'],
  ['Hibbing', '55746', '218'],
  ['Albert Lea', '56007', '507'],
] as const

/** Descriptions of businesses and what they look for, by trade family. */
export const descriptions = {
  grow: 'Small batches, grown in living soil and logged from seed to jar. We plan a season ahead with the stores we supply.',
  make: 'We turn Minnesota flower and hemp into steady, clearly dosed products, and keep spare capacity for white label runs.',
  move: 'Licensed drivers, sealed vans and a dock that opens at five. We know the winter roads and answer the phone.',
  sell: 'A neighborhood counter with patient staff. We like makers who visit, and we pay on delivery.',
  test: 'Full compliance panels with results in three days, and a chemist who explains them.',
  serve: 'We work for licensed operators only and know the rules they live by.',
} as const

export const wishes = {
  grow: ['Retailers with steady orders', 'A testing lab close by'],
  make: ['Flower and distillate by contract', 'Retailers who want a house brand'],
  move: ['Weekly routes to fill', 'A cold-chain partner'],
  sell: ['Local flower', 'Edible makers with short lead times'],
  test: ['Standing contracts with growers', 'Product makers before launch'],
  serve: ['Operators who open this year', 'Introductions to new licensees'],
} as const

/** Messages of the contact form. */
export const questions = [
  {
    name: 'Ruth Ellefson',
    email: 'ruth.ellefson@example.com',
    subject: 'Which license type do I choose?',
    message:
      'We hold a microbusiness license with a retail endorsement. The form lets me take one type only.\n\nWhich one is right?',
  },
  {
    name: 'Kou Lee',
    email: 'kou.lee@example.com',
    subject: 'Two people, one business',
    message: 'My brother registered first. Can he add me to his team, or do I need an invitation link?',
  },
  {
    name: 'Dana Whitcomb',
    email: 'dana@whitcomb-insurance.example.com',
    subject: 'Partner access',
    message: 'We insure growers in three counties and would like a partner access code.',
  },
] as const

/** Bug reports. */
export const bugTexts = [
  { text: 'The share button on my referral page does nothing when I press it.', page: '/dashboard' },
  { text: 'I pressed Share on the referral page and nothing happened.', page: '/dashboard' },
  { text: 'My logo looks stretched in the directory on a phone.', page: '/business-directory' },
] as const

/** Reports about members. */
export const memberComplaints = [
  'Sends the same advertisement to everybody in the directory.',
  'The license number on their profile belongs to our business.',
] as const
