import { expect, test } from 'vitest'
import { isHtml, plainText } from './plain-text.ts'

test.each([
  ['<p>Holds a cassette.</p><p>Made of steel.</p>', 'Holds a cassette.\n\nMade of steel.'],
  ['One<br>two<BR/>three', 'One\ntwo\nthree'],
  ['<ul><li>light</li><li>strong &amp; stiff</li></ul>', '• light\n• strong & stiff'],
  ['<ol><li>Open</li><li>Turn</li></ol>', '1. Open\n2. Turn'],
  ['<h2>Details</h2><div>200&nbsp;mm</div>', 'Details\n\n200 mm'],
  ['<script>alert(1)</script><style>p{}</style><b onclick="x">Bold</b> <!-- no -->text', 'Bold text'],
  ['&lt;p&gt;Escaped &amp;amp; twice&lt;/p&gt;', 'Escaped & twice'],
  ['<a href="https://elsewhere.example">Read</a> <img src="x.png" alt="A picture">', 'Read'],
  [
    '<table><tr><td>Length</td><td>20 mm</td></tr><tr><th>Weight</th><td>8 g</td></tr></table>',
    'Length 20 mm\nWeight 8 g',
  ],
  ['<dl><dt>Length</dt><dd>20 mm</dd></dl>', 'Length\n20 mm'],
  ['<![CDATA[<b>Bold</b>]]>', 'Bold'],
  ['<blockquote>Said</blockquote>', 'Said'],
  ['<svg><path d="M0 0"/></svg><mark>New</mark> <button>Buy</button>', 'New Buy'],
  ['<details><summary>More</summary>Steel</details>', 'More\nSteel'],
  ['<p>Thin.</p>\\n<p>Light.</p>\\n', 'Thin.\n\nLight.'],
  ['<p class="MsoNormal">Word<o:p></o:p></p>', 'Word'],
  ['Gr&uuml;&szlig;e &#8211; 5 &#x20AC;', 'Grüße – 5 €'],
  ['<p>Park &amp;amp; Sons.</p><ul><li>light</li><li>stiff</li></ul>', 'Park & Sons.\n\n• light\n• stiff'],
  ['<p>For &lt;b&gt;all&lt;/b&gt;.</p><p>Of steel.</p>', 'For all.\n\nOf steel.'],
  ['Light &amp; stiff.\r\n\r\nOf steel.', 'Light & stiff.\n\nOf steel.'],
  ['&lt;p&gt;One\nline.&lt;/p&gt;\n\n&lt;p&gt;Another.&lt;/p&gt;', 'One line.\n\nAnother.'],
])('%j becomes %j', (html, text) => {
  expect(isHtml(html)).toBe(true)
  expect(plainText(html).replaceAll('\u00a0', ' ')).toBe(text)
})

test.each(['M6 <8 mm> & more', 'a < b > c', 'R&D; AT&T', 'x <y@z.example>'])('%j is not HTML', (text) => {
  expect(isHtml(text)).toBe(false)
})
