import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder, devVars } from './paths.ts'

/**
 * The environment of wrangler and vite: nothing leaves the machine (no telemetry, no update check, no fetch of
 * `Request.cf`), and their caches go into the store, not into the home folder.
 */
export function quietEnvironment(store: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    DO_NOT_TRACK: '1',
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_SEND_ERROR_REPORTS: 'false',
    WRANGLER_HIDE_BANNER: 'true',
    X_LOCAL_EXPLORER: 'false',
    X_LOCAL_OBSERVABILITY: 'false',
    WRANGLER_NO_SKILLS_UPDATE_PROMPTS: 'true',
    // Wrangler is one file of 20 MB; a compile cache makes it start sooner.
    NODE_COMPILE_CACHE: join(cacheFolder, 'compiled'),
    // Each instance has its own registry of running Workers.
    WRANGLER_REGISTRY_PATH: join(store, 'registry'),
    WRANGLER_LOG_PATH: join(store, 'logs'),
  }
}

/** The value of a secret in `.dev.vars`, or undefined. */
export function devVar(name: string): string | undefined {
  const line = new RegExp(`^\\s*${name}\\s*=\\s*(.*?)\\s*$`, 'm').exec(readFileSync(devVars, 'utf8'))
  return line?.[1]?.replace(/^(['"])(.*)\1$/, '$2')
}
