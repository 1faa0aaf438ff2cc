import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { usEnglishFormats } from '../../ui/testing/us-english-formats.ts'
import { FormatsContext } from '../../ui/values/formats.ts'
import { BlogPage } from './blog-page.tsx'
import type { PageText } from './load-text.ts'
import { PortfolioPage } from './portfolio-page.tsx'
import { WrittenPage } from './written-page.tsx'

const terms: PageText = {
  page: 'terms',
  state: 'own',
  changedAt: Date.UTC(2026, 10, 23),
  text: {
    lead: [{ paragraph: ['What we promise.'] }, { paragraph: ['And what we ask.'] }],
    sections: [
      {
        id: 'prices',
        heading: ['Prices'],
        blocks: [
          { paragraph: ['With ', { text: 'tax', strong: true }, '. ', { text: 'Write', link: '/contact' }] },
          { heading: ['Later'], level: 3 },
          { list: { entries: [{ text: ['one'], list: { entries: [{ text: ['deeper'] }], start: 3 } }] } },
          { table: { head: [['Country']], rows: [[['Chile']]] } },
          { quote: [['A promise.']] },
          { code: 'const open = true' },
        ],
      },
    ],
  },
}
const company = <p>Where to find us</p>
const html = (page: ReactNode) =>
  renderToString(
    <FormatsContext value={usEnglishFormats}>
      <MemoryRouter>{page}</MemoryRouter>
    </FormatsContext>,
  )

test('A text page has one level-1 heading, its sections below it, and the day of its last change', () => {
  const shown = html(<WrittenPage shown={terms} company={company} />)
  expect([...shown.matchAll(/<h(\d)[^>]*>([^<]+)/g)].map(([, level, text]) => `${level} ${text}`)).toEqual([
    '1 Terms',
    '2 Prices',
    '3 Later',
  ])
  expect(shown).toContain('<strong>tax</strong>')
  expect(shown).toMatch(/<a [^>]*href="\/contact"/)
  expect(shown).toContain('<ol start="3"')
  expect(shown).toContain('<th scope="col">Country</th>')
  expect(shown).toContain('<blockquote')
  expect(shown).toContain('November 23, 2026')
  expect(shown).not.toContain('sample')
  expect(shown).not.toContain('Where to find us')
})

test('A text may contain the heading of the page itself', () => {
  const named = { ...terms, text: { ...terms.text, title: 'Terms and conditions' } }
  expect(html(<WrittenPage shown={named} company={company} />)).toContain('>Terms and conditions</h1>')
})

test('A text in another language than the page’s is marked with its language', () => {
  const titled = { ...terms, lang: 'de', text: { ...terms.text, title: 'AGB' } }
  for (const Page of [WrittenPage, PortfolioPage, BlogPage]) {
    const shown = html(<Page shown={titled} company={company} />)
    expect(shown).toContain('<h1 lang="de" dir="ltr">AGB</h1>')
    expect(shown.match(/lang="de" dir="ltr"/g)?.length).toBeGreaterThan(1)
    // Words of the page itself have its language.
    expect(html(<Page shown={{ ...terms, lang: 'de' }} company={company} />)).toMatch(/<h1>/)
  }
  expect(html(<WrittenPage shown={terms} company={company} />)).not.toContain('lang=')
})

test('A sample text says that it is a sample', () => {
  expect(html(<WrittenPage shown={{ ...terms, state: 'sample' }} company={company} />)).toContain(
    'This is a sample text',
  )
})

test.each([
  ['terms', WrittenPage],
  ['blog', BlogPage],
  ['portfolio', PortfolioPage],
] as const)('A page that is not written yet says so, with the company’s details: %s', (page, Page) => {
  const unwritten: PageText = { page, state: 'unwritten', text: { lead: [], sections: [] } }
  const shown = html(<Page shown={unwritten} company={company} />)
  expect(shown.match(/<h1/g)).toHaveLength(1)
  expect(shown).toContain('The shop has not written this page yet.')
  expect(shown).toContain('Where to find us')
})

test('A section of the blog without text has no answer', () => {
  const blog: PageText = {
    page: 'blog',
    state: 'sample',
    text: {
      lead: [{ paragraph: ['Six questions.'] }],
      sections: [
        { id: 'state', heading: ['How is state kept?'], blocks: [{ paragraph: ['In its place.'] }] },
        { id: 'product-search', heading: ['How do you search?'], blocks: [] },
      ],
    },
  }
  const shown = html(<BlogPage shown={blog} company={company} />)
  expect(shown.match(/<article/g)).toHaveLength(2)
  expect(shown.match(/No answer here/g)).toHaveLength(1)
  expect(shown).toContain('href="#product-search"')
  expect(shown).toContain('id="product-search"')
})

test('A link to another website is marked, and sends no referrer', () => {
  const portfolio: PageText = {
    page: 'portfolio',
    state: 'own',
    text: {
      title: 'Ada',
      lead: [],
      sections: [
        {
          id: 'websites',
          heading: ['Websites'],
          blocks: [{ heading: [{ text: 'Spokes', link: 'https://even-spoke.example' }], level: 3 }],
        },
      ],
    },
  }
  const shown = html(<PortfolioPage shown={portfolio} company={company} />)
  expect(shown).toContain('href="https://even-spoke.example" rel="external noreferrer"')
  expect(shown).toContain('(another website)')
})
