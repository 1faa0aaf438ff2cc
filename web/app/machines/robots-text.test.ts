import { expect, test } from 'vitest'
import { testSettings } from '../../testing/in-shop.tsx'
import { robotsText } from './robots-text.ts'

const settings = { ...testSettings, publicUrl: 'https://shop.example' }

test('robots.txt allows only the reads that the backend offers', () => {
  expect(robotsText(settings)).toBe(
    [
      'User-agent: *',
      'Allow: /api/tools',
      'Allow: /api/items',
      'Allow: /api/openapi.json',
      'Disallow: /api/',
      'Disallow: /dashboard',
      '',
      'Sitemap: https://shop.example/sitemap.xml',
      '',
    ].join('\n'),
  )
  expect(robotsText({ ...settings, extensions: ['searchProducts'] })).toContain('\nAllow: /api/search\n')
})

test('robots.txt says nothing about the addresses of another host', () => {
  expect(robotsText({ ...settings, apiHost: 'https://api.example/v1' })).not.toContain('Allow:')
})
