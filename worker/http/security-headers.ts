import { NONCE, secureHeaders } from 'hono/secure-headers'

type Options = NonNullable<Parameters<typeof secureHeaders>[0]>
type Policy = NonNullable<Options['contentSecurityPolicy']>

const policy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrcElem: ["'self'"],
  styleSrcAttr: ["'unsafe-inline'"],
  imgSrc: ["'self'", 'blob:', 'data:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
} satisfies Policy

const secureHeadersWith = (contentSecurityPolicy: Policy) =>
  secureHeaders({
    contentSecurityPolicy,
    strictTransportSecurity: 'max-age=31536000; includeSubDomains',
    xContentTypeOptions: 'nosniff',
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: {
      accelerometer: false,
      camera: false,
      displayCapture: false,
      geolocation: false,
      gyroscope: false,
      magnetometer: false,
      microphone: false,
      midi: false,
      payment: false,
      usb: false,
      webShare: ['self'],
      clipboardWrite: ['self'],
    },
    crossOriginOpenerPolicy: 'same-origin',
    // An image or a proof has a stricter policy of its own.
    overwrite: false,
    // The library sends these unless told otherwise; the assets of `public/_headers` have none of them either.
    crossOriginResourcePolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    removePoweredBy: false,
  })

/** The headers of an answer of the API; `public/_headers` sets the same for assets, and a test compares both. */
export const apiSecurityHeaders = secureHeadersWith(policy)

/**
 * The same for a page, whose inline style is allowed by the nonce in `c.get('secureHeadersNonce')`. `npm run dev` puts
 * inline scripts and styles into pages; its mode is known when the code is bundled, so no build can have its policy.
 */
export const pageSecurityHeaders = secureHeadersWith(
  import.meta.env.MODE === 'development'
    ? { ...policy, scriptSrc: ["'self'", "'unsafe-inline'"], styleSrcElem: ["'self'", "'unsafe-inline'"] }
    : { ...policy, styleSrcElem: ["'self'", NONCE] },
)
