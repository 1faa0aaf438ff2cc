/** Writes the paragraphs, lines and lists of a text as HTML. Everything else in it is text. */
export function simpleHtml(text: string): string {
  return text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map(paragraphOf)
    .join('')
}

const bullet = /^[•‣∙] ?/

function paragraphOf(paragraph: string): string {
  const lines = paragraph.split('\n')
  const first = lines.findIndex((line) => bullet.test(line))
  const isList = first >= 0 && lines.slice(first).every((line) => bullet.test(line))
  if (!isList) return `<p>${lines.map(escaped).join('<br>')}</p>`
  const before = lines.slice(0, first)
  const entries = lines.slice(first).map((line) => `<li>${escaped(line.replace(bullet, ''))}</li>`)
  const lead = before.length === 0 ? '' : `<p>${before.map(escaped).join('<br>')}</p>`
  return `${lead}<ul>${entries.join('')}</ul>`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
