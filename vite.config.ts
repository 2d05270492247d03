import { cloudflare } from '@cloudflare/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), tailwindcss(), cloudflare()],
  build: {
    target: 'es2022',
    // The oldest browsers that know light-dark(): for older ones every colour of the theme would be written out twice.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
})
