import { launch } from 'chrome-launcher'
import lighthouse, { type Flags } from 'lighthouse'
import { isolatedFlags } from '#scripts/product/chromium.ts'

/** How Lighthouse slows phone and network: simulated from a fast load, or applied by the browser during the load. */
export const throttlings = ['simulate', 'devtools'] as const
export type Throttling = (typeof throttlings)[number]

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** One load. Times in milliseconds; bytes as transferred. */
export type Load = {
  lcp: number
  cls: number
  tbt: number
  scores: number[]
  /** Bytes of HTML, styles and scripts, then of fonts, up to the load event; then of the whole visit. */
  textBytes: number
  fontBytes: number
  allBytes: number
  /** The audits that lower a score, in Lighthouse's words. */
  faults: string[]
}

type NetworkRequest = { resourceType?: string; transferSize?: number; networkEndTime?: number }
type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

const textTypes = new Set(['Document', 'Stylesheet', 'Script'])

function itemsOf(result: Result, audit: string): Record<string, unknown>[] {
  const details = result.audits[audit]?.details
  return details && 'items' in details ? (details.items as Record<string, unknown>[]) : []
}

function bytesOf(result: Result): Pick<Load, 'textBytes' | 'fontBytes' | 'allBytes'> {
  const loaded = Number(itemsOf(result, 'metrics')[0]?.['observedLoad'] ?? Number.NaN)
  const requests: NetworkRequest[] = itemsOf(result, 'network-requests')
  const sum = (wanted: (request: NetworkRequest) => boolean) =>
    requests.filter(wanted).reduce((bytes, { transferSize }) => bytes + (transferSize ?? 0), 0)
  const isEarly = ({ networkEndTime }: NetworkRequest) => (networkEndTime ?? 0) <= loaded
  return {
    textBytes: sum((request) => isEarly(request) && textTypes.has(request.resourceType ?? '')),
    fontBytes: sum((request) => isEarly(request) && request.resourceType === 'Font'),
    allBytes: sum(() => true),
  }
}

/** The audits that keep a category from 100. */
function faultsOf(result: Result): string[] {
  return categories.flatMap((id) =>
    (result.categories[id]?.auditRefs ?? []).flatMap((reference) => {
      const audit = result.audits[reference.id]
      const isFault = reference.weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 0.9
      return isFault ? [`${id}: ${audit?.title ?? reference.id} ${audit?.displayValue ?? ''}`.trim()] : []
    }),
  )
}

/** Runs Lighthouse in a new browser, since a reused one sometimes loses a trace. */
async function audit(executable: string, url: string, flags: Flags): Promise<Result> {
  const chrome = await launch({
    chromePath: executable,
    logLevel: 'error',
    chromeFlags: ['--headless=new', ...isolatedFlags],
  })
  try {
    const ran = await lighthouse(url, { ...flags, port: chrome.port })
    if (!ran || ran.lhr.runtimeError) {
      throw new Error(`${url} could not be measured: ${ran?.lhr.runtimeError?.message ?? 'no result'}`)
    }
    return ran.lhr
  } finally {
    chrome.kill()
  }
}

/** Loads a page once on a throttled phone with an empty cache. */
export async function load(
  url: string,
  options: { executable: string; throttling: Throttling; cookie?: string },
): Promise<Load> {
  const result = await audit(options.executable, url, {
    logLevel: 'error',
    formFactor: 'mobile',
    throttlingMethod: options.throttling,
    onlyCategories: [...categories],
    ...(options.cookie === undefined ? {} : { extraHeaders: { Cookie: options.cookie } }),
  })
  const number = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN
  return {
    lcp: number('largest-contentful-paint'),
    cls: number('cumulative-layout-shift'),
    tbt: number('total-blocking-time'),
    scores: categories.map((id) => Math.round((result.categories[id]?.score ?? 0) * 100)),
    ...bytesOf(result),
    faults: faultsOf(result),
  }
}
