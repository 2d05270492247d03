import { stemmer } from 'stemmer'

/** Common words, which no answer is about. */
const stopWords = new Set(
  `a about all also am an and any are as at be been but by can could did do does done for from get got had has have how i
   if in into is it its just like me my of on one or our out own please she should so some tell than that the their them
   then there these they this those to up us was we were what when where which who why will with would you your yours
   somebody someone anybody anyone people person want wants need needs fine okay use used using go going goes keep keeps
   already still now ever even really actually possible way thing things something im ive id ill whats wheres whos hows
   thats theres youre dont doesnt didnt isnt arent wont else dear hey give show sees
   may might must shall gets getting being having doing everything everyone each every other others such very much lot
   because while since whether let lets say says said look looks know knows think try come comes part`.split(
    /\s+/,
  ),
)

/** Synonyms for the words of the knowledge base. Both sides are whole words; the right side may have several. */
const synonyms: Readonly<Record<string, string>> = {
  dispensary: 'retailer store',
  dispensaries: 'retailer store',
  shop: 'store',
  shops: 'store',
  outlet: 'store',
  outlets: 'store',
  weed: 'cannabis',
  pot: 'cannabis',
  marijuana: 'cannabis',
  ganja: 'cannabis',
  grower: 'cultivator',
  growers: 'cultivator',
  farm: 'cultivator',
  farmer: 'cultivator',
  lab: 'testing facility',
  labs: 'testing facility',
  laboratory: 'testing facility',
  courier: 'delivery',
  trucking: 'transporter',
  haul: 'transporter',
  carrier: 'transporter',
  distributor: 'wholesaler',
  processor: 'manufacturer',
  gummies: 'hemp edibles',
  gummy: 'hemp edibles',
  signup: 'register',
  enroll: 'register',
  enrol: 'register',
  apply: 'application',
  dm: 'message',
  dms: 'message',
  inbox: 'messages',
  texting: 'sms',
  mail: 'email',
  'e-mail': 'email',
  login: 'sign in',
  logon: 'sign in',
  signin: 'sign in',
  logout: 'sign out',
  cost: 'free cost membership',
  costs: 'free cost membership',
  fee: 'free cost membership',
  fees: 'free cost membership',
  price: 'free cost membership',
  pay: 'free cost membership',
  charge: 'free cost membership',
  coworker: 'team member',
  colleague: 'team member',
  employee: 'team member staff',
  employees: 'team member staff',
  glitch: 'bug',
  broken: 'bug broken',
  coins: 'tokens',
  points: 'tokens',
  skunktoken: 'skunktokens tokens',
  skunktokens: 'skunktokens tokens',
  prize: 'reward',
  prizes: 'rewards',
  perk: 'benefit',
  perks: 'benefits',
  erase: 'delete',
  wipe: 'delete',
  cancel: 'cancel delete',
  close: 'close delete',
  avatar: 'photo picture',
  supplier: 'suppliers supply',
  vendor: 'vendors vendor',
  consultant: 'vendor consultant',
  invisible: 'hide private',
  sqft: 'square feet',
  cant: 'cannot',
  couldnt: 'cannot',
  sold: 'sell',
  bought: 'buy',
  grown: 'grow',
  written: 'write',
  sent: 'send',
  lost: 'lose',
  forgot: 'forget',
  forgotten: 'forget',
  company: 'business',
  companies: 'businesses',
  firm: 'business',
  firms: 'businesses',
  advantage: 'benefit',
  advantages: 'benefits',
  mobile: 'phone',
  cell: 'phone',
  human: 'human robot',
  chatting: 'chat talking',
  conversation: 'messages',
  conversations: 'messages',
  signed: 'joined registered',
  listings: 'listing profile',
  invented: 'example',
  imaginary: 'example',
  customers: 'customers clients',
  bothering: 'contacting unwanted',
  harassing: 'contacting unwanted',
  annoying: 'contacting unwanted',
}

/** A text's words only, ignoring case, spaces and punctuation. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The significant words of a text, each as its stemmed search terms; used for the index and for questions. */
export function wordsOf(text: string): string[][] {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’']/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !stopWords.has(word))
    .map((word) => (synonyms[word] ?? word).split(' ').map((term) => stemmer(term)))
}

/** The same terms as a flat list. */
export const termsOf = (text: string): string[] => wordsOf(text).flat()
