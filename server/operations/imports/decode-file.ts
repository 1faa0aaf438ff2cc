import { isUtf8 } from 'node:buffer'
import { said } from '../../../contract/languages/said.ts'
import { importTexts } from './import-texts.ts'

/** The text of a file, with notices about its encoding. */
export type DecodedFile =
  | { readonly text: string; readonly notice: string | undefined }
  | { readonly problem: string }

/** The first bytes of file formats that are not text. */
const signatures: readonly (readonly [start: readonly number[], problem: 'workbook' | 'pdf'])[] = [
  [[0x50, 0x4b, 0x03, 0x04], 'workbook'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'workbook'],
  [[0x25, 0x50, 0x44, 0x46], 'pdf'],
]

/**
 * Decodes a file: UTF-8 and UTF-16 with or without a byte order mark, or else Windows-1252, which older spreadsheets in
 * Western countries write. Reports a guessed encoding.
 */
export function decodeFile(bytes: Uint8Array): DecodedFile {
  const texts = said(importTexts)
  for (const [start, format] of signatures) if (beginsWith(bytes, start)) return { problem: texts[format] }
  const { encoding, notice } = encodingOf(bytes)
  if (encoding === undefined) return { problem: texts.notText }
  const text = new TextDecoder(encoding).decode(bytes)
  if (text.trim() === '') return { problem: texts.empty }
  return text.includes('\u0000') ? { problem: texts.notText } : { text, notice }
}

interface Encoding {
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | undefined
  readonly notice: string | undefined
}

function encodingOf(bytes: Uint8Array): Encoding {
  if (beginsWith(bytes, [0xff, 0xfe])) return { encoding: 'utf-16le', notice: undefined }
  if (beginsWith(bytes, [0xfe, 0xff])) return { encoding: 'utf-16be', notice: undefined }
  const beginning = bytes.subarray(0, 2_000)
  if (beginning.includes(0)) {
    const notice = said(importTexts).utf16
    return { encoding: everyOtherIsZero(beginning) ? 'utf-16le' : undefined, notice }
  }
  if (isUtf8(bytes)) return { encoding: 'utf-8', notice: undefined }
  return { encoding: 'windows-1252', notice: said(importTexts).windows1252 }
}

/** Recognizes Latin text in UTF-16: a zero after nearly every letter and none before one. */
function everyOtherIsZero(bytes: Uint8Array): boolean {
  const zeros = (from: 0 | 1) => bytes.filter((byte, index) => index % 2 === from && byte === 0).length
  return zeros(0) === 0 && zeros(1) > bytes.length / 4
}

function beginsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte)
}
