import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf'

interface OnPaper {
  /** Texts of the page that its PDF does not have. */
  readonly lostTexts: readonly string[]
  /** How many pictures of the page its PDF lacks. */
  readonly lostPictures: number
}

/** A page of paper between its margins, in CSS pixels: letter, as Chromium prints it. */
const sheet = { width: 695, height: 920 }

/** Prints the page to a PDF and returns what the PDF lacks. */
export async function lostInPrint(page: Page): Promise<OnPaper> {
  const screen = page.viewportSize()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(sheet)
  const { texts, pictures } = await page.evaluate(contentOfPage)
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ printBackground: true })))
  const printed = bare((await extractText(pdf, { mergePages: true })).text)
  const { OPS } = await getResolvedPDFJS()
  let painted = 0
  for (let number = 1; number <= pdf.numPages; number++) {
    const { fnArray } = await (await pdf.getPage(number)).getOperatorList()
    painted += fnArray.filter(
      (operation) => operation === OPS.paintImageXObject || operation === OPS.paintInlineImageXObject,
    ).length
  }
  await page.emulateMedia({ media: null })
  if (screen) await page.setViewportSize(screen)
  return {
    lostTexts: texts.filter((text) => !printed.includes(bare(text))),
    lostPictures: Math.max(0, pictures - painted),
  }
}

/** Letters and digits alone: a PDF has its own spaces, hyphens and quotes. */
function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Returns the words and the number of pictures that paper shows. Runs in the browser. */
function contentOfPage() {
  const hidden =
    '.sr-only, .skip-link, svg, noscript, option, script, style, details:not([open]) > :not(summary)'
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return (
      !element.closest(hidden) &&
      getComputedStyle(element).textOverflow !== 'ellipsis' &&
      width > 2 &&
      height > 2 &&
      getComputedStyle(element).clipPath === 'none' &&
      element.checkVisibility({ visibilityProperty: true })
    )
  }
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode } = walker
    const words = (currentNode.textContent ?? '').split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
    if (currentNode.parentElement && isShown(currentNode.parentElement)) texts.push(...words)
  }
  // A drawing is no image in a PDF.
  const pictures = [...document.images].filter((img) => isShown(img) && !img.currentSrc.endsWith('.svg'))
  return { texts: [...new Set(texts)], pictures: pictures.length }
}
