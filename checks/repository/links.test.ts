import { readFileSync } from 'node:fs'
import { dirname } from 'node:path/posix'
import { describe, expect, it } from 'vitest'
import { repositoryFiles, sourceFiles } from '../source-files.ts'
import { findBrokenLinks, findMissingDocuments, fragmentsOf, localLinksIn } from './links.ts'

describe('The links of documents', () => {
  const files = repositoryFiles()
  const paths = new Set(files.flatMap((path) => [path, dirname(path), dirname(dirname(path))]))
  const documents = files
    .filter((path) => path.endsWith('.md'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

  it('Each leads to a file and a heading that exist', () => {
    expect(documents.length).toBeGreaterThan(100)
    expect(findBrokenLinks(documents, paths)).toEqual([])
  })

  it('Each document that code names exists', () => {
    const code = [...sourceFiles(), 'docs/specification.md', '.env.example']
      .filter((path) => !path.endsWith('links.test.ts'))
      .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
    expect(findMissingDocuments(code, paths)).toEqual([])
  })
})

describe('The check itself', () => {
  it('Makes fragments as GitHub does', () => {
    const text =
      '# A full disk, I/O errors\n## Doors\n```sh\n# no heading\n```\n### [Doors](a.md)\n## `npm test`'
    expect(fragmentsOf(text)).toEqual(['a-full-disk-io-errors', 'doors', 'doors-1', 'npm-test'])
  })

  it('Checks links in prose, but not in code or to other hosts', () => {
    const text =
      '[a](b.md#c), `[d](e.md)`, [f](https://f.example), [k](/tools)\n```\n[g](h.md)\n```\n![i](j.svg)'
    expect(localLinksIn(text)).toEqual(['b.md#c', 'j.svg'])
  })

  it('Finds links to files and headings that do not exist', () => {
    const documents = [
      { path: 'README.md', text: '[a](docs/a.md#doors) [b](docs/b.md) [c](docs/a.md#windows) [d](docs)' },
      { path: 'docs/a.md', text: '# Doors\n[e](../README.md) [f](#doors) [g](#windows) [h](a.ts#doors)' },
    ]
    expect(findBrokenLinks(documents, new Set(['README.md', 'docs', 'docs/a.md', 'docs/a.ts']))).toEqual([
      'README.md: docs/b.md',
      'README.md: docs/a.md#windows',
      'docs/a.md: #windows',
      'docs/a.md: a.ts#doors',
    ])
  })

  it('Finds references in code to documents and decisions that do not exist', () => {
    const text = '// docs/a.md, docs/b.md, decision 0001, docs/decisions/0002, docs/decisions/0003-c.md'
    const paths = new Set(['docs/a.md', 'docs/decisions/0001-a.md'])
    expect(findMissingDocuments([{ path: 'a.ts', text }], paths)).toEqual([
      'a.ts: docs/b.md',
      'a.ts: docs/decisions/0003-c.md',
      'a.ts: 0002',
    ])
  })
})
