import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { questions } from '../../content/blog.ts'
import { BlogPage } from './blog-page.tsx'

test("The page asks the spec's six questions in their order", () => {
  expect(questions.map(({ slug }) => slug)).toEqual([
    'performance',
    'state',
    'prototypes',
    'state-setters',
    'product-search',
    'unit-tests',
  ])
})

test('Only product search has no answer', () => {
  expect(questions.filter(({ answer }) => answer === undefined).map(({ slug }) => slug)).toEqual([
    'product-search',
  ])
})

test('Code fits on a phone: no line is longer than 33 characters', () => {
  const code = questions.flatMap(({ answer = [] }) =>
    answer.flatMap((block) => (typeof block !== 'string' && 'code' in block ? block.code.split('\n') : [])),
  )
  expect(code.length).toBeGreaterThan(0)
  expect(code.filter((line) => line.length > 33)).toEqual([])
})

test('The server-rendered page contains questions and answers, and one level-1 heading', () => {
  const html = renderToString(
    <MemoryRouter>
      <BlogPage />
    </MemoryRouter>,
  )
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html.match(/<article/g)).toHaveLength(6)
  expect(html.match(/No answer here/g)).toHaveLength(1)
  expect(html).toContain('Measure before you touch anything')
})
