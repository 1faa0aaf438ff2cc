import { getDocumentProxy } from 'unpdf'

/** The content of a PDF for a reader. */
export interface ReadPdf {
  readonly title: unknown
  readonly language: string | null
  /** Whether each page describes its structure to screen readers. */
  readonly isTagged: boolean
  /** The text of each page, with one line per line of the page. */
  readonly pages: readonly string[]
}

export async function readPdf(content: Uint8Array): Promise<ReadPdf> {
  // A copy, because the reader takes over the bytes.
  const pdf = await getDocumentProxy(new Uint8Array(content))
  const { info } = await pdf.getMetadata()
  const pages: string[] = []
  let isTagged = true
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    isTagged &&= (await page.getStructTree()) !== null
    const { items } = await page.getTextContent()
    const texts = items.filter((item) => 'str' in item)
    // Texts of one line have the same height on the page.
    const lines = Map.groupBy(texts, ({ transform }) => Math.round(Number(transform[5])))
    pages.push([...lines.values()].map((line) => line.map(({ str }) => str).join('')).join('\n'))
  }
  const read = {
    title: 'Title' in info ? info.Title : undefined,
    language: 'Language' in info ? String(info.Language) : null,
    isTagged,
    pages,
  }
  await pdf.cleanup()
  return read
}
