import PDFDocument from 'pdfkit'
import { ArchivedDocument, attachXml } from './archived-document.ts'
import type { Weight } from './embedded-fonts.ts'
import type { InvoiceCells, InvoiceParty, InvoiceSheet } from './invoice-sheet.ts'
import { openTypesetter, type TextStyle, type Typesetter } from './typesetter.ts'

type Document = InstanceType<typeof PDFDocument>

const margin = 56
/** The space for the page number. */
const footer = 40
const gap = 12
/** The largest size of the logo, in points, as on the slip (web/styles/print.css). */
const logoRoom = { width: 170, height: 57 }
const text: TextStyle = { size: 9.5 }
const strong: TextStyle = { size: 9.5, weight: 600 }
const small: TextStyle = { size: 8 }
const ink = '#1d1c1a'
const rule = '#a19d94'

interface Column {
  readonly cell: keyof InvoiceCells
  /** A fraction of the width. */
  readonly part: number
  readonly right?: true
}

/** The columns of the lines. If figures need more space, the product gets less, at least a quarter. */
const columns: readonly Column[] = [
  { cell: 'order', part: 0.17 },
  { cell: 'product', part: 0.43 },
  { cell: 'quantity', part: 0.1, right: true },
  { cell: 'unit', part: 0.15, right: true },
  { cell: 'amount', part: 0.15, right: true },
]

/** Typesets an invoice as a tagged PDF with selectable text. The same sheet gives the same bytes. */
export async function setInvoice(sheet: InvoiceSheet): Promise<Buffer> {
  const at = new Date(sheet.issuedAt)
  const { attached } = sheet
  const document = new (attached ? ArchivedDocument : PDFDocument)({
    size: sheet.paper,
    margin: 0,
    pdfVersion: '1.7',
    lang: sheet.language,
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    ...(attached && { subset: 'PDF/A-3b' as const }),
    info: {
      Title: sheet.title,
      Author: sheet.seller.lines[0] ?? '',
      CreationDate: at,
      ModDate: at,
    },
  })
  const parts: Buffer[] = []
  const whole = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => resolve(Buffer.concat(parts)))
    document.on('error', reject)
  })
  if (attached) attachXml(document, attached, at)
  const { letters, locale } = sheet
  const type = await openTypesetter(document, { text: textsOf(sheet), letters, locale })
  new Page(document, sheet, type).set()
  document.end()
  return whole
}

function textsOf({ title, seller, buyer, facts, columns: heads, lines, sums, notes }: InvoiceSheet): string {
  const cells = [heads, ...lines].flatMap(Object.values)
  const parties = [seller, buyer].flatMap(({ heading, lines: own }) => [heading, ...own])
  return [title, ...parties, ...facts.flat(), ...cells, ...sums.flat(), ...notes].join('\n')
}

/** The position of the next text on the page. */
class Page {
  readonly #document: Document
  readonly #sheet: InvoiceSheet
  readonly #type: Typesetter
  readonly #root: PDFKit.PDFStructureElement
  readonly #width: number
  readonly #bottom: number
  readonly #columns: readonly Column[]
  #y = margin

  constructor(document: Document, sheet: InvoiceSheet, type: Typesetter) {
    this.#document = document
    this.#sheet = sheet
    this.#type = type
    this.#width = document.page.width - 2 * margin
    this.#bottom = document.page.height - margin - footer
    this.#columns = this.#columnsFor([sheet.columns, ...sheet.lines])
    this.#root = document.struct('Document')
    document.addStructure(this.#root)
    document.fillColor(ink)
  }

  set(): void {
    const { title, seller, buyer, facts, notes } = this.#sheet
    this.#logo()
    this.#block('H1', title, { size: 20, weight: 600 })
    this.#y += gap
    this.#parties(seller, buyer)
    this.#y += gap
    for (const [name, value] of facts) this.#fact(name, value)
    this.#y += gap
    this.#table()
    this.#sums()
    for (const note of notes) {
      this.#y += gap
      this.#block('P', note, text)
    }
    this.#root.end()
    this.#numberPages()
  }

  /** Draws the logo, which screen readers skip, because the seller's name says the same. */
  #logo(): void {
    const { logo } = this.#sheet
    if (!logo) return
    const scale = Math.min(1, logoRoom.width / logo.width, logoRoom.height / logo.height)
    const [width, height] = [logo.width * scale, logo.height * scale]
    this.#document.markContent('Artifact', { type: 'Layout' })
    this.#document.image(Buffer.from(logo.bytes), margin, this.#y, { width, height })
    this.#document.endMarkedContent()
    this.#y += height + gap
  }

  /** Typesets a paragraph over the whole width. */
  #block(role: string, content: string, style: TextStyle): void {
    this.#makeRoom(this.#type.height(content, this.#width, style))
    const y = this.#y
    this.#tagged(this.#root, role, () => this.#type.draw(content, margin, y, this.#width, style))
    this.#y += this.#type.height(content, this.#width, style)
  }

  #parties(...parties: readonly InvoiceParty[]): void {
    const width = (this.#width - gap) / parties.length
    const top = this.#y
    for (const [place, { heading, lines }] of parties.entries()) {
      const x = margin + place * (width + gap)
      let y = top
      const add = (role: string, content: string, style: TextStyle) => {
        const from = y
        this.#tagged(this.#root, role, () => this.#type.draw(content, x, from, width, style))
        y += this.#type.height(content, width, style)
      }
      add('P', heading, small)
      for (const [index, line] of lines.entries()) add('P', line, index === 0 ? strong : text)
      this.#y = Math.max(this.#y, y)
    }
  }

  #fact(name: string, value: string): void {
    const nameWidth = this.#width * 0.25
    const valueWidth = this.#width - nameWidth
    const height = Math.max(
      this.#type.height(name, nameWidth, text),
      this.#type.height(value, valueWidth, text),
    )
    this.#makeRoom(height)
    const y = this.#y
    this.#tagged(this.#root, 'P', () => {
      this.#type.draw(name, margin, y, nameWidth, text)
      this.#type.draw(value, margin + nameWidth, y, valueWidth, strong)
    })
    this.#y += height
  }

  /** Typesets the lines; each page begins with the column headers. */
  #table(): void {
    const { lines, columns: heads } = this.#sheet
    const table = this.#document.struct('Table')
    this.#root.add(table)
    this.#row(table, 'TH', heads, 600)
    for (const line of lines) {
      if (this.#rowHeight(line, 400) > this.#bottom - this.#y) {
        this.#nextPage()
        this.#row(table, 'TH', heads, 600)
      }
      this.#row(table, 'TD', line, 400)
    }
    table.end()
    this.#y += gap
  }

  /** Returns columns in which no figure is broken, if there is enough space. */
  #columnsFor(rows: readonly InvoiceCells[]): readonly Column[] {
    const style = { ...text, weight: 600 } as const
    let spare = columns.reduce((sum, { cell, part }) => sum + (cell === 'product' ? part - 0.25 : 0), 0)
    const widened = columns.map((column) => {
      const { cell, part, right } = column
      if (!right) return column
      const widest = Math.max(...rows.map((row) => this.#type.widthOf(row[cell], style)))
      const more = Math.min(spare, Math.max(0, (widest + gap) / this.#width - part))
      spare -= more
      return { ...column, part: part + more }
    })
    const taken = widened.reduce((sum, { part }) => sum + part, -1)
    return widened.map((column) =>
      column.cell === 'product' ? { ...column, part: column.part - taken } : column,
    )
  }

  #rowHeight(cells: InvoiceCells, weight: Weight): number {
    const heights = this.#columns.map(({ cell, part }) =>
      this.#type.height(cells[cell], this.#width * part - gap / 2, { ...text, weight }),
    )
    return Math.max(...heights) + gap / 2
  }

  #row(table: PDFKit.PDFStructureElement, role: 'TH' | 'TD', cells: InvoiceCells, weight: Weight): void {
    const y = this.#y
    const row = this.#document.struct('TR')
    table.add(row)
    let x = margin
    for (const { cell, part, right } of this.#columns) {
      const left = x
      const width = this.#width * part - gap / 2
      const style = { ...text, weight, align: right ? ('right' as const) : ('left' as const) }
      // The space between columns is left of a number, and right of a text.
      const from = right ? left + gap / 2 : left
      this.#tagged(row, role, () => this.#type.draw(cells[cell], from, y, width, style))
      x += this.#width * part
    }
    row.end()
    this.#y += this.#rowHeight(cells, weight)
    this.#line(this.#y - gap / 4)
  }

  #sums(): void {
    const { sums } = this.#sheet
    const height = sums.length * strong.size * 1.6
    this.#makeRoom(height)
    const nameWidth = this.#width * 0.75
    for (const [index, [name, amount]] of sums.entries()) {
      const y = this.#y
      const style = index === sums.length - 1 ? { ...strong, size: 11 } : text
      this.#tagged(this.#root, 'P', () => {
        this.#type.draw(name, margin, y, nameWidth, { ...style, align: 'right' })
        const x = margin + nameWidth
        this.#type.draw(amount, x, y, this.#width - nameWidth, { ...style, align: 'right' })
      })
      this.#y += style.size * 1.6
    }
  }

  #tagged(parent: PDFKit.PDFStructureElement, role: string, draw: () => unknown): void {
    const element = this.#document.struct(role, {}, [() => void draw()])
    parent.add(element)
    element.end()
  }

  /** Starts a new page if the next block does not fit. */
  #makeRoom(height: number): void {
    if (this.#y + height > this.#bottom) this.#nextPage()
  }

  #nextPage(): void {
    this.#document.addPage()
    this.#document.fillColor(ink)
    this.#y = margin
  }

  /** Draws a rule, which screen readers skip. */
  #line(y: number): void {
    this.#document.markContent('Artifact', { type: 'Layout' })
    this.#document
      .moveTo(margin, y)
      .lineTo(margin + this.#width, y)
      .lineWidth(0.5)
      .strokeColor(rule)
      .stroke()
    this.#document.endMarkedContent()
  }

  #numberPages(): void {
    const { title, page } = this.#sheet
    const { count } = this.#document.bufferedPageRange()
    for (let index = 0; index < count; index += 1) {
      this.#document.switchToPage(index)
      this.#document.markContent('Artifact', { type: 'Pagination' })
      this.#type.draw(
        `${title} · ${page.replace('{page}', String(index + 1)).replace('{count}', String(count))}`,
        margin,
        this.#document.page.height - margin,
        this.#width,
        { ...small, align: 'right' },
      )
      this.#document.endMarkedContent()
    }
  }
}
