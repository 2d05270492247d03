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

/**
 * What buyers of cannabis and passers-by ask about: use and health, the law for persons, other services, news and leisure,
 * sums, and everybody's data at once. No question of a member has these words.
 */
const otherSubjects = new RegExp(
  String.raw`\b(?:strains?|grams?|ounces?|joints?|doses?|dosage|side effects?|drug tests?|stoned|headaches?|pregnant|doctors?|medicine|${[
    String.raw`(?:medical|marijuana|patient) cards?|driver'?s licenses?|passports?|landlords?|evict(?:ed)?|police|arrested|at home`,
    String.raw`fly|flights?|airports?|hotels?|restaurants?|pizza|bread|recipes?|cook|bake|dogs?|puppy|cats?|tomato(?:es)?|fertilizer`,
    String.raw`stocks?|bitcoin|loans?|mortgage|tax(?:es)?|facebook|instagram|google|amazon|netflix|chatgpt|python|printer`,
    String.raw`what time|weather|snow|news|sports?|score|movies?|songs?|music|guitar|jokes?|poems?|stor(?:y|ies) about|tickets?`,
    String.raw`president|governor|senate|congress|army|capital of|history of|meaning of|translate|\d+ (?:times|plus|minus) \d+`,
    String.raw`all (?:the )?(?:users?|members?|passwords?)|all member \w+|(?:secret|hash|system) ?_?(?:key|prompt)|admin password`,
  ].join('|')})\b`,
  'i',
)

/** Whether a question has the words of a subject that the assistant knows nothing about. */
export const isAboutOtherSubject = (question: string): boolean => otherSubjects.test(question)

/** Words that mean the same here; each stands for the first of its line. */
const concepts = new Map(
  `change edit update modify correct fix adjust rename replace alter switch
   register join signup enroll signing onboard registering registration joining
   delete remove erase quit cancel terminate unsubscribe
   hide private invisible unlist unlisted unpublish hidden
   verify check verified verification confirm approve approved approval validate prove proof checked vetted
   refuse refused rejected reject denied deny decline declined
   pending waiting progress stuck
   invite refer recommend invitation inviting referring bring referral referrals invited referred
   person member members user users
   team staff employee employees coworker coworkers colleague colleagues worker workers manager managers
   message messages write chat dm messaging inbox
   connect connection connections
   see view visible display public shown sees
   find search locate browse lookup searching discover
   directory listings catalog
      launch open opening live start begin launched opens starts
   reward rewards prize prizes perk perks benefit benefits advantage advantages incentive
   earn receive gain win earning
   token tokens points coins skunktoken skunktokens skunk
   expire expiry expires lapse valid
   cost free fee fees price charge pay payment dues subscription money paid
   business businesses company companies firm firms
   picture photo image logo avatar
   password passcode pw
   transfer handover pass owner ownership
   give send gift
   report flag complain complaint abuse
   block harass harassing unwanted bothering annoying
   notification notifications alert alerts bell
      phone mobile cell telephone
   place places spot spots slot slots
   founding founder founders founded
   limit maximum most max cap
   minimum least
      allow allowed permitted may eligible qualify permission
   prohibit prohibited forbidden banned illegal restricted
   sell selling sale sells
   buy buying purchase
   deliver delivery delivering
   grow growing cultivate cultivation cultivator
   lab testing tester laboratory
   make making manufacture processing produce
   move transport transporting carry haul
   large big size bigger larger large
   difference versus vs compare differ
         contact reach
   answer reply respond response
   data information details info
   privacy confidential
      bug error glitch broken problem issue fault crash
   vendor vendors supplier suppliers provider
   client clients customer customers
      event party gathering
   tour walkthrough guide introduction`
    .split('\n')
    .flatMap((line) => {
      const [name = '', ...words] = line.trim().split(' ')
      return [name, ...words].map((word) => [stemmer(word), stemmer(name)] as const)
    }),
)

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
    .map((word) => [
      ...new Set(
        (synonyms[word] ?? word).split(' ').map((term) => {
          const stem = stemmer(term)
          return concepts.get(stem) ?? stem
        }),
      ),
    ])
}

/** The same terms as a flat list. */
export const termsOf = (text: string): string[] => wordsOf(text).flat()
