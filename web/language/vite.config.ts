import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Configures `npm run lab -- design`, a local development server for the component page. */
export default defineConfig({
  root: import.meta.dirname,
  // Serves the shop's pictures at the same addresses as the shop.
  publicDir: '../../sample-shop',
  plugins: [react(), tailwindcss()],
  server: { host: '127.0.0.1', port: 4100 },
})
