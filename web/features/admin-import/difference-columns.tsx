import { Link } from 'react-router'
import * as z from 'zod/mini'
import type { ImportContents, ImportRow, RowKind } from '../../../contract/catalogue/imports.ts'
import { isLanguageTag } from '../../../contract/languages/languages.ts'
import { type OwnColumn, productColumns } from '../../../domain/catalogue/product-file/product-columns.ts'
import { isWordColumn, partsOf } from '../../../domain/catalogue/product-file/word-columns.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { languageNames } from '../../texts/language-names.ts'
import { punctuationTexts } from '../../texts/punctuation.ts'
import { Chip } from '../../ui/chip.tsx'
import type { RecordColumn } from '../../ui/table/record-table.tsx'
import { dayInShop } from '../../ui/values/date-format.ts'
import { type Formats, useFormats } from '../../ui/values/formats.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { movedColumnNames, movedImportTexts } from './moved-texts.ts'
import { columnNames, oneImportTexts as texts } from './texts.ts'

const chips: Readonly<Record<RowKind, 'plain' | 'good' | 'warn' | 'bad'>> = {
  new: 'good',
  changed: 'warn',
  unchanged: 'plain',
  wrong: 'bad',
}

type Cell = ImportRow['cells'][number]

const { columns: headers } = texts

/** Returns the columns of the comparison between a file and what the shop has. */
export function differenceColumns(contents: ImportContents = 'products'): readonly RecordColumn<ImportRow>[] {
  if (contents === 'products') return columnsOfProducts
  const [first, ...others] = columnsOfProducts
  return first ? [{ ...first, header: movedImportTexts.names[contents] }, ...others] : others
}

const columnsOfProducts: readonly RecordColumn<ImportRow>[] = [
  {
    header: headers.name,
    cell: ({ name, productId, kind }) =>
      productId !== undefined && kind !== 'new' ? (
        <Link className="row-link wrap-anywhere" to={dashboardLinks.product(productId)}>
          {name || texts.noName}
        </Link>
      ) : (
        <span className="wrap-anywhere">{name || texts.noName}</span>
      ),
  },
  { header: headers.row, cell: ({ row }, formats) => wholeNumber(formats, row), figures: true },
  { header: headers.kind, cell: ({ kind }) => <Chip state={chips[kind]}>{texts.kinds[kind]}</Chip> },
  {
    header: headers.cells,
    cell: ({ cells }) =>
      cells.length === 0 ? (
        '–'
      ) : (
        <ul className="change-fields grid gap-1 p-0 m-0 list-none wrap-anywhere">
          {cells.map((cell) => (
            <li key={cell.column}>
              <CellChange {...cell} />
            </li>
          ))}
        </ul>
      ),
  },
]

function CellChange({ column, before, after, problem }: Cell) {
  const formats = useFormats()
  const name = nameOf(column)
  const label = name !== undefined && <b>{texts.ofColumn(name)}</b>
  if (problem !== undefined) {
    return (
      <>
        {label}
        {after !== undefined && after !== '' && <q className="wrap-anywhere">{after}</q>}{' '}
        <span className="text-bad">{problem}</span>
      </>
    )
  }
  return (
    <>
      {label}
      {before !== undefined && (
        <>
          <del className="text-soft">
            <span className="sr-only">{texts.before} </span>
            {inWords(formats, column, before) || texts.nothingThere}
          </del>{' '}
          <span aria-hidden="true">→</span>{' '}
        </>
      )}
      <ins className="no-underline">
        <span className="sr-only">{texts.after} </span>
        {inWords(formats, column, after) || texts.nothingThere}
      </ins>
    </>
  )
}

/** Returns a cell as a person reads it: a day of an old order, and the rows of specifications. */
function inWords(formats: Formats, column: string, cell = ''): string {
  if (column === 'placed' && !Number.isNaN(Date.parse(cell))) return dayInShop(formats, Date.parse(cell))
  if (column === 'specs' || column.startsWith('specs:')) return specsInWords(cell)
  return cell
}

const specRows = z.array(z.object({ key: z.string(), value: z.string() }))

/** Writes `[{"key":"Colour","value":"Red"}]` as `Colour: Red`; keeps a cell of another form. */
function specsInWords(cell: string): string {
  if (!cell.startsWith('[')) return cell
  const read = specRows.safeParse(JSON.parse(cell))
  return read.success
    ? punctuationTexts.several(read.data.map(({ key, value }) => `${texts.ofColumn(key)}${value}`))
    : cell
}

/** Returns the displayed name of a column; undefined for the row as a whole. */
function nameOf(column: string): string | undefined {
  if (!isWordColumn(column)) {
    const known = productColumns.find((each): each is OwnColumn => each === column)
    return known ? columnNames[known] : movedColumnNames[column]
  }
  const { field, language } = partsOf(column)
  const named = isLanguageTag(language) ? languageNames[language] : language
  return texts.inLanguage(columnNames[field], named)
}
