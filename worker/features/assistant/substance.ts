/** What a bug report needs before it is worth anything: what happened, where, and what was expected. Pure. */

export type Missing = 'what' | 'where' | 'expected'

const actions =
  /\b(?:click|press|tap|open|save|upload|type|enter|choose|select|scroll|search|send|submit|sign|log|reload|refresh|tried|try|when|after|while|show|see|saw)\w*\b/i

const places =
  /\b(?:page|screen|form|button|menu|link|field|dialog|window|tab|card|list|table|banner|header|footer|site|profile|dashboard|directory|log ?in|sign[- ]?in|sign[- ]?up|registration|search|filter|map|upload|logo|photo|picture|messages?|inbox|thread|connections?|requests?|notifications?|referrals?|certificate|rewards?|ledger|tokens?|assistant|chat|wizard|tour|team|account|password|e-?mail|settings)\b|(?:^|\s)\/[a-z][\w/-]*/i

/** Said outright, or clear from the fault itself: what does not work should work. */
const expectations =
  /\b(?:should|expect\w*|supposed|instead|ought|wanted|rather than|used to|normally|errors?|broken|wrong|crash\w*|freez\w*|frozen|stuck|blank|nothing happens|do(?:es)? nothing|los(?:es|t)|disappear\w*|vanish\w*|overlap\w*|cut off|not (?:work|load|open|save|show|respond)\w*|won[’']?t|doesn[’']?t|didn[’']?t|cannot|can[’']?t|fails?|failed|down|keeps? (?:loading|failing))\b/i

/** The fewest words of a report, and the fewest different ones. */
const leastWords = 8
const leastDifferent = 6

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? []

/** What a report does not say yet; empty once it can be filed. Repeated letters and words say nothing. */
export function missingIn(text: string): Missing[] {
  const words = wordsOf(text).filter((word) => !/^(.)\1+$/u.test(word) || word.length < 3)
  const different = new Set(words)
  const isTold = words.length >= leastWords && different.size >= leastDifferent
  return [
    ...(isTold && actions.test(text) ? [] : (['what'] as const)),
    ...(places.test(text) ? [] : (['where'] as const)),
    ...(isTold && expectations.test(text) ? [] : (['expected'] as const)),
  ]
}

/** From this share of common words on, two reports say the same. */
const sameFrom = 0.8

/** Whether a report says what an earlier one of the same member says, in nearly the same words. Numbers do not matter. */
export function isNearRepeat(text: string, earlier: readonly string[]): boolean {
  const words = new Set(wordsOf(text))
  return earlier.some((other) => {
    const others = new Set(wordsOf(other))
    const common = [...words].filter((word) => others.has(word)).length
    return common / (words.size + others.size - common) >= sameFrom
  })
}
