/** The bytes of the letters of Windows-1252, which the platform can only decode. */
const bytes = new Map(
  [...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))].map(
    (letter, byte) => [letter, byte] as const,
  ),
)

const [apostrophe, questionMark] = [0x27, 0x3f]

/**
 * Encodes text as Windows-1252. Other letters lose their marks; those without a Latin letter become a question mark. A
 * wide quotation mark becomes an apostrophe, because it must not end the cell of a file that has it.
 */
export function encodeWindows1252(text: string): Uint8Array {
  return Uint8Array.from(
    [...text.normalize('NFC')].flatMap((letter) => {
      const byte = bytes.get(letter)
      if (byte !== undefined) return [byte]
      const plain = [...letter.normalize('NFKD').replaceAll(/\p{M}/gu, '')]
      return plain.map((each) => (each === '"' ? apostrophe : (bytes.get(each) ?? questionMark)))
    }),
  )
}
