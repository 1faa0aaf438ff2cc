/** A part of a line of an owner's text: words, a picture, or a part without words. */
type LinePart = string | { readonly text: string } | { readonly alt: string } | { readonly lineBreak: true }

/** Returns the plain text of a line: a picture becomes its description, a line break a space. */
export function wordsOfLine(line: readonly LinePart[]): string {
  return line
    .map((part) => {
      if (typeof part === 'string') return part
      if ('text' in part) return part.text
      return 'alt' in part ? part.alt : ' '
    })
    .join('')
}
