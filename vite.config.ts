import { cloudflare } from '@cloudflare/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pureShared, slimEndpoints } from '#scripts/product/slim-endpoints.ts'

/** What `npm run dev` was told (scripts/dev.mjs); a build knows neither. */
const store = process.env['DEV_STORE']
const vars: Record<string, string> = JSON.parse(process.env['DEV_VARS'] ?? '{}')

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    slimEndpoints(),
    pureShared(),
    cloudflare({
      persistState: store === undefined ? true : { path: store },
      config: (config) => ({ vars: { ...config.vars, ...vars } }),
    }),
  ],
  build: {
    target: 'es2022',
    // The report of sizes reads from it which chunks a page needs; scripts/product/build.ts takes it out of what is served.
    manifest: true,
    // The oldest browsers that know light-dark(): for older ones every colour of the theme would be written out twice.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs, in one file: it compresses better than in six, and changes less often than the rest.
          groups: [
            // By itself, so that the browser can read it apart from the rest (src/boot/starter.ts).
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
            {
              name: 'framework',
              test: /node_modules\/(?:react-router|@tanstack|tailwind-variants|@radix-ui\/react-(?:slot|compose-refs))\//,
            },
            {
              name: 'base',
              test: /(?:shared\/(?:brand|dates|early-access\/(?:counter|membership-copy)|launch\/(?:countdown|phase|phase-copy)|licenses\/catalogue|referrals\/(?:invited-title|referral-code)|tokens\/tokens)|src\/(?:paths|features\/(?:assistant\/assistant-bus|early-access\/(?:leaf|queries)|launch\/(?:new-date|queries)|pages\/(?:empty-page|loaded)|referrals\/(?:join-link|stored-referral-code|queries|use-invitation)|tokens\/coin)|lib\/(?:api|browser-storage|clock|hydration|query-client|storage-keys|stored-user)|ui\/(?:button|icon|notice|page-title|progress|skeleton|text-link|visually-hidden)))\.tsx?$|lucide-react\/dist\/esm\/icons\/chevron-down\./,
            },
            // What most screens share, and what those about businesses share: a phone spends longer on asking for forty small
            // files than on a kilobyte that it does not need.
            {
              name: 'kit',
              test: /src\/ui\/(?:forms\/(?!file-button)[\w-]+|avatar|badge|card|copy-field|load-more|page-header|section)\.tsx$|src\/lib\/toast-store\.ts$|src\/features\/(?:accounts\/member-gate|pages\/(?:crumbs|empty-state))\.tsx$|lucide-react\/dist\/esm\/icons/,
              minShareCount: 2,
            },
            // What dialogs, menus and toasts stand on.
            {
              name: 'layers',
              test: /@radix-ui\/(?:primitive|react-(?:context|dismissable-layer|portal|presence|primitive|use-[a-z-]+))\//,
              minShareCount: 2,
            },
            {
              name: 'trade',
              test: /shared\/(?:licenses\/(?:custom-business-type|status|supply)|profiles\/(?:services|website)|vendors\/categories)\.ts$|src\/features\/licenses\/license-(?:drawings|mark|status)\.tsx?$/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  // The platform counts the Worker's compressed size; its stacks are read through the source map.
  environments: { north_leaf_network: { build: { minify: true } } },
})
