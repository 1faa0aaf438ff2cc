import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { portfolio } from '../../content/portfolio.ts'
import { PortfolioPage } from './portfolio-page.tsx'

test('The CV has education, skills and two website links (spec §2)', () => {
  const html = renderToString(<PortfolioPage />)
  const headings = [...html.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, text]) => text)
  expect(headings).toEqual(['Education', 'Skills', 'Websites'])
  const addresses = [...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address)
  expect(addresses).toEqual(portfolio.websites.map(({ address }) => address))
  expect(addresses).toHaveLength(2)
})

test('A fictional person is marked as such', () => {
  expect(renderToString(<PortfolioPage />).includes('This person is invented')).toBe(portfolio.sample)
})
