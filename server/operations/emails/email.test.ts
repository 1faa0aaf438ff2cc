import { expect, test } from 'vitest'
import { type Email, htmlPage, plainText } from './email.ts'

const email: Email = {
  language: undefined,
  subject: 'You have booked <2> × "Spoke" & wrench',
  paragraphs: ['First.', 'Second <script>alert(1)</script>.'],
  facts: [
    ['Order', '123'],
    ['Tool', "<img src=x onerror='alert(1)'>"],
  ],
  link: { text: 'Pay', address: 'https://shop.example/pay?a=1&b="2"' },
  closing: ['Last.'],
}

test('The plain text contains every part in order, unescaped', () => {
  expect(plainText(email)).toBe(
    [
      'First.',
      'Second <script>alert(1)</script>.',
      "Order: 123\nTool: <img src=x onerror='alert(1)'>",
      'Pay:\nhttps://shop.example/pay?a=1&b="2"',
      'Last.',
      'Truewheel\n',
    ].join('\n\n'),
  )
})

test('A one-sentence email has no blank sections', () => {
  expect(plainText({ language: undefined, subject: 'Hi', paragraphs: ['One.'] })).toBe('One.\n\nTruewheel\n')
})

test('The HTML contains the same parts, escaped', () => {
  const page = htmlPage(email)
  for (const part of ['First.', 'Order', '123', 'Last.']) expect(page).toContain(part)
  expect(page).toContain('Second &lt;script&gt;alert(1)&lt;/script&gt;.')
  expect(page).toContain('&lt;img src=x onerror=&#39;alert(1)&#39;&gt;')
  expect(page).toContain('href="https://shop.example/pay?a=1&amp;b=&quot;2&quot;"')
  expect(page).toContain('<title>You have booked &lt;2&gt; × &quot;Spoke&quot; &amp; wrench</title>')
  expect(page).not.toMatch(/<script|<img|onerror='/)
})

test('The HTML loads nothing, and only its button sets colours, so that mail clients can apply light or dark themes', () => {
  const page = htmlPage({ ...email, facts: [['Order', '123']] })
  expect(page).not.toMatch(/\ssrc=|url\(|<link|@import/)
  const styles = [...page.matchAll(/<(\w+)[^>]* style="([^"]+)"/g)].map(
    ([, tag, style = '']) => [tag, style] as const,
  )
  expect(styles.length).toBeGreaterThan(5)
  const coloured = styles.filter(([, style]) => /(?:^|;)(?:background|color):/.test(style))
  expect(coloured).toEqual([['a', expect.stringMatching(/background:#[\da-f]{6};color:#[\da-f]{6};/)]])
  expect(page).toContain('<meta name="color-scheme" content="light dark">')
  expect(page).toContain('<html lang="en">')
  expect(page.match(/<h1/g)).toHaveLength(1)
})
