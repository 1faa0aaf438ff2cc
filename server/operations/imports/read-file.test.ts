import { describe, expect, test } from 'vitest'
import { mostImportRows } from '../../../contract/catalogue/imports.ts'
import { readFile } from './read-file.ts'

const header = 'name,price,minOrderQuantity,availableQuantity,img,shortDescription'
const row = 'Schlüssel,9.50,1,12,/pictures/a.webp,Thin.'
const file = `${header}\r\n${row}\r\n`

async function read(bytes: Uint8Array | string) {
  const found = await readFile(typeof bytes === 'string' ? Buffer.from(bytes) : bytes)
  return 'problem' in found
    ? found
    : { cells: found.rows.map(({ row, cells }) => [row, cells[0]]), notices: found.notices }
}

const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()

describe('A file of products is read', () => {
  test.each<[string, Uint8Array, string | undefined]>([
    ['as UTF-8', Buffer.from(file), undefined],
    ['as UTF-8 with a byte order mark', Buffer.from(`\uFEFF${file}`), undefined],
    ['as UTF-16 with a byte order mark', Buffer.from(`\uFEFF${file}`, 'utf16le'), undefined],
    ['as UTF-16 in the other order', utf16be(`\uFEFF${file}`), undefined],
    ['as UTF-16 without a mark', Buffer.from(file, 'utf16le'), 'UTF-16'],
    ['as Windows-1252', Buffer.from(file, 'latin1'), 'Windows-1252'],
  ])('%s, and says so where it is a guess', async (_, bytes, notice) => {
    const found = await read(bytes)
    expect(found).toMatchObject({ cells: [[2, 'Schlüssel']] })
    expect('notices' in found && found.notices.join()).toEqual(
      notice === undefined ? '' : expect.stringContaining(notice),
    )
  })

  test.each([
    [';', 'semicolons'],
    ['\t', 'tabs'],
    ['|', 'vertical bars'],
  ])('with cells separated by %j', async (delimiter, name) => {
    const found = await read(file.replaceAll(',', delimiter))
    expect(found).toEqual({
      cells: [[2, 'Schlüssel']],
      notices: [`The cells were read as separated by ${name}.`],
    })
  })

  test('with the line by which a spreadsheet names the delimiter', async () => {
    expect(await read(`sep=;\r\n${file.replaceAll(',', ';')}`)).toMatchObject({ cells: [[2, 'Schlüssel']] })
  })

  test.each([
    [
      'a declared delimiter and the line ends of old systems',
      `sep=|\r${header}\r${row}\r`.replaceAll(',', '|'),
    ],
    [
      'empty rows and a title before the names of the columns',
      `\n\nProducts of my shop,,\n${header}\n${row}\n`,
    ],
    ['the mark of the end of a file in old systems', `${file}\u001a`],
    ['a formula that keeps a text', file.replace('Schlüssel', `"=""Schlüssel"""`)],
    ['a formula whose quotation marks are not doubled', file.replace('Schlüssel', '="Schlüssel"')],
  ])('with %s', async (_, text) => {
    const found = await read(text)
    expect('cells' in found && found.cells.map(([, name]) => name)).toEqual(['Schlüssel'])
  })

  test('but not with a quotation mark in the middle of a cell', async () => {
    expect(await read(`${header}\n="a"b,1,1,1,x,y`)).toMatchObject({
      problem: expect.stringContaining('middle of a cell'),
    })
  })

  test('with line breaks and quotation marks inside cells, and empty rows between the others', async () => {
    const found = await read(`${header}\n\n"A ""b""\nc",1,1,1,x,y\n,,,,,\n${row}`)
    expect(found).toMatchObject({
      cells: [
        [3, 'A "b"\nc'],
        [5, 'Schlüssel'],
      ],
    })
  })

  test('with headers as people write them, and unknown columns are reported', async () => {
    const found = await read(
      file.replace('shortDescription', 'Short Description,Colour').replace('name', 'NAME'),
    )
    expect(found).toMatchObject({ notices: ['This column is not known and ignored: Colour.'] })
  })
})

test('A column of prices in another currency than the shop’s is refused, and its own one is read', async () => {
  const priced = (name: string) => Buffer.from(file.replace(',price,', `,${name},`))
  expect(await readFile(priced('Price (EUR)'), [], 'USD')).toMatchObject({
    problem: expect.stringMatching(/“Price \(EUR\)”.*USD/),
  })
  expect(await readFile(priced('Preis (€)'), [], 'USD')).toHaveProperty('problem')
  expect(await readFile(priced('Price (EUR)'), [], 'EUR')).not.toHaveProperty('problem')
})

describe('A file of products is refused in words', () => {
  test.each<[string, Uint8Array | string, string]>([
    ['when it is empty', ' \n', 'The file is empty'],
    ['when it is a workbook', Buffer.from([0x50, 0x4b, 3, 4, 0]), 'Save as'],
    ['when it is a PDF', '%PDF-1.7', 'PDF'],
    ['when it is no text', Buffer.from([1, 0, 0, 0, 7, 0, 0, 9]), 'not a text file'],
    ['when it has no row', header, 'no row of a product'],
    ['when no column is known', 'a,b\n1,2', 'none of the columns'],
    [
      'when a column is missing',
      'name,price\nA,1',
      'lacks the columns minOrderQuantity, availableQuantity, img and shortDescription',
    ],
    ['when a column is there twice', 'name,Name,price\nA,B,1', 'mean the same'],
    ['when a quotation mark is not closed', `${header}\n"A,1,1,1,x,y`, 'Row 2: a quotation mark opens'],
    ['when one of the first row is not closed', `"${file}`, 'Row 1: a quotation mark opens'],
    [
      'when the last one of the first row is not closed',
      `name,"price\n${row}`,
      'Row 1: a quotation mark opens',
    ],
    ['when a quotation mark is in a cell', `${header}\nA "b",1,1,1,x,y`, 'Row 2: a quotation mark is in'],
    [
      'when it has too many rows',
      `${header}\n${`${row}\n`.repeat(mostImportRows + 1)}`,
      'more than 60000 rows',
    ],
  ])('%s', async (_, bytes, sentence) => {
    expect(await read(bytes)).toEqual({ problem: expect.stringContaining(sentence) })
  })
})
