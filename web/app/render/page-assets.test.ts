import { expect, test } from 'vitest'
import { assetsOf, type BuildManifest } from './page-assets.ts'

const manifest: BuildManifest = {
  'web/app/render/entry-client.tsx': {
    file: 'assets/entry.js',
    isEntry: true,
    imports: ['_shop.js', '_framework.js'],
  },
  '_shop.js': {
    file: 'assets/shop.js',
    imports: ['_framework.js'],
    css: ['assets/shop.css'],
    assets: ['assets/wide.woff2', 'assets/drawing.svg'],
  },
  '_framework.js': { file: 'assets/framework.js' },
  '_form.js': { file: 'assets/form.js', imports: ['_framework.js'] },
  'web/app/screens/product-screen.tsx': {
    file: 'assets/tool.js',
    css: ['assets/tool.css'],
    imports: ['_form.js', '_framework.js'],
  },
}

test('A page loads the entry, its imports, and all of their styles and fonts', () => {
  expect(assetsOf(manifest)).toMatchObject({
    entry: '/assets/entry.js',
    css: ['/assets/shop.css'],
    preload: ['/assets/framework.js', '/assets/shop.js', '/assets/wide.woff2'],
  })
})

test('A part that loads on demand lists its scripts and styles that are not on every page, the imported ones first', () => {
  expect(assetsOf(manifest).modules?.['web/app/screens/product-screen.tsx']).toEqual([
    '/assets/tool.css',
    '/assets/form.js',
    '/assets/tool.js',
  ])
})

test('A manifest without the entry is rejected', () => {
  expect(() => assetsOf({})).toThrow('entry-client')
})
