import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** `npm run language`: the page of the shop's language, on this machine and in development only. */
export default defineConfig({
  root: import.meta.dirname,
  // The shop's pictures, at the addresses that they have in the shop.
  publicDir: '../../sample-shop',
  plugins: [react(), tailwindcss()],
  server: { host: '127.0.0.1', port: 4100 },
})
